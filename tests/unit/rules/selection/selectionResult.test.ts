import { describe, expect, it } from 'vitest';
import { GSE_REQUEST_FAILED } from '@/config/messages';
import { areReliefsDifferent, decisionFacts } from '@/features/selection/rules/decisionFacts';
import {
  appraisalLine,
  outcomeLine,
  outcomeTone,
  problemText,
  stepTone,
  columnHeading,
  isLpa,
  isSameService,
  isUsable,
  resultFromHistory,
  resultStateOf,
} from '@/features/selection/rules/selectionResult';
import { closeByOf, isUniform, reliefTone } from '@/features/selection/rules/repAndWarrant';
import { closedServiceTexts, loanChangesSince } from '@/features/selection/rules/sinceTheRun';
import { reasonsFor, scoredReason, shortReasons } from '@/features/selection/rules/selectionMarks';
import type { Day } from '@/lib/daysUntil';
import { ausDataSet } from '@tests/fixtures/historyItem';
import { loanData } from '@tests/fixtures/order';
import { lpaItem, lpaResult, relief, runItem, selectionResult, selectionRun } from '@tests/fixtures/selection';
import type { SelectionResult } from '@/features/selection/api/contract/selection';

// @spec HIS-63
describe('the state of a result', () => {
  it.each<[status: string, over: Partial<SelectionResult>, state: string]>([
    ['Processing', {}, 'processing'],
    ['Error', {}, 'failed'],
    ['Validation', {}, 'stopped'],
    ['Cancel', {}, 'stopped'],
    ['Complete', {}, 'usable'],
    ['Something new', {}, 'usable'],
    ['Complete', { recommendation: null, error: 'Broken' }, 'failed'],
    ['Complete', { recommendation: null, error: null }, 'usable'],
    ['Complete', { recommendation: 'Approve/Eligible', error: 'A warning' }, 'usable'],
  ])('%s %o is %s', (status, over, state) => {
    expect(resultStateOf(selectionResult({ status, ...over }))).toBe(state);
  });
});

it.each<[over: Partial<SelectionResult>, tone: string]>([
  [{}, 'ok'],
  [{ purchaseEligibility: null }, 'ok'],
  [{ recommendation: 'Accept', purchaseEligibility: 'Ineligible' }, 'warn'],
  [{ recommendation: 'Accept', purchaseEligibility: 'Not Eligible' }, 'warn'],
  [{ recommendation: 'Refer with Caution', purchaseEligibility: 'Eligible' }, 'warn'],
  [{ recommendation: null, purchaseEligibility: null, status: 'Error' }, 'error'],
  [{ recommendation: null, purchaseEligibility: null, status: '' }, 'neutral'],
])('shows the outcome %o as %s', (over, tone) => {
  expect(outcomeTone(selectionResult(over))).toBe(tone);
});

it.each<[result: SelectionResult, outcome: string | null]>([
  [selectionResult(), 'Approve/Eligible'],
  [lpaResult(), 'Accept / Eligible'],
  [lpaResult({ purchaseEligibility: null }), 'Accept / Eligible'],
  [lpaResult({ recommendation: 'Caution', purchaseEligibility: 'Ineligible' }), 'Caution / Ineligible'],
  [selectionResult({ purchaseEligibility: 'Ineligible' }), 'Approve/Eligible · purchase eligibility: Ineligible'],
  [selectionResult({ recommendation: 'Refer with Caution', purchaseEligibility: null }), 'Refer with Caution'],
  [selectionResult({ recommendation: null, purchaseEligibility: null, status: 'Error' }), 'Error'],
  [selectionResult({ recommendation: null, status: '' }), null],
])('puts the outcome on one line: %#', (result, outcome) => {
  expect(outcomeLine(result)).toBe(outcome);
});

// @spec APP-15
it("describes the appraisal in the service's words, else by the flag", () => {
  expect(appraisalLine(selectionResult())).toBe('Appraisal required (interior and exterior)');
  const silent = { appraisalWaiverText: null };
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: true, appraisalWaiverType: 'ACE' }))).toBe(
    'ACE offered',
  );
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: true }))).toBe('Appraisal waiver offered');
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: false }))).toBe('No waiver offered');
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: null }))).toBeNull();
});

