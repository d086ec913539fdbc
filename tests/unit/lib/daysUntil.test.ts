import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import { day, moment } from '@/http/contract/fields';
import { type Day, daysUntil } from '@/lib/daysUntil';
import { shortDate } from '@/lib/format';
import { fc } from '@tests/support/properties';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

const NOON = new Date(2026, 10, 22, 12, 47).getTime();

it.each([
  ['a missing day', null, null],
  ['no day', 'soon', null],
  ['a day of February that does not exist', '2026-02-30', null],
  ['the day itself', '2026-11-22', 0],
  ['the next day', '2026-11-23', 1],
  ['the day before', '2026-11-21', -1],
])('%s: %s gives %s', (_, text, days) => {
  expect(daysUntil(text as Day | null, NOON)).toBe(days);
});

describe('a calendar day of a service', () => {
  const FORMS = [
    '',
    'T00:00:00',
    'T00:00:00Z',
    'T00:00:00.0000000Z',
    'T00:00:00+00:00',
    'T00:00:00-05:00',
    'T23:59:59.999Z',
    't00:00z',
    ' 00:00:00',
    'T12:00:00+13:00',
  ];
  const ZONES = [
    'Pacific/Honolulu',
    'America/Los_Angeles',
    'America/New_York',
    'America/St_Johns',
    'America/Santiago',
    'UTC',
    'Africa/Cairo',
    'Asia/Kolkata',
    'Pacific/Auckland',
  ];
  // 2026: clocks change on 3/8 and 11/1 in the United States, at midnight in Cairo and Santiago.
  const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 31)];
  const days = fc
    .integer({ min: 0, max: (last - first) / 86_400_000 })
    .map((count) => new Date(first + count * 86_400_000));

  // @spec APP-18
  it('is the same day in every form and zone, and its days are counted to that day', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...FORMS),
        days,
        days,
        hour,
        (zone, form, sent, today, atHour) => {
          process.env['TZ'] = zone;
          const [date = ''] = sent.toISOString().split('T');
          const read = v.parse(day, `${date}${form}`);
          const [year = '', month, dayOfMonth] = date.split('-');
          expect(shortDate(read)).toBe(`${month}/${dayOfMonth}/${year.slice(2)}`);
          const now = new Date(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), atHour, 30).getTime();
          expect(daysUntil(read, now)).toBe(Math.round((sent.getTime() - today.getTime()) / 86_400_000));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each(['soon', '12/18/2026', '2026-13-45T00:00:00Z', 'in May 2026'])('%j is none', (text) => {
    const read = v.parse(day, text);
    expect([shortDate(read), daysUntil(read, NOON)]).toEqual(['--', null]);
  });
});

describe('the dates of the contract', () => {
  interface Node {
    type: string;
    wrapped?: Node;
    item?: Node;
    options?: Node[];
    entries?: Record<string, Node>;
    getter?: () => Node;
  }

  const fieldsOf = (node: Node | undefined): [string, Node][] =>
    node === undefined
      ? []
      : [
          ...[node.wrapped, node.item, node.getter?.(), ...(node.options ?? [])].flatMap(fieldsOf),
          ...Object.entries(node.entries ?? {}).flatMap<[string, Node]>(([name, field]) => [
            [name, field],
            ...fieldsOf(field),
          ]),
        ];

  const fields = Object.values<Call>(calls).flatMap(({ answer }) => fieldsOf(answer as unknown as Node));
  const namesOf = (kind: v.GenericSchema) =>
    new Set(fields.filter(([, node]) => node === (kind as unknown as Node)).map(([name]) => name));

  it('are days or moments', () => {
    const dates = fields
      .map(([name]) => name)
      .filter((name) => /(?<!isOutOf|canViewRecieved)Date$|(?:On|To)$|^at$/.test(name));
    expect(new Set(dates)).toEqual(new Set([...namesOf(day), ...namesOf(moment)]));
    expect(namesOf(day)).toEqual(new Set(['closeByDate', 'expiresOn', 'asOfDate']));
  });
});
