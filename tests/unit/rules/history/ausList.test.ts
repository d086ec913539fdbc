import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ausList, ausListColumns, ausListTable } from '@/features/history/rules/ausList';
import { toCsv, toTabs } from '@/lib/csv';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { testConfig } from '@tests/support/testConfig';
import { fc } from '@tests/support/properties';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const rowsOf = (...items: HistoryItem[]) => ausList(groupRequests(items), '0123904607');
const ausListCsv = (...args: Parameters<typeof ausListTable>) => toCsv(ausListTable(...args));

const SOME = [
  historyItem({ requestId: '7', requestDate: '2026-11-20T10:00:00Z', status: 'Error', casefileId: null }),
  ...multiRequest('418', {}, { casefileId: 'F4824903' }),
  creditOrder({ requestId: '2', requestDate: '2026-11-01T10:00:00Z' }),
];

describe('the AUS list', () => {
  it('has every run in the order in which it was sent, and says which were ordered together', () => {
    expect(rowsOf(...SOME).map(({ place, run, orderedTogether }) => [place, run.requestId, orderedTogether])).toEqual([
      [1, '4181', 'Request 4181: DU, LPA'],
      [2, '4182', 'Request 4181: DU, LPA'],
      [3, '7', ''],
    ]);
    const [, ...lines] = ausListTable(rowsOf(...SOME), undefined);
    expect(lines.map(([, , , , ...line]) => line.slice(0, 3))).toEqual([
      ['DU', 'Approve/Eligible', '1684025517'],
      ['LPA', 'Accept / Eligible', 'F4824903'],
      ['DU', 'Error', null],
    ]);
  });

  it('leaves out what the service did not send', () => {
    const rows = rowsOf(historyItem({ status: '', ausRequestType: null, submittedBy: null, requestDate: 'soon' }));
    expect(ausListCsv(rows, undefined).split('\r\n')[1]).toBe("'0123904607,1,1,,,,1684025517,,");
  });

  it('is safe to open in a spreadsheet, from a file and from the clipboard', () => {
    const rows = rowsOf(historyItem({ status: '=cmd|calc', submittedBy: '@SUM(A1)\tB', casefileId: '-1' }));
    expect(ausListCsv(rows, undefined)).toMatch(/,'=cmd\|calc,'-1,'@SUM\(A1\)\tB,/);
    expect(toTabs(ausListTable(rows, undefined))).toMatch(/\t'=cmd\|calc\t'-1\t'@SUM\(A1\) B\t$/);
  });

  it('keeps every run, marks none, and depends on no order of the answer', () => {
    const some = fc.array(
      fc.record({
        requestId: fc.integer({ min: 1, max: 30 }).map(String),
        requestDate: fc.constantFrom(null, '2026-11-18T15:30:00Z', '2026-11-19T15:30:00Z'),
        status: fc.constantFrom('Approve/Eligible', 'Error', 'Refer with Caution'),
        isSelected: fc.boolean(),
        isRecommended: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(some, (given) => {
        const items = given.map((over, place) => historyItem({ ...over, key: String(place) }));
        const plain = items.map((item) => ({ ...item, isSelected: false, isRecommended: false }));
        const rows = rowsOf(...items);
        expect(rows.map(({ place }) => place)).toEqual(items.map((_, place) => place + 1));
        expect(ausListCsv(rows, undefined)).toBe(ausListCsv(rowsOf(...plain), undefined));
        expect(
          rowsOf(...items.toReversed())
            .map(({ run }) => run.key)
            .toSorted(),
        ).toEqual(rows.map(({ run }) => run.key).toSorted());
      }),
    );
  });
});

const example = (): Record<string, unknown> =>
  JSON.parse(readFileSync('docs/hmda-codes.example.json', 'utf8')) as Record<string, unknown>;

describe('the HMDA codes of the AUS list', () => {
  const codesOf = (...items: HistoryItem[]) => {
    const [, ...lines] = ausListCsv(rowsOf(...items), testConfig(example()).HMDA_CODES)
      .trimEnd()
      .split('\r\n');
    return lines.map((line) => line.split(',').slice(-2).join());
  };

  // @spec OWN-17
  it('are off by default', () => {
    expect(ausListColumns(testConfig().HMDA_CODES)).toHaveLength(9);
    expect(ausListColumns(testConfig(example()).HMDA_CODES).map(({ heading }) => heading)).toContain('HMDA result');
  });

  // @spec OWN-17
  it.each([
    ['DU', 'Approve/Eligible', '1,1'],
    ['du', ' approve / eligible', '1,1'],
    ['DU', 'Refer with Caution', '1,5'],
    ['DU', 'Approve/Eligible, with conditions', '1,'],
    ['DU', 'Unable to determine', '1,15'],
    ['LPA', 'Accept / Eligible', '2,8'],
    ['LPA', 'Accept / Ineligible', '2,'],
    ['LPA', 'Approve/Eligible', '2,'],
    ['LPA', 'Processing', '2,'],
    ['LPA', '', '2,'],
    ['TOTAL via DU', 'Accept', ','],
    [null, 'Accept', ','],
    ['constructor', 'toString', ','],
  ])('of %s with the outcome %j are %s', (service, status, codes) => {
    expect(codesOf(historyItem({ ausRequestType: service, status }))).toEqual([codes]);
  });
});

// Edits Q643, Q644, Q632 and Q633 of the filing instructions guide for 2023, without 16, which needs a text.
it.each([
  ['DU', 1, [1, 2, 3, 4, 5, 6, 7, 15]],
  ['LPA', 2, [8, 9, 10, 11, 12, 13]],
  ['TOTAL', 3, [1, 2, 3, 4, 8, 13, 18, 19]],
  ['GUS', 4, [3, 4, 10, 15, 18, 19, 20, 21, 22, 23, 24]],
])('the example has all codes that the edits expect of %s', (system, code, results) => {
  const codes = (example()['HMDA_CODES'] as Record<string, { SYSTEM: number; RESULTS: Record<string, number> }>)[
    system
  ];
  expect(codes?.SYSTEM).toBe(code);
  expect([...new Set(Object.values(codes?.RESULTS ?? {}))].toSorted((one, other) => one - other)).toEqual(results);
});

describe('toTabs', () => {
  it.each([
    ['plain', 'plain'],
    ['=1+1', "'=1+1"],
    ['\t=1', "' =1"],
    ['two\r\nlines', 'two lines'],
    ['a,b', 'a,b'],
    ['"quoted" text', '"""quoted"" text"'],
    ['say "so"', 'say "so"'],
    [7, '7'],
    [null, ''],
  ])('writes %j as %s', (value, expected) => expect(toTabs([[value, 'x']])).toBe(`${expected}\tx`));

  it('keeps the shape of the table, and starts no cell as a formula', () => {
    const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const lines = toTabs(rows).split('\n');
        expect(lines.map((line) => line.split('\t').length)).toEqual(rows.map(() => 2));
        for (const text of lines.flatMap((line) => line.split('\t'))) expect(text).not.toMatch(/^"?\s*[=+\-@]/);
      }),
    );
  });
});
