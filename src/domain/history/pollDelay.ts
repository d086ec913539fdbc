import { HISTORY_POLL_INTERVAL_MS, HISTORY_POLL_MAX_DELAY_MS } from '@/config/constants';
import { isInconclusive, type Failure } from '@/lib/failure';

/** Milliseconds until the next read after so many failures in a row: 5, 5, 10, 20, 40, 60, 60 seconds and so on. */
export const pollDelay = (failures: number): number =>
  Math.min(HISTORY_POLL_INTERVAL_MS * 2 ** Math.max(0, failures - 1), HISTORY_POLL_MAX_DELAY_MS);

/** The session is over: nothing more is read until the user has signed in again. */
export const endsPolling = ({ kind, status }: Failure): boolean => kind === 'signedOut' || status === 401;

/** Asking again would bring the same answer, so it is only done when somebody wants it. */
export const isLasting = (failure: Failure): boolean =>
  failure.kind === 'bug' || (failure.kind === 'http' && !isInconclusive(failure));
