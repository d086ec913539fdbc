import { differenceInCalendarDays } from 'date-fns';
import { momentOf } from './format';

/**
 * Returns the calendar days from now until a date, in the user's time zone: 0 today, negative in the past.
 *
 * @shape `iso` is ISO 8601 as received, `now` is epoch milliseconds
 * @empty null for an invalid date
 */
export function daysUntil(iso: string | null, now: number): number | null {
  const moment = momentOf(iso);
  return moment === null ? null : differenceInCalendarDays(moment, now);
}

/**
 * True once a date has passed: a day, such as '2026-11-21', when it is over.
 *
 * @empty false for an invalid date
 */
export function hasPassed(iso: string, now: number): boolean {
  if (!iso.includes('T')) return (daysUntil(iso, now) ?? 0) < 0;
  const moment = momentOf(iso);
  return moment !== null && moment <= now;
}
