import { describe, expect, it } from 'vitest';
import { currentRunOf, runsOf, runStamp, runStateOf } from '@/features/selection/rules/selectionRun';
import { lpaItem, runItem, selectionRun } from '@tests/fixtures/selection';
import { fc } from '@tests/support/properties';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const older = { multiAusRequestId: '400', requestDate: '2026-11-01T09:00:00Z', requestId: '4001', key: '401' };

describe('runs of a loan', () => {
  it('groups the services of a multi request and excludes credit pulls', () => {
    const credit = runItem({
      ausType: 'credit',
      multiAusRequestId: null,
      system: 'credit_import_only',
      ausRequestType: 'Credit',
    });
    const runs = runsOf([credit, lpaItem(), runItem(), runItem({ ...older, isRecommended: true })]);
    expect(runs.map(({ runId, items }) => [runId, items.map(({ ausRequestType }) => ausRequestType)])).toEqual([
      ['418', ['DU', 'LPA']],
      ['400', ['DU']],
    ]);
  });

  it('excludes credit by its type and by its system', () => {
    const single = { multiAusRequestId: null, ausType: 'single' } as const;
    expect(
      runsOf([runItem({ ...single, ausType: 'credit' }), runItem({ ...single, system: 'credit_import_only' })]),
    ).toEqual([]);
    expect(runsOf([runItem({ ...single, ausType: null, system: null })])).toHaveLength(1);
  });

  it('identifies a single run by its request id', () => {
    const single = runItem({ ausType: 'single', multiAusRequestId: null, requestId: '77' });
    expect(selectionRun(single)).toMatchObject({ runId: '77', isMulti: false });
    expect(selectionRun(runItem(), lpaItem({ requestDate: '2026-11-15T10:00:00Z' }))).toMatchObject({
      runId: '418',
      requestId: '4181',
      isMulti: true,
      latestDate: '2026-11-15T10:00:00Z',
    });
  });
});

// @spec SEL-10
describe('the state of a run', () => {
  const failed = { status: 'Error', isError: true };
  it.each<[state: string, items: HistoryItem[]]>([
    ['processing', [runItem({ isRecommended: true }), lpaItem({ status: 'Processing' })]],
    ['pending', [runItem({ isWaterfallLogicApplied: false }), lpaItem({ isWaterfallLogicApplied: false })]],
    [
      'pending',
      [
        runItem({ ...failed, isWaterfallLogicApplied: false }),
        lpaItem({ isWaterfallLogicApplied: false }),
        lpaItem({ key: '503', system: 'lp_thru_cal', isWaterfallLogicApplied: false }),
      ],
    ],
    ['decided', [runItem(), lpaItem({ isRecommended: true })]],
    ['decided', [runItem({ isSelected: true }), lpaItem()]],
    ['decided', [runItem(failed), lpaItem({ isWaterfallLogicApplied: false })]],
    ['decided', [runItem({ ausType: 'single', multiAusRequestId: null })]],
    ['undecided', [runItem(), lpaItem()]],
    ['undecided', [runItem(), lpaItem({ isWaterfallLogicApplied: false })]],
    ['noResult', [runItem(failed), lpaItem(failed)]],
    ['noResult', [runItem({ status: 'Validation' }), lpaItem({ status: 'Cancel' })]],
  ])('is %s', (state, items) => {
    expect(runStateOf(selectionRun(...items))).toBe(state);
  });
});

describe('the run to choose in', () => {
  const waiting = { isWaterfallLogicApplied: false };
  const failed = { status: 'Error', isError: true };
  it.each<[why: string, newest: HistoryItem[], expected: string]>([
    ['the newest decided one', [runItem({ isRecommended: true })], '418'],
    ['one that waits for its recommendation', [runItem(waiting), lpaItem(waiting)], '418'],
    ['one that is still at work', [runItem({ status: 'Processing' })], '418'],
    ['an older decided one when the newest failed', [runItem(failed), lpaItem(failed)], '400'],
    ['an older decided one when nothing was recommended', [runItem(), lpaItem()], '400'],
    ['an older decided one when the newest was cancelled', [runItem({ status: 'Cancel' })], '400'],
  ])('is %s', (_, newest, expected) => {
    const runs = runsOf([...newest, runItem({ ...older, isRecommended: true })]);
    expect(currentRunOf(runs)?.runId).toBe(expected);
  });

  it('falls back to one with findings, then to the newest', () => {
    expect(currentRunOf(runsOf([runItem(failed), runItem(older), lpaItem({ ...older, key: '402' })]))?.runId).toBe(
      '400',
    );
    expect(currentRunOf(runsOf([runItem(failed), runItem({ ...older, ...failed })]))?.runId).toBe('418');
    expect(currentRunOf([])).toBeUndefined();
  });

  it('does not depend on the order of the items', () => {
    const items = [runItem(), lpaItem({ isRecommended: true }), runItem(older), runItem({ ...older, key: '402' })];
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
        expect(currentRunOf(runsOf(shuffled))?.runId).toBe('418');
      }),
    );
  });
});

it("changes a run's stamp whenever a service responds or a mark moves", () => {
  const stamp = (over: Partial<HistoryItem>) => runStamp(selectionRun(runItem(over), lpaItem()));
  const before = stamp({});
  expect(stamp({ casefileId: 'other' })).toBe(before);
  for (const over of [
    { status: 'Processing' },
    { isRecommended: true },
    { isSelected: true },
    { isWaterfallLogicApplied: false },
  ]) {
    expect(stamp(over)).not.toBe(before);
  }
});
