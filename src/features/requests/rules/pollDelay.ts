import { HISTORY_POLL_INTERVAL_MS, HISTORY_POLL_MAX_DELAY_MS } from '@/config/constants';
import { isInconclusive, type Failure } from '@/lib/failure';

/**
 * Returns the milliseconds until the next read after this many failures in a row: 5, 5, 10, 20, 40, 60, 60 seconds and
 * so on, but not before `pauseMs`, which a busy service asks for.
 */
export const pollDelay = (failures: number, pauseMs = 0): number =>
  Math.max(pauseMs, Math.min(HISTORY_POLL_INTERVAL_MS * 2 ** Math.max(0, failures - 1), HISTORY_POLL_MAX_DELAY_MS));

/** The session is over: polling stops until the user signs in again. */
export const endsPolling = ({ kind, status }: Failure): boolean => kind === 'signedOut' || status === 401;

/** A retry would get the same response, so polling waits until the user acts, returns to the tab or reconnects. */
export const isLasting = (failure: Failure): boolean =>
  failure.kind === 'bug' || (failure.kind === 'http' && !isInconclusive(failure));
