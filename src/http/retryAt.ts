import { httpMoment } from '@/lib/moment';

/** Longer pauses are cut: an order needs reads, and a proxy may name a day. */
const MAX_PAUSE_MS = 5 * 60_000;

/**
 * Returns when a service that refused a call wants to be asked again, from its Retry-After header: seconds, or a date,
 * which counts from the response's own Date.
 * @shape epoch milliseconds of this computer's clock, at most five minutes ahead
 * @empty undefined without a header that names a time to come
 */
export function retryAtOf(retryAfter: unknown, date: unknown, now: number): number | undefined {
  const text = typeof retryAfter === 'string' ? retryAfter.trim() : '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : (httpMoment(text) ?? 0) - (httpMoment(date) ?? now);
  return pause > 0 ? now + Math.min(pause, MAX_PAUSE_MS) : undefined;
}

/** True while the service wants not to be asked. A clock that was set back in between doesn't prolong the pause. */
export const isPaused = (retryAt: number | undefined, now: number): boolean =>
  retryAt !== undefined && now < retryAt && retryAt - now <= MAX_PAUSE_MS;
