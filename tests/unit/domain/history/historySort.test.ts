import { describe, expect, it } from 'vitest';
import { columnsFor, type ColumnId } from '@/domain/history/historyColumns';
import { groupRequests } from '@/domain/history/historyRows';
import { dtiAsFigure, dtiChanges, dtiInWords, dtiOf } from '@/domain/history/dtiChanges';
import { NEWEST_FIRST, nextSort, sortFrom, sortGroups, sortText } from '@/domain/history/historySort';
import type { HistoryItem } from '@/domain/history/historyItem';
import { ausDataSet, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';

const run = (requestId: string, day: number, dti: number | null, more: Partial<HistoryItem> = {}) =>
  historyItem({
    requestId,
    requestDate: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
    ausDataSet: ausDataSet({ dti }),
    ...more,
  });
const LPA = { service: 'LPA', system: 'lp' } as const;

describe('the change of the DTI', () => {
  it('is measured against the previous run of the same system that has a ratio', () => {
    const items = [
      run('1', 1, 40),
      run('2', 2, 43.5, LPA),
      run('3', 3, null),
      run('4', 4, 41.8),
      run('5', 5, 43.5, LPA),
      creditOrder({ requestId: '6' }),
    ];
    expect(dtiChanges(items)).toEqual({ '4': { change: 1.8, since: '1' }, '5': { change: 0, since: '2' } });
    expect(items.map(dtiOf)).toEqual([40, 43.5, null, 41.8, 43.5, null]);
    expect(dtiOf(run('7', 7, Number.NaN))).toBeNull();
  });

  it('does not depend on the order of the answer', () => {
    const items = [run('1', 1, 40), run('2', 2, 42), run('3', 3, 41)];
    expect(dtiChanges(items.toReversed())).toEqual(dtiChanges(items));
  });
});

describe('sorting requests', () => {
  const items = [
    run('9', 1, 41, { submittedBy: 'sam', receivedOn: null, casefileId: '10', status: 'refer' }),
    run('10', 2, 44, { submittedBy: 'Rita', receivedOn: '2026-11-02T10:09:00Z', casefileId: '9', isError: true }),
    ...multiRequest(
      '2',
      { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet({ dti: 40 }), submittedBy: null },
      { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet({ dti: 46 }), submittedBy: null },
    ),
    creditOrder({ requestId: '30', requestDate: '2026-11-04T10:00:00Z', status: '', findingsDocumentId: null }),
  ];
  const groups = groupRequests(items);
  const changes = dtiChanges(items);
  const sorted = (column: ColumnId, isDescending: boolean) =>
    sortGroups(groups, { column, isDescending }, changes).map(({ requestId }) => requestId);

  // @spec HIS-25
  it('keeps newest first unless the user chooses another order', () => {
    expect(sortGroups(groups, NEWEST_FIRST, changes)).toBe(groups);
    expect(sorted('actions', true)).toEqual(['30', '21', '10', '9']);
  });

  it.each([
    { column: 'sent', up: ['9', '10', '21', '30'] },
    { column: 'request', up: ['9', '10', '21', '30'], down: ['30', '21', '10', '9'] },
    // The multi request has 40 and 46: its lowest counts upward, its highest downward. Credit has no ratio.
    { column: 'dti', up: ['21', '9', '10', '30'], down: ['21', '10', '9', '30'] },
    // DU went from 41 to 44 to 40; LPA has one run.
    { column: 'dtiChange', up: ['21', '10', '30', '9'], down: ['10', '21', '30', '9'] },
    { column: 'submitter', up: ['10', '30', '9', '21'], down: ['9', '30', '10', '21'] },
    { column: 'received', up: ['10', '30', '21', '9'] },
    { column: 'aus', up: ['30', '21', '10', '9'], down: ['21', '10', '9', '30'] },
    { column: 'ausType', up: ['30', '21', '10', '9'], down: ['10', '9', '21', '30'] },
    { column: 'casefile', up: ['10', '9', '30', '21'] },
    { column: 'outcome', up: ['21', '10', '9', '30'] },
    { column: 'creditPull', up: ['30', '21', '10', '9'] },
    { column: 'report', up: ['21', '9', '10', '30'] },
  ] as const)('sorts by $column, and puts what has no value last', ({ column, up, ...rest }) => {
    expect(sorted(column, false)).toEqual(up);
    if ('down' in rest) expect(sorted(column, true)).toEqual(rest.down);
  });

  it('keeps the services of a request together, each request once', () => {
    const [first] = sortGroups(groups, { column: 'dti', isDescending: true }, changes);
    expect(first?.items.map(({ service }) => service)).toEqual(['DU', 'LPA']);
  });
});

describe('the order in the address', () => {
  const columns = columnsFor({ hasSoftPull: false, canViewReceivedDate: false });

  it.each([
    ['dti', { column: 'dti', isDescending: false }],
    ['-dti', { column: 'dti', isDescending: true }],
    ['sent', { column: 'sent', isDescending: false }],
  ])('reads and writes %s', (text, sort) => {
    expect(sortFrom(text, columns)).toEqual(sort);
    expect(sortText(sortFrom(text, columns))).toBe(text);
  });

  it.each(['', '-sent', 'received', '-actions', 'nonsense', '--dti'])('ignores %j', (text) => {
    expect(sortFrom(text, columns)).toBe(NEWEST_FIRST);
    expect(sortText(NEWEST_FIRST)).toBe('');
  });

  it('goes through both directions and back to newest first', () => {
    const press = (column: ColumnId, times: number) =>
      Array.from({ length: times }).reduce<ReturnType<typeof nextSort>>((sort) => nextSort(sort, column), NEWEST_FIRST);
    expect([1, 2, 3].map((times) => sortText(press('dti', times)))).toEqual(['-dti', 'dti', '']);
    expect([1, 2, 3].map((times) => sortText(press('submitter', times)))).toEqual(['submitter', '-submitter', '']);
    expect([1, 2].map((times) => sortText(press('sent', times)))).toEqual(['sent', '']);
  });
});

it.each([
  [0.005, '▲ 0.01'],
  [0.003, '0.00'],
  [-0.003, '0.00'],
  [-3.54, '▼ 3.54'],
])('a change of DTI by %s is %s, with an arrow only if a figure shows it', (change, figure) => {
  expect(dtiAsFigure({ change, since: '12' })).toBe(figure);
  expect(/up|down/i.test(dtiInWords({ change, since: '12' }))).toBe(figure.length > 4);
});
