/** Why a call gave no answer, as plain data that state and actions may hold: nothing of the request. */
export interface Failure {
  /**
   * `http`: the service answered with an error status. `network`: no answer at all. `timeout`: none in time.
   * `unreadable`: an answer that is not what was agreed. `signedOut`: nothing was sent, because there is no token.
   * `bug`: our own code threw.
   */
  kind: 'http' | 'network' | 'timeout' | 'unreadable' | 'signedOut' | 'bug';
  /** The call's name in the contract. */
  call: string;
  status?: number;
  /** failureTrackingNumber, else activityId, of the answer. */
  trackingNumber?: string;
  /** Field errors of a 400 answer, as delivered. */
  body?: unknown;
}

/** What a call rejects with. */
export class FailedCall extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.call} failed: ${failure.kind}${failure.status === undefined ? '' : ` ${failure.status}`}`);
    this.name = 'FailedCall';
    this.failure = failure;
  }
}

/** The failure behind anything caught; what is not a failed call is a bug of ours. */
export const failureOf = (caught: unknown): Failure =>
  caught instanceof FailedCall ? caught.failure : { kind: 'bug', call: 'companion' };

/** Whether something caught is a failed call of a certain kind. */
export const isFailedCall = (caught: unknown, is: (failure: Failure) => boolean): boolean =>
  caught instanceof FailedCall && is(caught.failure);

/** Statuses that come from on the way rather than from the service's own judgement. */
const ON_THE_WAY = [408, 425, 429];

/** An error status that says nothing of whether the service acted; asking again may bring another answer. */
export const isInconclusive = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'http' && (status >= 500 || ON_THE_WAY.includes(status));

/** One plain sentence for people; `what` names the thing that was asked for, such as "the loan's history". */
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

/** The same of something that was sent to be saved; `what` begins the sentence, such as "The selection". */
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
