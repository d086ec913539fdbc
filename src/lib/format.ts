import { lightFormat } from 'date-fns';
import { momentOf } from './moment';

/** Shown for a missing value in tables and data sets. */
export const MISSING = '--';

/**
 * Formats read the number's decimal text: 44.995 is less than that as a double. Half a unit goes away from zero. A
 * format is made when it is first used, because browsers take long.
 */
export const formatting = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
    return format.format(String(value) as `${number}`);
  };
};

/** From here on, a number is written in its own short form: hundreds of digits fit nowhere. */
export const SHORT_FORM = 1e21;

/** A number with few decimals is its own text, so that History's first rows need no format. */
export const decimals = (minimumFractionDigits: number, maximumFractionDigits: number): ((value: number) => string) => {
  const format = formatting({ minimumFractionDigits, maximumFractionDigits, useGrouping: false });
  return (value) => {
    if (Math.abs(value) >= SHORT_FORM) return String(value);
    const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
    if (whole === undefined || fraction.length > maximumFractionDigits) return format(value);
    const digits = fraction.padEnd(minimumFractionDigits, '0');
    return digits === '' ? whole : `${whole}.${digits}`;
  };
};
export const twoDecimals = decimals(2, 2);
const allDecimals = decimals(0, 20);

/** A service may compute 41.800000000000004: a double is exact to 15 digits. */
export const withoutRoundingError = (value: number): number => Number(value.toPrecision(14));

/**
 * The sum of numbers as their decimals are written: 0.1 + 0.2 gives 0.3, and 41.8 - 39.9 gives 1.9.
 * @empty NaN with a value that is not finite
 */
export function decimalSum(...values: readonly number[]): number {
  if (!values.every(Number.isFinite)) return Number.NaN;
  const places = Math.max(0, ...values.map((value) => allDecimals(value).split('.')[1]?.length ?? 0));
  // Not a negative zero.
  return Number(values.reduce((sum, value) => sum + value, 0).toFixed(places)) || 0;
}

/** Formats a ratio in a column of ratios, with two decimals: 41.2 gives '41.20%'. */
export const ratio = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? MISSING : `${twoDecimals(value)}%`;

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins texts: 'DU, LPA, and LPA-C'. Not by Intl, whose first list takes 4 % of the time to History's first row. */
export const listFormat = (texts: readonly string[]): string =>
  texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;

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

/**
 * 'MM/dd/yy hh:mm:ss aa EST': the zone tells the two hours apart that the end of daylight saving gives the same name.
 */
export const zonedDateTime = (iso: string | null): string => withZone(iso, fullDateTime(iso));

/** The same without seconds, for paper. */
export const zonedTime = (iso: string | null): string => withZone(iso, plannedTime(iso));

function withZone(iso: string | null, text: string): string {
  const moment = momentOf(iso);
  return moment === null ? text : `${text} ${zoneAt(new Date(moment))}`;
}

/** By what the browser calls a moment's zone. Formatters take long to make, so most users' zones are known. */
const zones = new Map([
  ['GMT+0000 (Coordinated Universal Time)', 'UTC'],
  ...['Eastern', 'Central', 'Mountain', 'Pacific'].flatMap((name, place) => [
    [`GMT-0${place + 5}00 (${name} Standard Time)`, `${name.charAt(0)}ST`] as const,
    [`GMT-0${place + 4}00 (${name} Daylight Time)`, `${name.charAt(0)}DT`] as const,
  ]),
]);

function zoneAt(date: Date): string {
  const key = date.toTimeString().slice('00:00:00 '.length);
  const zone =
    zones.get(key) ??
    new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ??
    '';
  zones.set(key, zone);
  return zone;
}

/** Formats epoch milliseconds as hh:mm:ss aa. */
export const clockTime = (moment: number): string => lightFormat(moment, 'hh:mm:ss aa');

/** @shape 'm:ss', '0:00' if the local clock is slow; `until` in milliseconds or ISO @empty undefined without both */
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
