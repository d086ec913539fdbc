import { lightFormat } from 'date-fns';
import { momentOf } from './moment';

/** Shown for a missing value in tables and data sets. */
export const MISSING = '--';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Currency en-US USD; '--' for null and non-numbers. */
export const money = (amount: number | null): string =>
  amount === null || !Number.isFinite(amount) ? MISSING : DOLLARS.format(amount);

/** 41.8 - 39.9 gives 1.8999…; five decimals are enough for the finest rates (sixteenths, SOFR). */
export const withoutRoundingError = (value: number): number => Math.round(value * 100_000) / 100_000;

/** Formats a rate or ratio that is already a percentage: 6.375 gives '6.375%'. */
export const percent = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? MISSING : `${value}%`;

/** Formats a ratio in a column of ratios, with two decimals: 41.2 gives '41.20%'. */
export const ratio = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? MISSING : `${twoDecimals(value)}%`;

/** Two decimals: 41.8 gives '41.80'. */
export const twoDecimals = (value: number): string => value.toFixed(2);

/** '1 day', '2 days'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins texts: 'DU, LPA, and LPA-C'. */
export const listFormat = (texts: readonly string[]): string => new Intl.ListFormat('en-US').format(texts);

/** A formatted value, for code that has its own way to show a missing one. @empty null for '--' */
export const orNull = (formatted: string): string | null => (formatted === MISSING ? null : formatted);

/** MM/dd/yy in the user's time zone; '--' for a date that was not delivered. */
export const shortDate = (iso: string | null): string => formatIso(iso, 'MM/dd/yy');

/** yyyy-MM-dd in the user's time zone, for date fields; '--' for a date that was not delivered. */
export const isoDay = (iso: string | null): string => formatIso(iso, 'yyyy-MM-dd');

/** MM/dd/yy hh:mm:ss aa in the user's time zone; '--' for a date that was not delivered. */
export const fullDateTime = (iso: string | null): string => formatIso(iso, 'MM/dd/yy hh:mm:ss aa');

/** MM/dd/yy hh:mm aa, without seconds, for planned times. */
export const plannedTime = (iso: string | null): string => formatIso(iso, 'MM/dd/yy hh:mm aa');

/** Formats epoch milliseconds as hh:mm:ss aa. */
export const clockTime = (moment: number): string => lightFormat(moment, 'hh:mm:ss aa');

/**
 * Returns the time between two dates.
 * @shape 'm:ss'; `until` is epoch milliseconds or an ISO date; '0:00' when the local clock runs behind the API's
 * @empty undefined without both dates
 */
export function elapsedSince(start: string | null, until: number | string | null): string | undefined {
  const began = momentOf(start);
  const ended = typeof until === 'number' ? until : momentOf(until);
  if (began === null || ended === null) return undefined;
  const seconds = Math.max(0, Math.floor((ended - began) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function formatIso(iso: string | null, pattern: string): string {
  const moment = momentOf(iso);
  return moment === null ? MISSING : lightFormat(moment, pattern);
}
