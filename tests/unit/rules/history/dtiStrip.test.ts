import { expect, it } from 'vitest';
import { describeLines, describePoint, dtiLines, largestMove } from '@/features/history/rules/dtiCourse';
import { dtiChanges, dtiPoints } from '@/features/history/rules/dtiChanges';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { ausDataSet, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const run = (requestId: string, day: number, dti: number | null, more: Partial<HistoryItem> = {}) =>
  historyItem({
    requestId,
    requestDate: new Date(2026, 10, day, 10).toISOString(),
    ausDataSet: ausDataSet({ dti }),
    ...more,
  });
const pointsOf = (items: readonly HistoryItem[]) => dtiPoints(groupRequests(items), dtiChanges(items));
const both = (id: string, day: number, du: number, lpa: number) => {
  const requestDate = new Date(2026, 10, day, 10).toISOString();
  return multiRequest(
    id,
    { requestDate, ausDataSet: ausDataSet({ dti: du }) },
    { requestDate, ausDataSet: ausDataSet({ dti: lpa }) },
  );
};

// @spec OWN-13
it('has a point for every run with a ratio, however many, oldest first', () => {
  const items = [
    creditOrder(),
    run('900', 1, null),
    ...Array.from({ length: 28 }, (_, index) => run(String(100 + index), index + 1, 40)),
  ];
  const points = pointsOf(items);
  expect([points.length, points[0]?.requestId, points.at(-1)?.requestId]).toEqual([28, '100', '127']);
  expect(pointsOf([])).toEqual([]);
});

it('draws one line for each underwriting system, with both runs of a multi request', () => {
  const points = pointsOf([run('1', 1, 41.8), ...both('2', 2, 42, 44.5), run('3', 3, 40.25)]);
  expect([...dtiLines(points)].map(([service, some]) => [service, some.map(({ place, dti }) => [place, dti])])).toEqual(
    [
      [
        'DU',
        [
          [0, 41.8],
          [1, 42],
          [2, 40.25],
        ],
      ],
      ['LPA', [[1, 44.5]]],
    ],
  );
  expect(describeLines(dtiLines(points))).toBe('DU: from 41.80% to 40.25% in 3 runs. LPA: 44.50% in one run.');
  expect(points.map(describePoint)).toEqual([
    'Request 1, 11/01/26: DU 41.80%',
    'Request 21, 11/02/26: DU 42.00%, DTI up 0.20 percentage points from request 1',
    'Request 21, 11/02/26: LPA 44.50%',
    'Request 3, 11/03/26: DU 40.25%, DTI down 1.75 percentage points from request 21',
  ]);
});

// @spec OWN-13
it.each([
  { dtis: [40, 41, 44.5, 43], place: 2, change: 3.5 },
  { dtis: [44, 40, 41], place: 1, change: -4 },
  { dtis: [40, 42, 40], place: 2, change: -2 },
])('finds the largest move of $dtis, up or down, the latest of equal ones', ({ dtis, place, change }) => {
  const largest = largestMove(pointsOf(dtis.map((dti, index) => run(String(index + 1), index + 1, dti))));
  expect([largest?.place, largest?.change?.change]).toEqual([place, change]);
});

it.each([[[]], [[40]], [[40, 40]]])('finds no move in %j', (dtis) => {
  expect(largestMove(pointsOf(dtis.map((dti, index) => run(String(index + 1), index + 1, dti))))).toBeUndefined();
});

it('neither measures a run that runs or failed, nor measures others against it', () => {
  const items = [
    run('1', 1, 41),
    run('2', 2, 50, { status: 'Error', isError: true }),
    run('3', 3, 42),
    run('4', 4, 60, { status: 'Processing' }),
  ];
  expect(dtiChanges(items)).toEqual({ '3': { change: 1, since: '1' } });
});
