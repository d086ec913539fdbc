import { differenceInCalendarDays } from 'date-fns';
import { momentOf } from './moment';

/** A calendar day, the same in every time zone. */
export type Day = `${number}-${number}-${number}`;

/** From one time to another (epoch milliseconds), in the user's zone. */
export const calendarDays = (from: number, to: number): number => differenceInCalendarDays(to, from);

/** Calendar days from now (epoch milliseconds): 0 today in the user's zone. @empty null for an invalid day */
export function daysUntil(day: Day | null, now: number): number | null {
  const moment = momentOf(day);
  return moment === null ? null : calendarDays(now, moment);
}
