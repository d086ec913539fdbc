import {
  CLOCK_DRIFT,
  JWT_FROM_THE_FUTURE,
  SESSION_TIMED_OUT,
  TRACKING_NUMBER,
  UNEXPECTED_ERROR,
} from '@/config/messages';
import type { Failure } from '@/lib/failure';

/** Why the session modal appears. */
export interface Expiry {
  message: string;
  countsDown: boolean;
  isInternalServerError: boolean;
}

/**
 * The modal a failed call raises; undefined for the failures that the part of the screen that asked shows itself.
 *
 * @source Specification §8: 400 ignored; 401 times out; 500 shows the tracking number; org/employee is exempt
 */
export function expiryFor(failure: Failure): Expiry | undefined {
  if (failure.call === 'employee') return undefined;
  if (failure.kind === 'signedOut' || failure.status === 401) {
    return { message: SESSION_TIMED_OUT, countsDown: true, isInternalServerError: false };
  }
  if (failure.status !== 500) return undefined;
  const { trackingNumber } = failure;
  const message =
    trackingNumber === undefined ? UNEXPECTED_ERROR : `${UNEXPECTED_ERROR} ${TRACKING_NUMBER} ${trackingNumber}`;
  return { message, countsDown: false, isInternalServerError: true };
}

/**
 * The clock-drift warning, when a logged error says that a token comes from the future.
 *
 * @source Specification §4, "Clock drift"
 */
export const clockDriftIn = (loggedError: string): Expiry | undefined =>
  loggedError.includes(JWT_FROM_THE_FUTURE)
    ? { message: CLOCK_DRIFT, countsDown: false, isInternalServerError: false }
    : undefined;
