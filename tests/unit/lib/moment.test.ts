import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { day, moment } from '@/http/contract/fields';
import { daysUntil } from '@/lib/daysUntil';
import { elapsedSince, fullDateTime, isoDay, plannedTime, shortDate } from '@/lib/format';
import { hasZone, httpMoment, meansNone, momentOf } from '@/lib/moment';
import { fc } from '@tests/support/properties';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

const MINUTE_MS = 60_000;

// @spec APP-27
describe('a moment of a service', () => {
  it.each([
    ['2026-11-26T21:35:55-05:00', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-05:00[America/New_York]', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-05:00[Mars/Phobos]', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55Z[UTC]', '2026-11-26T21:35:55.000Z'],
    ['2026-11-26T21:35:55[America/New_York]', '2026-11-27T02:35:55.000Z'],
    ['2026-07-26T21:35:55[America/New_York]', '2026-07-27T01:35:55.000Z'],
    ['2026-11-26T21:35:55[Asia/Kolkata]', '2026-11-26T16:05:55.000Z'],
    ['2026-11-26T21:35:55[Etc/GMT+5]', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-5', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-05', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-5:00', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55+5:30', '2026-11-26T16:05:55.000Z'],
    ['2026-11-26T21:35:55-0500', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-05:00:00', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55-04:56:02', '2026-11-27T02:31:57.000Z'],
    ['2026-11-26T21:35:55\u221205:00', '2026-11-27T02:35:55.000Z'],
    ['2026-11-26T21:35:55+14:00', '2026-11-26T07:35:55.000Z'],
    ['2026-11-26T21:35:55-12:00', '2026-11-27T09:35:55.000Z'],
    ['2026-11-26T21:35:55-00:00', '2026-11-26T21:35:55.000Z'],
    ['2026-11-26t21:35:55z', '2026-11-26T21:35:55.000Z'],
    ['2026-11-26 21:35:55.1234567 -05:00', '2026-11-27T02:35:55.123Z'],
    ['2026-11-26T21:35:55.5Z', '2026-11-26T21:35:55.500Z'],
    ['2026-11-26T21:35:55,25Z', '2026-11-26T21:35:55.250Z'],
    ['2026-11-26T21:35Z', '2026-11-26T21:35:00.000Z'],
    ['20261126T213555Z', '2026-11-26T21:35:55.000Z'],
    ['2026-11-26T24:00:00Z', '2026-11-27T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['1990-01-01T00:00:00Z', '1990-01-01T00:00:00.000Z'],
    ['2199-12-31T23:59:59-05:00', '2200-01-01T04:59:59.000Z'],
  ])('%s is %s in every time zone', (text, expected) => {
    for (const zone of ['America/New_York', 'UTC', 'Pacific/Auckland']) {
      process.env['TZ'] = zone;
      expect(new Date(momentOf(text) ?? 0).toISOString()).toBe(expected);
      expect(hasZone(text)).toBe(true);
      expect(v.parse(moment, ` ${text} `)).toBe(text);
    }
  });

  it.each(['2026-11-26', '2026-11-26T21:35:55', '2026-11-26 21:35:55.123', '2026-11-29T10:00', '20261130T1015'])(
    '%s is local time',
    (text) => {
      process.env['TZ'] = 'America/New_York';
      const [date = '', time = '00:00'] = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)/, '$1-$2-$3T$4:').split(/[T ]/);
      expect(momentOf(text)).toBe(new Date(`${date}T${time}`).getTime());
      expect(hasZone(text)).toBe(false);
    },
  );

  it.each([
    '0001-01-01',
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '1753-01-01T00:00:00',
    '1899-12-30T00:00:00',
    '1900-01-01T00:00:00',
    '1969-12-31T19:00:00-05:00',
    '1970-01-01T00:00:00.000Z',
    '1989-12-31T23:59:59-05:00',
    '2200-01-01T00:00:00+14:00',
    '9999-12-31',
    '9999-12-31T23:59:59.9999999Z',
    '00010101T000000Z',
    '2026-11-26T21:35:55+99:00',
    '2026-11-26T21:35:55+14:01',
    '2026-11-26T21:35:55+15:00',
    '2026-11-26T21:35:55-12:01',
    '2026-11-26T21:35:55-15:00',
    '2026-11-26T21:35:55-05:60',
    '2026-11-26T21:35:55-5:0',
    '2026-11-26T21:35:55-530',
    '2026-11-26T21:35:55[Mars/Phobos]',
    '2026-11-26T21:35:55[',
    '2026-11-26T21:35:55EST',
    '2026-11-26T25:00:00Z',
    '2026-11-26T24:00:01Z',
    '2026-11-26T21:60:00Z',
    '2026-02-29T10:00:00Z',
    '2026-00-10',
    '2026-13-45',
    '+002026-11-26',
    '2026-W10',
    '11/26/2026',
    '/Date(1795736155000)/',
    '/Date(1795736155000-0500)/',
    '1795736155000',
    '1795736155',
    'null',
    '',
  ])('%j was not delivered', (text) => {
    expect(momentOf(text)).toBeNull();
    expect(v.parse(moment, text)).toBeNull();
    expect([shortDate(text), fullDateTime(text), plannedTime(text), isoDay(text)]).toEqual(['--', '--', '--', '--']);
    expect(elapsedSince(text, Date.now())).toBeUndefined();
  });

  it.each([1_795_736_155_000, 1_795_736_155, 0, -62_135_596_800_000, true, {}])('%j is no text', (given) => {
    expect([v.parse(moment, given), v.parse(day, given)]).toEqual([null, null]);
  });

  it('is what its parts say, at the ends of months, hours and offsets', () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    const pad = (value: number, width = 2) => String(value).padStart(width, '0');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-02'), max: new Date('2199-12-30'), noInvalidDate: true }),
        number(-12 * 60, 14 * 60),
        fc.constantFrom('', '.000', '.0000000'),
        (date, east, fraction) => {
          const second = Math.floor(date.getTime() / 1000) * 1000;
          const [local = ''] = new Date(second + east * MINUTE_MS).toISOString().split('.');
          const offset = `${east < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(east) / 60))}:${pad(Math.abs(east) % 60)}`;
          expect(momentOf(`${local}${fraction}${offset}`)).toBe(second);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('a day of a service', () => {
  const NOON = new Date(2026, 10, 22, 12).getTime();

  it.each([
    '2026-12-18',
    '2026-12-18Z',
    '2026-12-18-05:00',
    '20261218',
    '20261218T233000Z',
    '2026-12-18T23:00[Asia/Tokyo]',
  ])('%s is its date part', (text) => {
    expect(v.parse(day, text)).toBe('2026-12-18');
  });

  it.each([
    '0001-01-01T00:00:00',
    '1900-01-01',
    '1970-01-01T00:00:00Z',
    '1989-12-31',
    '2200-01-01',
    '9999-12-31T23:59:59',
  ])('%s was not delivered', (text) => {
    const read = v.parse(day, text);
    expect([read, shortDate(read), daysUntil(read, NOON)]).toEqual([null, '--', null]);
  });
});

it.each([
  ['01/01/0001 12:00:00 AM', true],
  ['12/31/9999', true],
  ['01-01-1900', true],
  ['Mon Jan 01 00:00:00 EST 0001', true],
  ['1970-01-01T00:00:00Z', true],
  ['11/03/2026 15:20:09', false],
  ['1/1/1990', false],
  ['12-31-2199', false],
  ['Tue, 03 Nov 2026 15:20:09 +0000', false],
  ['01010001 000000', true],
  ['99991231', true],
  ['11032026 091502', false],
  ['20261103', false],
  ['20:15:09', false],
  ['in May', false],
])('a date in the layout of %s means none: %s', (text, isNone) => {
  expect(meansNone(text)).toBe(isNone);
});

it.each([
  ['Thu, 26 Nov 2026 21:35:55 GMT', Date.UTC(2026, 10, 26, 21, 35, 55)],
  ['Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['soon', null],
  [undefined, null],
])('the HTTP date %s is %s', (header, expected) => {
  expect(httpMoment(header)).toBe(expected);
});
