import { isoDay } from '@/lib/format';
import type { HistoryFilter } from './historyFilter';

/** Returns the last days up to today. */
export function lastDays(days: number, today: Date): Pick<HistoryFilter, 'from' | 'to'> {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1);
  return { from: isoDay(first.toISOString()), to: isoDay(today.toISOString()) };
}
