import { momentOf } from '@/lib/format';

/**
 * How long something has taken, or took.
 *
 * @shape 'm:ss'; `until` is epoch milliseconds or an ISO date; a clock that runs behind the service's gives '0:00'
 * @empty without both dates undefined
 */
export function elapsedSince(start: string | null, until: number | string | null): string | undefined {
  const began = momentOf(start);
  const ended = typeof until === 'number' ? until : momentOf(until);
  if (began === null || ended === null) return undefined;
  const seconds = Math.max(0, Math.floor((ended - began) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
