import { differenceInCalendarDays } from 'date-fns';
import { momentOf } from './moment';

/** A calendar day, the same in every time zone. */
export type Day = `${number}-${number}-${number}`;

/** Calendar days from now (epoch milliseconds): 0 today in the user's zone. @empty null for an invalid day */
export function daysUntil(day: Day | null, now: number): number | null {
  const moment = momentOf(day);
  return moment === null ? null : differenceInCalendarDays(moment, now);
}
