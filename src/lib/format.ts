import { isValid, lightFormat, parseISO } from 'date-fns';

/** Specification §9: what stands for a missing value in tables and data sets. */
export const MISSING = '--';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Currency en-US USD (specification §9); null and non-numbers give '--'. */
export const money = (amount: number | null): string =>
  amount === null || !Number.isFinite(amount) ? MISSING : DOLLARS.format(amount);

/** 41.8 - 39.9 is 1.8999… to a computer. Five decimals hold the finest rates: sixteenths, and indexes such as SOFR. */
export const withoutNoise = (value: number): number => Math.round(value * 100_000) / 100_000;

/** A rate or ratio that is delivered as a percentage: 6.375 gives '6.375%'. */
export const percent = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? MISSING : `${value}%`;

/** '1 day', '2 days'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** MM/dd/yy in the reader's time zone (specification §9); what is no date gives '--'. */
export const shortDate = (iso: string | null): string => formatIso(iso, 'MM/dd/yy');

/** MM/dd/yy hh:mm:ss aa in the reader's time zone (specification §9); what is no date gives '--'. */
export const fullDateTime = (iso: string | null): string => formatIso(iso, 'MM/dd/yy hh:mm:ss aa');

/** The same to the minute, for what is only planned: MM/dd/yy hh:mm aa. */
export const plannedTime = (iso: string | null): string => formatIso(iso, 'MM/dd/yy hh:mm aa');

/** hh:mm:ss aa of a moment in epoch milliseconds. */
export const clockTime = (moment: number): string => lightFormat(moment, 'hh:mm:ss aa');

/** Epoch milliseconds of an ISO 8601 text; null when it is not a date. A text without a zone is local time. */
export function momentOf(iso: string | null): number | null {
  if (iso === null) return null;
  const date = parseISO(iso);
  return isValid(date) ? date.getTime() : null;
}

/**
 * How long something has taken, or took.
 *
 * @shape 'm:ss'; `until` is epoch milliseconds or an ISO date; a clock that runs behind the service's gives '0:00'
 * @empty without both dates undefined
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
