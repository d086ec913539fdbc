import { SERVICE_PAUSE_MAX_MS } from '@/config/constants';
import { httpMoment } from '@/lib/moment';

/**
 * Returns when a service that refused a call wants to be asked again, from its Retry-After header: seconds, or a date,
 * which counts from the response's own Date.
 * @shape epoch milliseconds of this computer's clock, at most a minute ahead
 * @empty undefined without a header that names a time to come
 */
export function retryAtOf(retryAfter: unknown, date: unknown, now: number): number | undefined {
  const text = typeof retryAfter === 'string' ? retryAfter.trim() : '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : (httpMoment(text) ?? 0) - (httpMoment(date) ?? now);
  return pause > 0 ? now + Math.min(pause, SERVICE_PAUSE_MAX_MS) : undefined;
}