// @spec HIS-23
it('gives a failed service without a text the default one', () => {
  const failed = { status: 'Error', recommendation: null };
  expect(problemText(selectionResult({ ...failed, error: null }))).toBe(GSE_REQUEST_FAILED);
  expect(problemText(selectionResult({ ...failed, error: 'One\nTwo' }))).toBe('One\nTwo');
  expect(problemText(selectionResult({ status: 'Cancel', error: null }))).toBeNull();
  expect(problemText(selectionResult({ status: 'Validation', error: 'No income given' }))).toBe('No income given');
  expect(problemText(selectionResult({ status: 'Processing', error: 'x' }))).toBeNull();
  expect(problemText(selectionResult())).toBeNull();
});

// @spec APP-5
it("says LPA-N only in the heading of the column, and only with the servicer's flag", () => {
  const throughServicer = lpaResult({ ausRequestType: 'LPA-C', isLPThroughCaliber: true });
  expect(columnHeading(throughServicer)).toBe('LPA-N');
  expect([selectionResult(), lpaResult(), lpaResult({ ausRequestType: 'LPA-C' })].map(columnHeading)).toEqual([
    'DU',
    'LPA',
    'LPA-C',
  ]);
  // The same before the results are loaded.
  expect(columnHeading(resultFromHistory(runItem({ ausRequestType: 'LPA-C', isLPThroughCaliber: true })))).toBe(
    'LPA-N',
  );
  expect(throughServicer.ausRequestType).toBe('LPA-C');
  // A run that the service calls by another name keeps it, and the behavior of its system.
  expect(columnHeading(lpaResult({ ausRequestType: 'GUS', isLPThroughCaliber: true }))).toBe('GUS');
  expect([lpaResult({ ausRequestType: 'GUS' }), lpaResult({ system: null }), selectionResult()].map(isLpa)).toEqual([
    true,
    true,
    false,
  ]);
});

it('finds the row of the same service', () => {
  expect(isSameService(lpaResult(), lpaItem())).toBe(true);
  expect(isSameService(lpaResult(), runItem())).toBe(false);
  expect(isSameService(selectionResult({ key: '4181' }), runItem({ key: '4181', uiOnlyRequestId: null }))).toBe(true);
});

it('falls back to the request and the system for a row without its own id', () => {
  const single = { uiOnlyRequestId: null, key: 'other' };
  expect(isSameService(selectionResult(), runItem(single))).toBe(true);
  expect(isSameService(selectionResult(), runItem({ ...single, requestId: '9' }))).toBe(false);
  expect(isSameService(selectionResult(), runItem({ key: 'other' }))).toBe(false);
  const beside = lpaResult({ requestId: '4181' });
  expect(isSameService(beside, runItem(single))).toBe(false);
  expect(isSameService(beside, runItem({ ...single, system: null }))).toBe(true);
  expect(isSameService({ ...beside, system: null }, runItem(single))).toBe(true);
});

it("relief is uniform when every borrower has the loan's status", () => {
  const of = (status: string) => ({ borrowerId: null, borrowerName: null, status, vendorName: null, reportId: null });
  const eligible = relief({ status: 'Eligible' });
  expect(isUniform({ ...eligible, borrowers: [of('Eligible'), of('Eligible')] })).toBe(true);
  expect(isUniform({ ...eligible, borrowers: [of('Eligible'), of('Not Eligible')] })).toBe(false);
  expect(isUniform({ ...eligible, borrowers: [] })).toBe(false);
});

it.each([
  ['Complete', 'ok'],
  ['active', 'info'],
  ['ERROR', 'error'],
  ['Pending', 'neutral'],
  ['Skipped', 'neutral'],
])('shows a step that is %s as %s', (state, tone) => {
  expect(stepTone({ state })).toBe(tone);
});

// @spec SEL-9
it.each([
  ['eligible', 'ok'],
  ['Eligible', 'ok'],
  ['Not Eligible', 'neutral'],
  ['Unable to Determine', 'warn'],
  ['Not Requested', 'neutral'],
  ['Something new', 'neutral'],
  [null, 'neutral'],
])('shows relief %s as %s', (status, tone) => {
  expect(reliefTone(status)).toBe(tone);
});

describe('the close-by countdown', () => {
  const now = new Date(2026, 10, 14, 17, 0).getTime();
  it.each([
    ['2026-11-20', 'ok', 'Close by 11/20/26 (6 days left)'],
    ['2026-11-19', 'warn', 'Close by 11/19/26 (5 days left)'],
    ['2026-11-15', 'warn', 'Close by 11/15/26 (1 day left)'],
    ['2026-11-16', 'warn', 'Close by 11/16/26 (2 days left)'],
    ['2026-11-14', 'warn', 'Close by 11/14/26 (today)'],
    ['2026-11-13', 'error', 'Close-by date 11/13/26 has passed'],
  ] as const)('%s is %s', (date, tone, text) => {
    expect(closeByOf(date, now)).toEqual({ tone, text });
  });

  it('is absent for an invalid date', () => {
    expect(closeByOf('soon' as Day, now)).toBeUndefined();
    expect(closeByOf(null, now)).toBeUndefined();
  });
});

