import * as uiTexts from '@/config/texts/uiTexts';
import * as appTexts from '@/config/texts/appTexts';
import * as selectionTexts from '@/features/selection/texts';
import { percentagePoints } from '@/features/history/comparisonTexts';
import { decimalSum, ratio, twoDecimals } from '@/lib/format';
import { money } from '@/lib/amounts';
import type { Relief, SelectionResult } from '@/features/selection/api/contract/selection';
import { appraisalLine, isUsable } from './selectionResult';

export type DecisionFact = ReturnType<typeof decisionFacts>[number];

type Fact = readonly [
  id: 'dti' | 'ltv' | 'funds' | 'reserves' | 'conditions' | 'appraisal' | 'product' | 'submission',
  label: string,
  inWords: (result: SelectionResult) => string | null,
  isOnlyIfDifferent?: true,
];

/**
 * Returns the facts of a run's results, row by row. Only results with findings have values and can differ.
 * @empty null for an unknown value, and of a result without findings; the product and the submission are left out if
 * they are the same
 */
export const decisionFacts = (results: readonly SelectionResult[]) =>
  FACTS.flatMap(([id, label, inWords, isOnlyIfDifferent = false]) => {
    const isDifferent = new Set(results.filter(isUsable).map(inWords)).size > 1;
    const valueOf = (result: SelectionResult) => (isUsable(result) ? inWords(result) : null);
    return isDifferent || !isOnlyIfDifferent ? [{ id, label, valueOf, isDifferent }] : [];
  });

/**
 * Returns by how much the second of two results exceeds the first in a figure.
 * @shape '+$34,380.00', '−2'
 * @empty null for another number of results, equal or unknown figures, and facts without a number
 */
export function differenceOf(id: string, results: readonly SelectionResult[]): string | null {
  const [one, other] = results;
  const figure = FIGURES.get(id);
  if (one === undefined || other === undefined || results.length > 2 || figure === undefined) return null;
  const [before, after] = [figure.of(one), figure.of(other)];
  if (before === null || after === null || !isUsable(one) || !isUsable(other)) return null;
  const by = decimalSum(after, -before);
  return by === 0 ? null : `${by > 0 ? '+' : '−'}${figure.inWords(Math.abs(by))}`;
}

interface Figure {
  of: (result: SelectionResult) => number | null;
  inWords: (by: number) => string;
}

const FIGURES = new Map<string, Figure>([
  ['dti', { of: ({ dti }) => dti, inWords: (by) => percentagePoints(twoDecimals(by)) }],
  ['funds', { of: ({ fundsToVerify }) => fundsToVerify, inWords: money }],
  ['reserves', { of: ({ reservesMonths }) => reservesMonths, inWords: uiTexts.months }],
  ['conditions', { of: ({ conditionCount }) => conditionCount, inWords: String }],
]);

/** True if two loaded reliefs of one type differ in status, close-by date or a borrower's status. */
export const areReliefsDifferent = (reliefs: readonly (Relief | undefined)[]): boolean =>
  new Set(reliefs.filter((relief) => relief !== undefined).map(meaningOf)).size > 1;

const meaningOf = ({ status, closeByDate, borrowers }: Relief): string =>
  JSON.stringify([status, closeByDate, ...borrowers.map((borrower) => borrower.status)]);

const known = <Value>(value: Value | null, inWords: (value: Value) => string): string | null =>
  value === null ? null : inWords(value);

const FACTS: readonly Fact[] = [
  ['dti', 'DTI', ({ dti }) => known(dti, ratio)],
  [
    'ltv',
    selectionTexts.ltvAndCltv,
    ({ ltv, cltv }) => (ltv === null && cltv === null ? null : `${ratio(ltv)} / ${ratio(cltv)}`),
  ],
  ['funds', selectionTexts.fundsToVerify, ({ fundsToVerify }) => known(fundsToVerify, money)],
  ['reserves', selectionTexts.reserves, ({ reservesMonths }) => known(reservesMonths, uiTexts.months)],
  ['conditions', selectionTexts.conditions, ({ conditionCount }) => known(conditionCount, String)],
  ['appraisal', selectionTexts.appraisal, appraisalLine],
  ['product', appTexts.product, ({ productMoniker }) => productMoniker, true],
  ['submission', selectionTexts.submission, ({ submissionNumber }) => known(submissionNumber, String), true],
];
