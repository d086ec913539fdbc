import { describe, expect, it } from 'vitest';
import {
  isOnlyUsable,
  isOverridden,
  isOverride,
  isRecommendationMissing,
  inconsistencyTexts,
  resultInEffect,
  withSelection,
} from '@/features/selection/rules/selectionMarks';
import { lpaResult, selectionResult } from '@tests/fixtures/selection';
import { fc } from '@tests/support/properties';
import type { OverrideLogEntry, SelectionResult } from '@/features/selection/api/contract/selection';

const failed: Partial<SelectionResult> = { status: 'Error', recommendation: null, error: 'Agency down' };

describe('the result in effect', () => {
  it.each<[why: string, results: SelectionResult[], expected: string | undefined]>([
    ['the selected one', [selectionResult({ isRecommended: true }), lpaResult({ isSelected: true })], '502'],
    ['the recommended one when none is selected', [selectionResult(), lpaResult({ isRecommended: true })], '502'],
    ['the only one with findings', [selectionResult(failed), lpaResult()], '502'],
    [
      'the first of two recommended at once',
      [selectionResult({ isRecommended: true }), lpaResult({ isRecommended: true })],
      '501',
    ],
    ['the selected one even in error', [selectionResult({ ...failed, isSelected: true }), lpaResult()], '501'],
    [
      'none while another is at work',
      [selectionResult(), lpaResult({ status: 'Processing', recommendation: null })],
      undefined,
    ],
    [
      'never a stopped one, whatever its mark',
      [selectionResult({ status: 'Validation', recommendation: null, isRecommended: true }), lpaResult()],
      '502',
    ],
    ['none when all have failed', [selectionResult({ ...failed, isRecommended: true }), lpaResult(failed)], undefined],
    ['none of two without a mark', [selectionResult(), lpaResult()], undefined],
    ['none of none', [], undefined],
  ])('is %s', (_, results, expected) => {
    expect(resultInEffect(results)?.key).toBe(expected);
  });
});

it('describes inconsistent marks', () => {
  expect(inconsistencyTexts([selectionResult({ isRecommended: true }), lpaResult({ isSelected: true })])).toEqual([]);
  expect(inconsistencyTexts([selectionResult({ isRecommended: true }), lpaResult({ isRecommended: true })])).toEqual([
    'DU and LPA are marked as recommended at once.',
  ]);
  expect(
    inconsistencyTexts([selectionResult({ ...failed, isSelected: true }), lpaResult({ isSelected: true })]),
  ).toEqual(['DU and LPA are marked as selected at once.', 'The selected service, DU, returned no findings.']);
  expect(inconsistencyTexts([])).toEqual([]);
});

it('waits for a recommendation only while several findings have none', () => {
  const waiting = { isWaterfallLogicApplied: false };
  expect(isRecommendationMissing([selectionResult(waiting), lpaResult(waiting)])).toBe(true);
  expect(isRecommendationMissing([selectionResult(waiting), lpaResult({ ...waiting, isRecommended: true })])).toBe(
    false,
  );
  expect(isRecommendationMissing([selectionResult(), lpaResult()])).toBe(false);
  expect(isRecommendationMissing([selectionResult(waiting), lpaResult({ ...waiting, ...failed })])).toBe(false);
  expect(isRecommendationMissing([selectionResult(waiting), lpaResult()])).toBe(false);
  expect(isRecommendationMissing([])).toBe(false);
});

it('says that a result is in use by override only if somebody chose it', () => {
  const stopped: Partial<SelectionResult> = { status: 'Validation', recommendation: null, isRecommended: true };
  const change = { comment: 'Lower fee' } as OverrideLogEntry;
  const onlyUsable = [selectionResult(), lpaResult(stopped)];
  expect(isOverridden(onlyUsable, undefined)).toBe(false);
  expect(isOverridden(onlyUsable, change)).toBe(true);
  const chosen = [selectionResult({ isSelected: true }), lpaResult({ isRecommended: true })];
  expect(isOverridden(chosen, undefined)).toBe(true);
  expect(isOverridden([selectionResult({ isRecommended: true }), lpaResult()], change)).toBe(false);
  expect(isOverridden([selectionResult({ isSelected: true }), lpaResult()], change)).toBe(false);
});

// @spec APP-15
it('calls a selection an override only if another result was recommended', () => {
  const [du, lpa] = [selectionResult({ isSelected: true }), lpaResult({ isRecommended: true })];
  expect(isOverride(du, [du, lpa])).toBe(true);
  expect(isOverride(lpa, [du, lpa])).toBe(false);
  expect(isOverride(du, [du, lpaResult()])).toBe(false);
  expect(isOverride(du, [du, lpaResult({ ...failed, isRecommended: true })])).toBe(false);
});

it('marks a result as the only usable one when no other can become usable', () => {
  const du = selectionResult();
  expect(isOnlyUsable(du, [du, lpaResult(failed)])).toBe(true);
  expect(isOnlyUsable(du, [du, lpaResult({ status: 'Cancel', recommendation: null })])).toBe(true);
  expect(isOnlyUsable(du, [du, lpaResult({ status: 'Processing', recommendation: null })])).toBe(false);
  expect(isOnlyUsable(du, [du])).toBe(false);
  expect(isOnlyUsable(du, [du, lpaResult()])).toBe(false);
  const broken = lpaResult(failed);
  expect(isOnlyUsable(broken, [selectionResult(failed), broken])).toBe(false);
});

it('selects exactly one result and changes nothing else', () => {
  const results = [
    selectionResult({ isSelected: true }),
    lpaResult(),
    selectionResult({ key: '503', ausRequestType: 'LPA-C' }),
  ];
  fc.assert(
    fc.property(fc.constantFrom('501', '502', '503'), (key) => {
      const moved = withSelection(results, key);
      expect(moved.filter(({ isSelected }) => isSelected).map((result) => result.key)).toEqual([key]);
      expect(withSelection(moved, key).every((result, index) => result === moved[index])).toBe(true);
      expect(moved.map((result) => ({ ...result, isSelected: false }))).toEqual(
        results.map((result) => ({ ...result, isSelected: false })),
      );
    }),
  );
});
