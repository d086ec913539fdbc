import { attempt } from '@/lib/attempt';

/**
 * Returns the accent of the deployment as this tab's previous page applied it, for what is shown before the
 * configuration arrives.
 * @empty '' on the first page of a tab, and where storage is blocked
 */
export function keptAccent(): string {
  const kept = attempt(() => sessionStorage.getItem('companion.accent')) ?? '';
  return /^light-dark\(#\w{6}, #\w{6}\)$/.test(kept) ? kept : '';
}
