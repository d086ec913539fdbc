import { describe, expect, it } from 'vitest';
import { clockTime, elapsedSince, fullDateTime, money, percent, plannedTime, ratio, shortDate } from '@/lib/format';

// @spec APP-16
describe('amounts', () => {
  it.each([
    [412_000, '$412,000.00'],
    [0, '$0.00'],
    [-12.5, '-$12.50'],
    [1234.567, '$1,234.57'],
    [null, '--'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%s is %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });

  it.each([
    [6.375, '6.375%'],
    [0, '0%'],
    [null, '--'],
    [Number.NaN, '--'],
  ])('rate %s is %s', (value, text) => {
    expect(percent(value)).toBe(text);
  });
});

it.each([
  [41.2, '41.20%'],
  [95, '95.00%'],
  [79.996, '80.00%'],
  [0, '0.00%'],
  [null, '--'],
  [Number.NaN, '--'],
])('ratio %s is %s', (value, text) => {
  expect(ratio(value)).toBe(text);
});

describe('dates', () => {
  // @spec HIS-9, APP-17
  it("are shown in the user's time zone", () => {
    const local = '2026-11-20T09:05:07';
    expect(shortDate(local)).toBe('11/20/26');
    expect(fullDateTime(local)).toBe('11/20/26 09:05:07 AM');
    expect(plannedTime(local)).toBe('11/20/26 09:05 AM');
    expect(clockTime(new Date(2026, 10, 20, 13, 5, 7).getTime())).toBe('01:05:07 PM');
  });

  // @spec APP-17
  it.each([null, '', 'yesterday', '2026-13-45', '11/20/26', '0'.repeat(400)])('%j is no date', (text) => {
    expect(shortDate(text)).toBe('--');
    expect(fullDateTime(text)).toBe('--');
    expect(plannedTime(text)).toBe('--');
  });
});

it.each([
  ['2026-11-14T10:42:00Z', '2026-11-14T10:42:09Z', '0:09'],
  ['2026-11-14T10:42:00Z', '2026-11-14T11:44:10Z', '62:10'],
  ['2026-11-14T10:42:00Z', '2026-11-14T10:41:00Z', '0:00'],
  ['2026-11-14T10:42:00Z', Date.parse('2026-11-14T10:43:05.900Z'), '1:05'],
  [null, '2026-11-14T10:41:00Z', undefined],
  ['2026-11-14T10:42:00Z', null, undefined],
])('counts from %s to %s: %s', (start, until, expected) => {
  expect(elapsedSince(start, until)).toBe(expected);
});