const factsOf = (...results: SelectionResult[]) =>
  decisionFacts(results).map(({ label, valueOf, isDifferent }) => [label, ...results.map(valueOf), isDifferent]);

it('lists the facts in this order, and marks the rows that differ', () => {
  expect(factsOf(selectionResult(), lpaResult({ cltv: 85, reservesMonths: 0, appraisalWaiverText: 'Waived' }))).toEqual(
    [
      ['DTI', '41.20%', '41.20%', false],
      ['LTV / CLTV', '80.00% / 80.00%', '80.00% / 85.00%', true],
      ['Funds to verify', '$38,400.00', '$34,900.00', true],
      ['Reserves', '6 months', '0 months', true],
      ['Conditions', '12', '12', false],
      ['Appraisal', 'Appraisal required (interior and exterior)', 'Waived', true],
    ],
  );
});

it('shows the product and the submission only if they differ', () => {
  expect(factsOf(selectionResult(), lpaResult({ productMoniker: 'FHA30F', submissionNumber: 2 })).slice(-2)).toEqual([
    ['Product', 'CONF30F', 'FHA30F', true],
    ['Submission', '1', '2', true],
  ]);
});

it('shows no unknown values, and none of a service without findings', () => {
  const unknown = {
    appraisalWaiverText: null,
    isAppraisalWaived: null,
    dti: null,
    ltv: null,
    cltv: null,
    fundsToVerify: null,
    reservesMonths: null,
    conditionCount: null,
  };
  for (const [label, ...rest] of factsOf(selectionResult(unknown), lpaResult({ status: 'Error' })))
    expect([label, ...rest]).toEqual([label, null, null, false]);
  expect(factsOf(selectionResult({ ...unknown, ltv: 80 }))[1]).toEqual(['LTV / CLTV', '80.00% / --', false]);
});

it('compares reliefs by status, close-by date and borrowers, once they are loaded', () => {
  const borrower = { borrowerId: null, borrowerName: 'Ann', status: 'Eligible', vendorName: 'One', reportId: '1' };
  const one = relief({ status: 'Eligible', closeByDate: '2026-12-18', borrowers: [borrower], messageCount: 2 });
  const otherVendor = { ...one, messageCount: 0, borrowers: [{ ...borrower, vendorName: 'Two', reportId: '2' }] };
  expect(areReliefsDifferent([one, otherVendor])).toBe(false);
  expect(areReliefsDifferent([one, undefined])).toBe(false);
  expect(areReliefsDifferent([one, { ...one, status: 'Not Eligible' }])).toBe(true);
  expect(areReliefsDifferent([one, { ...one, closeByDate: null }])).toBe(true);
  expect(areReliefsDifferent([one, { ...one, borrowers: [{ ...borrower, status: null }] }])).toBe(true);
});

it('knows from the history what a result is before it is loaded', () => {
  const known = resultFromHistory(lpaItem({ isRecommended: true, error: 'Late' }));
  expect(isSameService(known, lpaItem())).toBe(true);
  expect(known).toMatchObject({
    ausRequestType: 'LPA',
    system: 'lp',
    isRecommended: true,
    isSelected: false,
    error: 'Late',
  });
  expect(outcomeLine(known)).toBe('Accept / Eligible');
  expect(resultFromHistory(lpaItem({ ausRequestType: null })).ausRequestType).toBe('AUS');
  expect(isUsable(resultFromHistory(lpaItem({ isError: true, status: 'Complete' })))).toBe(false);
  expect(factsOf(known).flatMap(([, value]) => value)).toEqual(Array(6).fill(null));
});

