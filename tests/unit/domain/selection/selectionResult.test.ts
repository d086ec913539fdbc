import { describe, expect, it } from 'vitest';
import { GSE_REQUEST_FAILED } from '@/config/messages';
import { compareResults } from '@/domain/selection/compareResults';
import { closeByOf, isUniform, reliefTone } from '@/domain/selection/repAndWarrant';
import { closedServices } from '@/domain/selection/selectionAvailability';
import { loanChangesSince } from '@/domain/selection/selectionChanges';
import { appraisalLine, outcomeParts, outcomeTone, problemText } from '@/domain/selection/selectionOutcome';
import { reasonsFor } from '@/domain/selection/selectionRecommendation';
import {
  cardHeading,
  isLpa,
  isSameService,
  resultStateOf,
  type SelectionResult,
} from '@/domain/selection/selectionResult';
import { stepTone } from '@/domain/selection/selectionSteps';
import { ausDataSet } from '@tests/fixtures/historyItem';
import { loanData } from '@tests/fixtures/order';
import { lpaItem, lpaResult, runItem, selectionResult, selectionRun } from '@tests/fixtures/selection';

// @source Specification §4: "Request status values"
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

describe('the parts of an outcome', () => {
  it.each<[result: SelectionResult, parts: string[]]>([
    [selectionResult({ purchaseEligibility: null }), ['Recommendation Approve', 'Eligibility Eligible']],
    [lpaResult({ purchaseEligibility: null }), ['Risk class Accept', 'Purchase eligibility Eligible']],
    [
      lpaResult({ recommendation: 'Caution', purchaseEligibility: 'Ineligible' }),
      ['Risk class Caution', 'Purchase eligibility Ineligible'],
    ],
    [
      selectionResult({ recommendation: 'Refer with Caution', purchaseEligibility: null }),
      ['Recommendation Refer with Caution'],
    ],
    [selectionResult({ recommendation: null, purchaseEligibility: null, status: '' }), []],
  ])('%# ', (result, parts) => {
    expect(outcomeParts(result).map(({ label, value }) => `${label} ${value}`)).toEqual(parts);
  });
});

it("describes the appraisal in the service's words, else by the flag", () => {
  expect(appraisalLine(selectionResult())).toBe('Appraisal required (Form 1004)');
  const silent = { appraisalWaiverText: null };
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: true, appraisalWaiverType: 'ACE' }))).toBe(
    'ACE offered',
  );
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: true }))).toBe('Appraisal waiver offered');
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: false }))).toBe('Appraisal required');
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: null }))).toBeNull();
});

// @source Specification §8: "Error with empty text"
it('gives a failed service without a text the default one (specification §8)', () => {
  const failed = { status: 'Error', recommendation: null };
  expect(problemText(selectionResult({ ...failed, error: null }))).toBe(GSE_REQUEST_FAILED);
  expect(problemText(selectionResult({ ...failed, error: 'One\nTwo' }))).toBe('One\nTwo');
  expect(problemText(selectionResult({ status: 'Cancel', error: null }))).toBeNull();
  expect(problemText(selectionResult({ status: 'Validation', error: 'No income given' }))).toBe('No income given');
  expect(problemText(selectionResult({ status: 'Processing', error: 'x' }))).toBeNull();
  expect(problemText(selectionResult())).toBeNull();
});

// @source Specification §1: "labelled LPA-C, or LPA-N in one place"
it('says LPA-N only on the card', () => {
  const throughServicer = lpaResult({ service: 'LPA-C', isThroughServicer: true });
  expect(cardHeading(throughServicer)).toBe('LPA-N');
  expect(throughServicer.service).toBe('LPA-C');
  expect([throughServicer, lpaResult(), selectionResult()].map(isLpa)).toEqual([true, true, false]);
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
  const of = (status: string) => ({ borrowerName: null, status, vendorName: null, reportId: null });
  const relief = { status: 'Eligible', closeByDate: null, messageCount: 0 };
  expect(isUniform({ ...relief, borrowers: [of('Eligible'), of('Eligible')] })).toBe(true);
  expect(isUniform({ ...relief, borrowers: [of('Eligible'), of('Not Eligible')] })).toBe(false);
  expect(isUniform({ ...relief, borrowers: [] })).toBe(false);
});

it.each([
  ['Complete', 'ok'],
  ['active', 'info'],
  ['ERROR', 'error'],
  ['Pending', 'neutral'],
  ['Skipped', 'neutral'],
])('shows a step that is %s as %s', (state, tone) => {
  expect(stepTone({ name: 'Credit', state })).toBe(tone);
});

// @source Specification §2: "whatever the service sends"
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
  ])('%s is %s', (date, tone, text) => {
    expect(closeByOf(date, now)).toEqual({ tone, text });
  });

  it('is absent for an invalid date', () => {
    expect(closeByOf('soon', now)).toBeUndefined();
    expect(closeByOf(null, now)).toBeUndefined();
  });
});

