import { expect, it } from 'vitest';
import { choiceMoves, type Judged, resultMoves } from '@/features/selection/rules/resultMoves';
import type { Relief } from '@/features/selection/api/contract/selection';
import { selectionResult } from '@tests/fixtures/selection';

const relief = (status: string | null): Relief => ({
  responseId: null,
  repNWarrantTypeId: 2,
  repNWarrantType: null,
  status,
  closeByDate: null,
  messageCount: 0,
  borrowers: [],
});

const judged = (over: Parameters<typeof selectionResult>[0], income?: string | null): Judged => ({
  result: selectionResult(over),
  reliefOf: (typeId) => (typeId === 2 && income !== undefined ? relief(income) : undefined),
});

it('names relief, waiver and conditions that a service answered otherwise', () => {
  const before = judged({ conditionCount: 8, appraisalWaiverText: 'Appraisal required' }, 'Unable to Determine');
  const after = judged({ conditionCount: 6, appraisalWaiverText: 'Waiver offered' }, 'Not Requested');
  expect(resultMoves(before, after)).toEqual([
    'Income relief Unable to Determine → Not Requested',
    'Conditions 8 → 6',
    'Appraisal required → Waiver offered',
  ]);
});

it.each<[what: string, before: Judged, after: Judged]>([
  ['equal results', judged({}, 'Eligible'), judged({ key: '9', dti: 50 }, 'Eligible')],
  ['a result that is not loaded', { ...judged({}), result: undefined }, judged({ conditionCount: 6 })],
  ['relief that is not loaded', judged({}), judged({}, 'Eligible')],
  ['relief that was not delivered', judged({}, null), judged({}, 'Eligible')],
  ['a count that was not delivered', judged({ conditionCount: null }), judged({})],
])('names nothing of %s', (_, before, after) => {
  expect(resultMoves(before, after)).toEqual([]);
});

it('names the waiver first of what a choice changes, and only what a loan gives up or gains', () => {
  const inEffect = judged({ conditionCount: 8, ltv: 80, appraisalWaiverText: 'Waiver offered' }, 'Eligible');
  const chosen = judged({ conditionCount: 6, ltv: 75, appraisalWaiverText: 'Appraisal required' }, 'Not Requested');
  expect(choiceMoves(inEffect, chosen)).toEqual([
    'Waiver offered → Appraisal required',
    'Income relief Eligible → Not Requested',
    'Conditions 8 → 6',
  ]);
});
