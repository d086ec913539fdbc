import { differenceInCalendarDays } from 'date-fns';
import { momentOf } from './format';

/** A calendar day, the same in every time zone. */
export type Day = `${number}-${number}-${number}`;

/**
 * Returns the calendar days from now until a day: 0 today in the user's time zone, negative in the past.
 * @shape `now` is epoch milliseconds
 * @empty null for an invalid day
 */
export function daysUntil(day: Day | null, now: number): number | null {
  const moment = momentOf(day);
  return moment === null ? null : differenceInCalendarDays(moment, now);
}
