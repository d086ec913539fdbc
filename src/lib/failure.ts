import { shortText } from './shortText';

export const FAILURE_KINDS = ['http', 'network', 'timeout', 'unreadable', 'signedOut', 'bug'] as const;

/** Why a call failed, as plain data for state and actions. It contains nothing of the request. */
export interface Failure {
  /**
   * `http`: the API responded with an error status. `network`: no response. `timeout`: no response in time.
   * `unreadable`: the response does not match the contract. `signedOut`: nothing was sent, because there is no token.
   * `bug`: our own code threw.
   */
  kind: (typeof FAILURE_KINDS)[number];
  /** The call's name in the contract, or `userInfo`, which the identity provider answers. */
  call: string;
  status?: number;
  /** The specification doesn't make this call on the open screen: its 500 raises no modal. */
  isAddition?: true;
  isUnsent?: true;
  /** failureTrackingNumber of the response, else its activityId. */
  trackingNumber?: string;
  /** Of a bug: its code in the log. */
  reference?: string;
  /** When a service that is too busy wants to be asked again: epoch milliseconds of this computer's clock. */
  retryAt?: number;
  /**
   * What the service says about a refusal (4xx). It may repeat what the user typed: mask a password before it is
   * stored.
   */
  reasons?: Reason[];
  /** Of a 400: its body is a web page, as gateways send it. */
  isPage?: true;
}

export interface Reason {
  key: string | null;
  field: string | null;
  borrowerKey: string | null;
  message: string | null;
}

/** More is no sentence for a user. */
const MOST_CHARACTERS = 1_000;

/** The service's words about a refusal. @empty '' if it says nothing */
export const wordsOf = ({ reasons = [] }: Failure): string =>
  shortText([...new Set(reasons.flatMap(({ message }) => message ?? []))].join(' '), MOST_CHARACTERS);

/** True when the service says that the anti-forgery token was missing or wrong: it checks that before it acts. */
export const isForgeryRefusal = (failure: Failure): boolean => /[cx]srf|forgery/i.test(wordsOf(failure));

/**
 * A call that a gateway redirects to its sign-in page fails as if the connection were lost. Only opening a page leads
 * to that one.
 */
export const isPerhapsSignIn = ({ kind }: Failure): boolean => kind === 'network' && navigator.onLine;

export class FailedCall extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.call} failed: ${failure.kind}${failure.status === undefined ? '' : ` ${failure.status}`}`);
    this.name = 'FailedCall';
    this.failure = failure;
  }
}

/** True for a call without an answer: the connection may be lost. */
export const isUnanswered = (failure: Failure | undefined): boolean =>
  failure?.kind === 'network' || failure?.kind === 'timeout';

/** Statuses that usually come from a proxy, not from the API itself. */
const ON_THE_WAY = [408, 425, 429];

/** True for an error status that does not show whether the API acted. A retry may succeed. */
export const isInconclusive = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'http' && (status >= 500 || ON_THE_WAY.includes(status));
