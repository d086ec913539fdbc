import * as uiTexts from '@/config/texts/uiTexts';
import { shortDate } from '@/lib/format';
import { calendarDays } from '@/lib/daysUntil';
import { momentOf } from '@/lib/moment';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * To show only: a clock may be wrong. From 24 hours on, calendar days, as everywhere.
 * @shape 'just now', '5 min ago', '2 h ago', '3 days ago'
 * @empty null
 */
export function agoInWords(iso: string | null, now: number): string | null {
  const moment = momentOf(iso);
  if (moment === null) return null;
  const age = now - moment;
  if (age < MINUTE_MS) return uiTexts.justNow;
  if (age < HOUR_MS) return uiTexts.minutesAgo(Math.floor(age / MINUTE_MS));
  // A day has 25 hours at the end of daylight saving.
  const days = age < DAY_MS ? 0 : calendarDays(moment, now);
  return days === 0 ? uiTexts.hoursAgo(Math.floor(age / HOUR_MS)) : uiTexts.daysAgo(days);
}

/** Returns how long ago a date was while that is less than a day, then its day. @shape '2 h ago', '11/20/26' */
export function dayOrAgoInWords(iso: string | null, now: number): string {
  const moment = momentOf(iso);
  return (moment !== null && now - moment < DAY_MS && agoInWords(iso, now)) || shortDate(iso);
}