it('compares line by line and marks differences', () => {
  const eligible = { status: 'Eligible', closeByDate: '2026-12-18', borrowers: [], messageCount: 0 };
  const rows = compareResults([selectionResult(), lpaResult()], ({ key }, typeId) =>
    typeId === 3 && key === '502' ? eligible : undefined,
  );
  const differing = rows.filter(({ isDifferent }) => isDifferent);
  expect(differing.map(({ label, values }) => [label, ...values])).toEqual([
    ['Outcome', 'Approve/Eligible', 'Accept / Eligible'],
    ['Funds to verify', '$38,400.00', '$34,900.00'],
    ['Employment relief', null, 'Eligible'],
    ['Employment close-by', null, '12/18/26'],
  ]);
});

it('compares in this order, without unknown values', () => {
  const unknown = selectionResult({
    recommendation: null,
    status: '',
    purchaseEligibility: null,
    appraisalWaiverText: null,
    isAppraisalWaived: null,
    dti: null,
    ltv: null,
    cltv: null,
    fundsToVerify: null,
    reservesMonths: null,
    conditionCount: null,
    productMoniker: null,
    submissionNumber: null,
  });
  const known = lpaResult({ cltv: 85, reservesMonths: 0, conditionCount: 3, submissionNumber: 2 });
  const relief = { status: 'Eligible', closeByDate: null, borrowers: [], messageCount: 0 };
  const rows = compareResults([unknown, known], ({ key }) => (key === known.key ? relief : undefined));
  expect(rows.every(({ values: [first] }) => first === null)).toBe(true);
  expect(rows.map(({ label, values }) => [label, values[1]])).toEqual([
    ['Outcome', 'Accept / Eligible'],
    ['Eligibility', 'Eligible'],
    ['Appraisal', 'Appraisal required (Form 1004)'],
    ['DTI', '41.2%'],
    ['LTV', '80%'],
    ['CLTV', '85%'],
    ['Funds to verify', '$34,900.00'],
    ['Reserves (months)', '0'],
    ['Conditions', '3'],
    ['Product', 'CONF30F'],
    ['Submission', '2'],
    ['Assets relief', 'Eligible'],
    ['Income relief', 'Eligible'],
    ['Employment relief', 'Eligible'],
    ['Employment close-by', null],
    ['Collateral relief', 'Eligible'],
  ]);
});

it("uses the reasons of the result, then the server's ranking, and invents none", () => {
  const placed = { requestId: '4181', system: 'du' as const, reasons: ['Ranked first'] };
  expect(reasonsFor(selectionResult({ waterfallReasons: ['Waiver (+12)'] }), [placed])).toEqual(['Waiver (+12)']);
  expect(reasonsFor(selectionResult(), [placed])).toEqual(['Ranked first']);
  expect(reasonsFor(lpaResult(), [placed])).toEqual([]);
  expect(reasonsFor(selectionResult(), [{ ...placed, system: 'lp' }])).toEqual([]);
  expect(reasonsFor(selectionResult(), [{ ...placed, system: null }])).toEqual(['Ranked first']);
  expect(reasonsFor(selectionResult(), [{ ...placed, requestId: '9' }])).toEqual([]);
  expect(reasonsFor(selectionResult(), [])).toEqual([]);
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
      { label: 'Product', before: 'CONF30F', after: 'FHA30F' },
      { label: 'Purpose', before: 'Purchase', after: 'Refinance' },
      { label: 'Refinance purpose', before: 'Cash-Out', after: 'No Cash-Out' },
      { label: 'Residency', before: 'Primary Residence', after: 'Investor' },
      { label: 'Loan amount', before: '$329,600.00', after: '$330,000.00' },
      { label: 'Purchase price', before: '$412,000.00', after: '$413,000.00' },
      { label: 'Appraised value', before: '$415,000.00', after: '$416,000.00' },
    ]);
  });

  it('are none when the loan is the same, or either side is unknown', () => {
    expect(loanChangesSince(submitted, loanData(same))).toEqual([]);
    expect(loanChangesSince(submitted, loanData({ ...same, appraisedValue: null, purposeType: null }))).toEqual([]);
    const withoutFacts = ausDataSet({ refinancePurpose: 'Cash-Out', purchasePrice: null, productMoniker: null });
    expect(loanChangesSince(withoutFacts, loanData(same))).toEqual([]);
  });
});

// @source Specification §7: "GET /aus/multi-aus/v1/loan/{id}/aus-availability-details"
it('says which services of a run are closed, and until when', () => {
  const closed = {
    system: 'lp' as const,
    isAvailable: false,
    message: 'Nightly maintenance.',
    unavailableTo: new Date(2026, 10, 15, 6, 0).toISOString(),
  };
  const run = selectionRun(runItem(), lpaItem());
  expect(closedServices(run, [closed, { ...closed, system: 'du', isAvailable: true }])).toEqual([
    'LPA cannot be run again until 11/15/26 06:00 AM. Nightly maintenance.',
  ]);
  expect(closedServices(run, [{ ...closed, unavailableTo: null, message: null }])).toEqual([
    'LPA cannot be run again now.',
  ]);
  expect(closedServices(run, [{ ...closed, system: 'lp_thru_cal' }])).toEqual([]);
  expect(closedServices(run, [])).toEqual([]);
});
