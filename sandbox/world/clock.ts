import type { Day } from '@/lib/daysUntil';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The fictional lender's office time is six hours behind UTC. */
const OFFICE_OFFSET_HOURS = 6;

const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === 6;

/**
 * Returns an office hour some working days before `now`; more days always give an earlier time.
 * @shape milliseconds since 1970; `hour` is office time, 0 to 17
 */
export function workingDaysBefore(now: number, days: number, hour: number, minute = 0): number {
  const date = new Date(now);
  for (let left = days; left > 0 || isWeekend(date);) {
    date.setUTCDate(date.getUTCDate() - 1);
    if (!isWeekend(date)) left -= 1;
  }
  return date.setUTCHours(hour + OFFICE_OFFSET_HOURS, minute, minute % 7, 0);
}

export function nextOfficeHour(now: number, hour: number): number {
  const today = new Date(now).setUTCHours(hour + OFFICE_OFFSET_HOURS, 0, 0, 0);
  return today > now ? today : today + DAY;
}

export const isoDateTime = (at: number): string => new Date(at).toISOString();
export const isoDate = (at: number): Day => isoDateTime(at).slice(0, 10) as Day;

/** The other forms in which services send a day. Time and zone mean nothing. */
export const dayAtMidnight = (at: number): Day => `${isoDate(at)}T00:00:00.0000000Z` as Day;
export const dayWithOffset = (at: number): Day => `${isoDate(at)}T00:00:00+00:00` as Day;

export const readableDateTime = (at: number): string => `${isoDateTime(at).slice(0, 16).replace('T', ' ')} UTC`;