it("uses the reasons of the result, then the server's ranking, and invents none", () => {
  const placed = {
    ...{ requestId: '4181', system: 'du' as const, reasons: ['Ranked first'] },
    ...{ recommendation: null, isRecommended: null },
  };
  expect(reasonsFor(selectionResult({ waterfallReasons: ['Waiver (+12)'] }), [placed])).toEqual(['Waiver (+12)']);
  expect(reasonsFor(selectionResult(), [placed])).toEqual(['Ranked first']);
  expect(reasonsFor(lpaResult(), [placed])).toEqual([]);
  expect(reasonsFor(selectionResult(), [{ ...placed, system: 'lp' }])).toEqual([]);
  expect(reasonsFor(selectionResult(), [{ ...placed, system: null }])).toEqual(['Ranked first']);
  expect(reasonsFor(selectionResult(), [{ ...placed, requestId: '9' }])).toEqual([]);
  expect(reasonsFor(selectionResult(), [])).toEqual([]);
});

it.each([
  ['Outcome Approve/Eligible (+100)', 'Outcome Approve/Eligible', 100],
  ['Late report (-4)', 'Late report', -4],
  ['Relief for assets (two of four)', 'Relief for assets (two of four)', null],
  ['(+12)', '(+12)', null],
  ['The loan is locked to it', 'The loan is locked to it', null],
])('separates the points of %j', (reason, text, points) => {
  expect(scoredReason(reason)).toEqual({ text, points });
});

it('shortens the reasons to those that set the recommended result apart', () => {
  const du = selectionResult({ waterfallReasons: ['Outcome good (+100)', 'Fewer conditions (+1)'] });
  const lpa = lpaResult({ waterfallReasons: ['Outcome good (+100)', 'ACE offered (+12)', 'Fewer conditions (+2)'] });
  expect(shortReasons(lpa, [du], [])).toEqual(['ACE offered']);
  expect(shortReasons(du, [lpa], [])).toEqual(['Outcome good', 'Fewer conditions']);
  expect(shortReasons(du, [], [])).toEqual(['Outcome good', 'Fewer conditions']);
  expect(shortReasons(selectionResult(), [lpa], [])).toEqual([]);
});

describe('changes of the loan since the run', () => {
  const submitted = ausDataSet({ refinancePurpose: 'Cash-Out' });
  const same = {
    productMoniker: 'CONF30F',
    purposeType: 'Purchase',
    refinancePurpose: 'Cash-Out',
    residencyType: 'Primary Residence',
    baseLoanAmount: 329_600,
    purchasePrice: 412_000,
    appraisedValue: 415_000,
  };

  it('are listed in words and dollars', () => {
    const loan = loanData({
      productMoniker: 'FHA30F',
      purposeType: 'Refinance',
      refinancePurpose: 'No Cash-Out',
      residencyType: 'Investor',
      baseLoanAmount: 330_000,
      purchasePrice: 413_000,
      appraisedValue: 416_000,
    });
    expect(loanChangesSince(submitted, loan)).toEqual([
      'Product CONF30F → FHA30F',
      'Purpose Purchase → Refinance',
      'Refinance purpose Cash-Out → No Cash-Out',
      'Residency Primary Residence → Investor',
      'Loan amount $329,600.00 → $330,000.00',
      'Purchase price $412,000.00 → $413,000.00',
      'Appraised value $415,000.00 → $416,000.00',
    ]);
  });

  it('are none when the loan is the same, or either side is unknown', () => {
    expect(loanChangesSince(submitted, loanData(same))).toEqual([]);
    expect(loanChangesSince(submitted, loanData({ ...same, appraisedValue: null, purposeType: null }))).toEqual([]);
    const withoutFacts = ausDataSet({ refinancePurpose: 'Cash-Out', purchasePrice: null, productMoniker: null });
    expect(loanChangesSince(withoutFacts, loanData(same))).toEqual([]);
  });
});

it('says which services of a run are closed, and until when', () => {
  const closed = {
    system: 'lp' as const,
    isAvailable: false,
    message: 'Nightly maintenance.',
    unavailableTo: new Date(2026, 10, 15, 6, 0).toISOString(),
  };
  const run = selectionRun(runItem(), lpaItem());
  expect(closedServiceTexts(run, [closed, { ...closed, system: 'du', isAvailable: true }])).toEqual([
    'LPA cannot be run again until 11/15/26 06:00 AM. Nightly maintenance.',
  ]);
  expect(closedServiceTexts(run, [{ ...closed, unavailableTo: null, message: null }])).toEqual([
    'LPA cannot be run again now.',
  ]);
  expect(closedServiceTexts(run, [{ ...closed, system: 'lp_thru_cal' }])).toEqual([]);
  expect(closedServiceTexts(run, [])).toEqual([]);
  expect(closedServiceTexts(run, [closed, closed])).toHaveLength(1);
});
