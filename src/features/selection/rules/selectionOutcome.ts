import { GSE_REQUEST_FAILED } from '@/config/messages';
import * as selectionTexts from '@/features/selection/texts';
import { statusTone } from '@/features/loan/rules/statusTone';
import type { SelectionResult, Relief } from '@/features/selection/api/contract/selection';
import type { RunStep } from '@/features/request/api/contract/orders';
import { outcomeOf, resultStateOf, isUsable } from './selectionResult';
import * as uiTexts from '@/config/texts/uiTexts';
import * as appTexts from '@/config/texts/appTexts';
import { money, ratio } from '@/lib/format';

/**
 * Returns the outcome on one line: the service's own text, completed by an eligibility that it sent separately. If the
 * two contradict each other, both are shown.
 * @shape such as 'Approve/Eligible' or 'Accept / Eligible'
 * @empty null without an outcome
 */
export function outcomeLine(result: SelectionResult): string | null {
  const outcome = outcomeOf(result);
  const { purchaseEligibility } = result;
  if (outcome === null || purchaseEligibility === null) return outcome;
  const eligibility = outcome.split('/')[1]?.trim();
  if (eligibility === undefined) return `${outcome} / ${purchaseEligibility}`;
  return eligibility === purchaseEligibility
    ? outcome
    : selectionTexts.contradictoryOutcome(outcome, purchaseEligibility);
}

/** Returns the tone of an outcome. An approved loan that is not eligible for sale is amber. */
export function outcomeTone(result: SelectionResult): ReturnType<typeof statusTone> {
  const tone = statusTone(outcomeOf(result) ?? '');
  return tone === 'ok' && result.purchaseEligibility !== null
    ? statusTone(`approve ${result.purchaseEligibility}`)
    : tone;
}

/** The service's own text about the appraisal, else the waiver flag in words. @empty null without both */
export function appraisalLine(result: SelectionResult): string | null {
  if (result.appraisalWaiverText !== null) return result.appraisalWaiverText;
  if (result.isAppraisalWaived === null) return null;
  return result.isAppraisalWaived
    ? selectionTexts.waiverOffered(result.appraisalWaiverType ?? selectionTexts.waiver)
    : selectionTexts.noWaiver;
}

/**
 * Returns the message of a service without findings: its own text, else the default text of a failed request.
 * @spec HIS-23
 * @empty null for a service that is running or has findings
 */
export function problemText(result: SelectionResult): string | null {
  switch (resultStateOf(result)) {
    case 'failed':
      return result.error ?? GSE_REQUEST_FAILED;
    case 'stopped':
      return result.error;
    case 'processing':
    case 'usable':
      return null;
  }
}

const TONES: Readonly<Record<string, 'ok' | 'info' | 'error'>> = { complete: 'ok', active: 'info', error: 'error' };

export const stepTone = ({ state }: Pick<RunStep, 'state'>): 'ok' | 'info' | 'error' | 'neutral' =>
  TONES[state.toLowerCase()] ?? 'neutral';

/** One row of the decision grid, with a value per result in the order of the results. Null means unknown. */
export interface DecisionFact {
  id: FactId;
  label: string;
  values: (string | null)[];
  isDifferent: boolean;
}

type FactId = 'dti' | 'ltv' | 'funds' | 'reserves' | 'conditions' | 'appraisal' | 'product' | 'submission';

type Fact = readonly [
  id: FactId,
  label: string,
  valueOf: (result: SelectionResult) => string | null,
  isOnlyIfDifferent?: true,
];

/**
 * Returns the facts of a run's results, row by row. Only results with findings have values and can differ.
 * @empty the product and the submission are left out if they are the same
 */
export const decisionFacts = (results: readonly SelectionResult[]): DecisionFact[] =>
  FACTS.flatMap(([id, label, valueOf, isOnlyIfDifferent = false]) => {
    const isDifferent = new Set(results.filter(isUsable).map(valueOf)).size > 1;
    const values = results.map((result) => (isUsable(result) ? valueOf(result) : null));
    return isDifferent || !isOnlyIfDifferent ? [{ id, label, values, isDifferent }] : [];
  });

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
  [
    'reserves',
    selectionTexts.reserves,
    ({ reservesMonths }) => known(reservesMonths, (months) => uiTexts.months(months)),
  ],
  ['conditions', selectionTexts.conditions, ({ conditionCount }) => known(conditionCount, String)],
  ['appraisal', selectionTexts.appraisal, appraisalLine],
  ['product', appTexts.product, ({ productMoniker }) => productMoniker, true],
  ['submission', selectionTexts.submission, ({ submissionNumber }) => known(submissionNumber, String), true],
];
