import { CLOCK_DRIFT, SESSION_TIMED_OUT, TRACKING_NUMBER, UNEXPECTED_ERROR } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import type { Failure } from '@/lib/failure';

/** The identity SDK's errors about a token that was just issued: the local clock is slow, or fast. */
const CLOCK_ERRORS = ['The JWT was issued in the future', 'The JWT expired and is no longer valid'];

/**
 * For a tab that may no longer act for its user.
 * @source OpenID Connect Core, 12.2: renewals are for the same person
 */
export const SIGN_IN_ENDS = {
  otherPerson: appTexts.otherPersonSignedIn,
  signedOutElsewhere: appTexts.signedOutElsewhere,
} as const;

export interface Expiry {
  message: string;
  /** `over`: the session's data goes, and the app leaves after a countdown. The others end nothing. */
  kind: 'over' | 'serverError' | 'clockError';
  /** The drafts of this tab go too: the next user may be another person. */
  isWorkForgotten?: true;
}

/** The modal for a failed call. @spec SES-14, SES-15, SES-21, SES-24 @empty undefined if the screen shows it itself */
export function expiryFor(failure: Failure): Expiry | undefined {
  if (failure.call === 'employee') return undefined;
  // A call that finds no token is not sent, and counts as answered with 401.
  if (failure.kind === 'signedOut' || failure.status === 401) return { message: SESSION_TIMED_OUT, kind: 'over' };
  if (failure.status !== 500 || failure.isAddition === true) return undefined;
  const tracked = failure.trackingNumber === undefined ? '' : ` ${TRACKING_NUMBER} ${failure.trackingNumber}`;
  return { message: UNEXPECTED_ERROR + tracked, kind: 'serverError' };
}

/** Returns the clock-drift warning when a logged error says that the clock is slow or fast. @spec SES-20 */
export const clockDriftIn = (loggedError: string): Expiry | undefined =>
  CLOCK_ERRORS.some((error) => loggedError.includes(error)) ? { message: CLOCK_DRIFT, kind: 'clockError' } : undefined;
