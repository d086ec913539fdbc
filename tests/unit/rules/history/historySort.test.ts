import { describe, expect, it } from 'vitest';
import { historyCsv } from '@/features/history/rules/historyCsv';
import { dtiAsFigure, dtiChanges, dtiInWords, dtiOf } from '@/features/history/rules/dtiChanges';
import { groupRequests } from '@/features/runs/rules/historyRows';
import {
  directionOf,
  type HistoryColumn,
  NEWEST_FIRST,
  nextSort,
  sortFrom,
  sortGroups,
} from '@/features/history/rules/historySort';
import { ausDataSet, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

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

const COLUMNS: HistoryColumn[] = [
  { id: 'sent', heading: 'Sent', isHighestFirst: true, sortValue: ({ group }) => group.latestDate },
  {
    id: 'dti',
    heading: 'DTI',
    isHighestFirst: true,
    value: ({ item }) => dtiOf(item),
    csvValue: ({ change }) => change?.change ?? null,
  },
  { id: 'submitter', heading: 'Submitter', value: ({ item }) => item.submittedBy },
  { id: 'actions', heading: 'Actions' },
];

describe('sorting by a column', () => {
  const items = [
    run('9', 1, 41, { submittedBy: 'sam' }),
    run('10', 2, 44, { submittedBy: 'Rita' }),
    ...multiRequest(
      '2',
      { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet({ dti: 40 }), submittedBy: '' },
      { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet({ dti: 46 }), submittedBy: null },
    ),
    creditOrder({ requestId: '30', requestDate: '2026-11-04T10:00:00Z', submittedBy: 'tom' }),
  ];
  const groups = groupRequests(items);
  const changes = dtiChanges(items);
  const sorted = (sort: string) => sortGroups(groups, COLUMNS, sort, changes).map(({ requestId }) => requestId);

  it('keeps the same list for newest first, and for a column that does not sort', () => {
    for (const sort of [NEWEST_FIRST, '-actions', '-nonsense'])
      expect(sortGroups(groups, COLUMNS, sort, changes)).toBe(groups);
    expect(sorted('sent')).toEqual(['9', '10', '21', '30']);
  });

  it('puts what has no value last, and ignores case', () => {
    expect(sorted('submitter')).toEqual(['10', '9', '30', '21']);
    expect(sorted('-submitter')).toEqual(['30', '9', '10', '21']);
  });

  // @spec HIS-68
  it('counts the highest value of a request downward, its lowest upward, and keeps its services together', () => {
    expect(sorted('-dti')).toEqual(['21', '10', '9', '30']);
    expect(sorted('dti')).toEqual(['21', '9', '10', '30']);
    const [first] = sortGroups(groups, COLUMNS, '-dti', changes);
    expect(first?.items.map(({ ausRequestType }) => ausRequestType)).toEqual(['DU', 'LPA']);
  });

  it('exports the columns that have a value, with the error and the data set', () => {
    const [heading, ...lines] = historyCsv(groups, COLUMNS).trimEnd().split('\r\n');
    expect(heading).toMatch(/^\uFEFFDTI,Submitter,Error,Product Code,/);
    expect(lines.map((line) => line.split(',').slice(0, 3).join())).toEqual([
      ',tom,',
      '-4,,',
      ',,',
      '3,Rita,',
      ',sam,',
    ]);
  });
});

describe('the order in the address', () => {
  it.each([
    ['dti', 'dti', 'ascending'],
    ['-dti', 'dti', 'descending'],
    ['sent', 'sent', 'ascending'],
  ])('reads %s', (text, id, direction) => {
    expect(sortFrom(text, COLUMNS)).toBe(text);
    expect(COLUMNS.flatMap((column) => directionOf(text, column) ?? [])).toEqual([direction]);
    expect(directionOf(text, columnOf(id))).toBe(direction);
  });

  it.each(['', '-sent', 'received', '-actions', 'nonsense', '--dti'])('ignores %j', (text) => {
    expect(sortFrom(text, COLUMNS)).toBe(NEWEST_FIRST);
  });

  it('goes through both directions and back to newest first', () => {
    const press = (id: string, times: number) =>
      Array.from({ length: times }).reduce<string>((text) => nextSort(sortFrom(text, COLUMNS), columnOf(id)), '');
    expect([1, 2, 3].map((times) => press('dti', times))).toEqual(['-dti', 'dti', '']);
    expect([1, 2, 3].map((times) => press('submitter', times))).toEqual(['submitter', '-submitter', '']);
    expect([1, 2].map((times) => press('sent', times))).toEqual(['sent', '']);
  });
});

const columnOf = (id: string) => COLUMNS.find((column) => column.id === id) ?? expect.fail();

it.each([
  [0.005, '▲ 0.01'],
  [0.003, '0.00'],
  [-0.003, '0.00'],
  [-3.54, '▼ 3.54'],
])('a change of DTI by %s is %s, with an arrow only if a figure shows it', (change, figure) => {
  expect(dtiAsFigure({ change, since: '12' })).toBe(figure);
  expect(/up|down/i.test(dtiInWords({ change, since: '12' }))).toBe(figure.length > 4);
});
