import { afterEach, describe, expect, it } from 'vitest';
import {
  clockTime,
  decimalSum,
  elapsedSince,
  fullDateTime,
  plannedTime,
  ratio,
  shortDate,
  twoDecimals,
  withoutRoundingError,
  zonedDateTime,
  zonedTime,
  listFormat,
} from '@/lib/format';
import { money, percent } from '@/lib/amounts';
import { fc } from '@tests/support/properties';

// @spec APP-16
describe('amounts', () => {
  it.each([
    [412_000, '$412,000.00'],
    [0, '$0.00'],
    [-12.5, '-$12.50'],
    [1234.567, '$1,234.57'],
    [1.005, '$1.01'],
    [-1.005, '-$1.01'],
    [8.575, '$8.58'],
    [1_000_000.245, '$1,000,000.25'],
    [-0.001, '$0.00'],
    [-0, '$0.00'],
    [1e-7, '$0.00'],
    [1e308, '$1e+308'],
    [-1e21, '-$1e+21'],
    [null, '--'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%s is %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });

  it.each([
    [6.375, '6.375%'],
    [41.800000000000004, '41.8%'],
    [33.333335, '33.33334%'],
    [-1e-7, '0%'],
    [-0, '0%'],
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
  [44.995, '45.00%'],
  [1.005, '1.01%'],
  [-1.005, '-1.01%'],
  [102.345, '102.35%'],
  [44.9949999, '44.99%'],
  [-0.001, '0.00%'],
  [-0.005, '-0.01%'],
  [0, '0.00%'],
  [-0, '0.00%'],
  [1234.5, '1234.50%'],
  [null, '--'],
  [Number.NaN, '--'],
])('ratio %s is %s', (value, text) => {
  expect(ratio(value)).toBe(text);
});

// @spec APP-28
describe('decimals', () => {
  const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const textOf = (units: number, decimals: number): string => {
    const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
    return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  };
  const roundedOff = (units: number): number => Math.sign(units) * Math.floor((Math.abs(units) + 5) / 10);

  it('are rounded as written, half away from zero, and never to a negative zero', () => {
    fc.assert(
      fc.property(thousandths, (units) => {
        const value = Number(textOf(units, 3));
        const expected = textOf(roundedOff(units), 2);
        expect(twoDecimals(value)).toBe(expected);
        expect(ratio(value)).toBe(`${expected}%`);
        expect(money(value).replace(/[$,]/g, '')).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of a difference are those of the decimals', () => {
    fc.assert(
      fc.property(thousandths, thousandths, (one, other) => {
        expect(decimalSum(Number(textOf(one, 5)), -Number(textOf(other, 5)))).toBe(Number(textOf(one - other, 5)));
      }),
    );
  });

  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[41.8, -39.9], 1.9],
    [[1_000_000.105, -1_000_000], 0.105],
    [[1.1, 2.205, 0], 3.305],
    [[1e-7, 1e-7], 2e-7],
    [[1e21, 1], 1e21],
    [[0.5, -0.5], 0],
    [[1, Number.POSITIVE_INFINITY], Number.NaN],
  ])('of the sum of %j make %d', (values, sum) => {
    expect(decimalSum(...values)).toBe(sum);
  });

  it.each([
    [41.800000000000004, 41.8],
    [44.995, 44.995],
    [44.9949999, 44.9949999],
    [-0.30000000000000004, -0.3],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('without the rounding error of %d are %d', (computed, value) => {
    expect(withoutRoundingError(computed)).toBe(value);
  });
});

describe('a zone', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  // @spec APP-30
  it.each([
    ['America/New_York', '2026-11-01T05:30:00Z', '11/01/26 01:30:00 AM EDT'],
    ['America/New_York', '2026-11-01T06:30:00Z', '11/01/26 01:30:00 AM EST'],
    ['America/Chicago', '2026-07-01T06:30:00Z', '07/01/26 01:30:00 AM CDT'],
    ['UTC', '2026-11-01T06:30:00Z', '11/01/26 06:30:00 AM UTC'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '10/25/26 02:30:00 AM GMT+2'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '10/25/26 02:30:00 AM GMT+1'],
  ])('%s tells %s apart: %s', (name, moment, text) => {
    process.env['TZ'] = name;
    expect(zonedDateTime(moment)).toBe(text);
    expect(zonedTime(moment)).toBe(text.replace(/:00 (AM|PM)/, ' $1'));
  });

  it.each(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'UTC'])(
    'of %s is called what the browser calls it, in summer and winter',
    (timeZone) => {
      process.env['TZ'] = timeZone;
      for (const moment of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']) {
        const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
        expect(zonedDateTime(moment).split(' ').at(-1)).toBe(format.format(new Date(moment)).split(' ').at(-1));
      }
    },
  );

  it.each([null, '', '0001-01-01', 'soon'])('is not added to %j', (date) => {
    expect([zonedDateTime(date), zonedTime(date)]).toEqual(['--', '--']);
  });
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

it('joins a list as American English does', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect(listFormat(texts)).toBe(new Intl.ListFormat('en-US').format(texts));
    }),
  );
});
