import type { Failure } from '@/lib/failure';

/** Returns one sentence for the user; `what` names the requested data, such as "the loan's history". */
export function describeFailure(failure: Failure, what: string): string {
  switch (failure.kind) {
    case 'network':
      return `Could not reach the service to load ${what}. Check your connection.`;
    case 'timeout':
      return `The service took too long to answer with ${what}.`;
    case 'unreadable':
      return `The service's answer with ${what} could not be read.`;
    case 'signedOut':
      return `You are signed out, so ${what} was not loaded.`;
    case 'bug':
      return `Something went wrong while showing ${what}.`;
    case 'http':
      return describeStatus(failure.status ?? 0, what);
  }
}

/**
 * Returns one sentence for the user about data that was not saved; `what` starts the sentence, such as "The selection".
 */
export const describeUnsaved = (failure: Failure, what: string): string =>
  `${what} was not saved: ${reasonOf(failure)}`;

function reasonOf({ kind, status = 0 }: Failure): string {
  switch (kind) {
    case 'network':
      return 'the service could not be reached. Check your connection.';
    case 'timeout':
      return 'the service took too long to answer.';
    case 'unreadable':
      return "the service's answer could not be read.";
    case 'signedOut':
      return 'you are signed out.';
    case 'bug':
      return 'something went wrong.';
    case 'http':
      return status === 403 ? 'you do not have permission.' : `the service answered with status ${status}.`;
  }
}

function describeStatus(status: number, what: string): string {
  if (status === 403) return `You do not have access to ${what}.`;
  if (status === 404) return `The service does not know ${what}.`;
  return `The service could not provide ${what} (status ${status}).`;
}
