import { describe, expect, it } from 'vitest';
import { GSE_REQUEST_FAILED } from '@/config/messages';
import { compareResults } from '@/domain/selection/compareResults';
import { closeByOf, reliefTone } from '@/domain/selection/repAndWarrant';
import { closedServices } from '@/domain/selection/selectionAvailability';
import { loanChangesSince } from '@/domain/selection/selectionChanges';
import { elapsedSince } from '@/domain/selection/selectionElapsed';
import { appraisalLine, outcomeParts, troubleText } from '@/domain/selection/selectionOutcome';
import { reasonsFor } from '@/domain/selection/selectionRecommendation';
import { cardHeading, isSameService, standingOf, type SelectionResult } from '@/domain/selection/selectionResult';
import type { AusDataSet } from '@/domain/history/historyItem';
import type { LoanData } from '@/domain/loan/loan';
import { lpaItem, lpaResult, runItem, selectionResult, selectionRun } from '@tests/fixtures/selection';

describe('how a result stands', () => {
  it.each<[status: string, over: Partial<SelectionResult>, standing: string]>([
    ['Processing', {}, 'processing'],
    ['Error', {}, 'failed'],
    ['Validation', {}, 'stopped'],
    ['Cancel', {}, 'stopped'],
    ['Complete', {}, 'usable'],
    ['Something new', {}, 'usable'],
    ['Complete', { recommendation: null, error: 'Broken' }, 'failed'],
  ])('%s %o is %s', (status, over, standing) => {
    expect(standingOf(selectionResult({ status, ...over }))).toBe(standing);
  });
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

it('words the appraisal as the service does, else by the flag', () => {
  expect(appraisalLine(selectionResult())).toBe('Appraisal required (Form 1004)');
  const silent = { appraisalWaiverText: null };
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: true, appraisalWaiverType: 'ACE' }))).toBe(
    'ACE offered',
  );
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: false }))).toBe('Appraisal required');
  expect(appraisalLine(selectionResult({ ...silent, isAppraisalWaived: null }))).toBeNull();
});

it('gives a failed service the default text when it says nothing (specification §8)', () => {
  const failed = { status: 'Error', recommendation: null };
  expect(troubleText(selectionResult({ ...failed, error: ' ' }))).toBe(GSE_REQUEST_FAILED);
  expect(troubleText(selectionResult({ ...failed, error: 'One\nTwo' }))).toBe('One\nTwo');
  expect(troubleText(selectionResult({ status: 'Cancel', error: null }))).toBeNull();
  expect(troubleText(selectionResult())).toBeNull();
});

it('says LPA-N on the card alone', () => {
  const throughServicer = lpaResult({ service: 'LPA-C', isThroughServicer: true });
  expect(cardHeading(throughServicer)).toBe('LPA-N');
  expect(throughServicer.service).toBe('LPA-C');
});

it('finds the row of the same service', () => {
  expect(isSameService(lpaResult(), lpaItem())).toBe(true);
  expect(isSameService(lpaResult(), runItem())).toBe(false);
  expect(isSameService(selectionResult({ key: '4181' }), runItem({ key: '4181', uiOnlyRequestId: null }))).toBe(true);
});

it.each([
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
    ['2026-11-14', 'warn', 'Close by 11/14/26 (today)'],
    ['2026-11-13', 'error', 'Close-by date 11/13/26 has passed'],
  ])('%s is %s', (date, tone, text) => {
    expect(closeByOf(date, now)).toEqual({ tone, text });
  });

  it('is absent for what is no date', () => {
    expect(closeByOf('soon', now)).toBeUndefined();
    expect(closeByOf(null, now)).toBeUndefined();
  });
});

it('compares line by line and marks what differs', () => {
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

it("takes the reasons that came with the result, then the server's ranking, and makes none up", () => {
  const placed = {
    requestId: '4181',
    ausRequestTypeId: 2,
    recommendation: null,
    rank: 1,
    isRecommended: true,
    reasons: ['Ranked first'],
  };
  expect(reasonsFor(selectionResult({ waterfallReasons: ['Waiver (+12)'] }), [placed])).toEqual(['Waiver (+12)']);
  expect(reasonsFor(selectionResult(), [placed])).toEqual(['Ranked first']);
  expect(reasonsFor(lpaResult(), [placed])).toEqual([]);
});

it('tells what changed on the loan since the run, and nothing that is unknown', () => {
  const submitted = { productMoniker: 'CONF30F', baseLoanAmount: 388_000, purchasePrice: null } as AusDataSet;
  const loan = { productMoniker: 'CONF30F', baseLoanAmount: 390_000, purchasePrice: 485_000 } as LoanData;
  expect(loanChangesSince({ ...NOTHING_SUBMITTED, ...submitted }, { ...NOTHING_KNOWN, ...loan })).toEqual([
    { label: 'Loan amount', before: '$388,000.00', after: '$390,000.00' },
  ]);
});

const NOTHING_SUBMITTED = {
  appraisedValue: null,
  purposeType: null,
  refinancePurpose: null,
  residencyType: null,
};
const NOTHING_KNOWN = NOTHING_SUBMITTED;

it.each([
  ['2026-11-14T10:42:00Z', '2026-11-14T10:42:09Z', '0:09'],
  ['2026-11-14T10:42:00Z', '2026-11-14T11:44:10Z', '62:10'],
  ['2026-11-14T10:42:00Z', '2026-11-14T10:41:00Z', '0:00'],
  [null, '2026-11-14T10:41:00Z', undefined],
  ['2026-11-14T10:42:00Z', null, undefined],
])('counts from %s to %s: %s', (start, until, expected) => {
  expect(elapsedSince(start, until)).toBe(expected);
});

it('says which services of a run are closed, and until when', () => {
  const closed = {
    ausRequestTypeId: 3,
    isAvailable: false,
    message: 'Nightly maintenance.',
    unavailableFrom: null,
    unavailableTo: new Date(2026, 10, 15, 6, 0).toISOString(),
    isSelectable: false,
  };
  const run = selectionRun(runItem(), lpaItem());
  expect(closedServices(run, [closed, { ...closed, ausRequestTypeId: 2, isAvailable: true }])).toEqual([
    'LPA cannot be run again until 11/15/26 06:00:00 AM. Nightly maintenance.',
  ]);
  expect(closedServices(run, [{ ...closed, unavailableTo: null, message: null }])).toEqual([
    'LPA cannot be run again now.',
  ]);
  expect(closedServices(run, [])).toEqual([]);
});
