import { elapsedSince } from '@/lib/format';
import { useNow } from './useNow';

/**
 * The time since a date. It changes every second, so screen readers don't get it.
 * @empty nothing for an invalid date
 */
export function Elapsed({ since }: { readonly since: string | null }) {
  const elapsed = elapsedSince(since, useNow());
  return elapsed !== undefined && <span aria-hidden>{elapsed}</span>;
}
