import { describe, expect, it } from 'vitest';
import { borrowersNamed } from '@sandbox/world/borrowers';
import { DAY } from '@sandbox/world/clock';
import { factsWith, type Facts } from '@sandbox/world/facts';
import type { Submission, Verification } from '@sandbox/world/submission';
import { judge } from '@sandbox/world/verdict';
import { applyWaterfall, type Candidate } from '@sandbox/world/waterfall';
import { OPENED_AT } from './openLender';

const borrowers = borrowersNamed('7100101', [['Maren Okafor']]);

const BASIS = { productMoniker: 'CONF30F', loanAmount: 320_000, value: 400_000, monthlyIncome: 10_000, dti: 40 };
const facts = (given: Partial<Facts> & { dti?: number } = {}): Facts => factsWith({ ...BASIS, ...given });

const submission = (system: Submission['system'], given: Partial<Submission> = {}): Submission => ({
  system,
  facts: facts(),
  borrowers,
  verifications: [],
  isAppraisalKnown: true,
  isInspectionOffered: false,
  isSoft: false,
  number: 1,
  at: OPENED_AT,
  ...given,
});

describe('recommendations', () => {
  it.each([
    ['an ordinary purchase', {}, 'Approve/Eligible', 'Accept / Eligible'],
    ['a ratio at the limit', { dti: 50, reservesMonths: 2 }, 'Approve/Eligible', 'Accept / Eligible'],
    ['a ratio above the limit', { dti: 50.1 }, 'Refer with Caution', 'Caution / Eligible'],
    ['a high ratio with thin reserves', { dti: 46, reservesMonths: 1.9 }, 'Approve/Eligible', 'Caution / Eligible'],
    ['mortgage lates', { hasMortgageLates: true }, 'Approve/Eligible', 'Caution / Eligible'],
    ['97 % loan-to-value', { loanAmount: 388_000 }, 'Approve/Eligible', 'Accept / Eligible'],
    ['98 % loan-to-value', { loanAmount: 392_000 }, 'Refer with Caution', 'Caution / Eligible'],
    [
      'a loan above the limit',
      { loanAmount: 806_501, value: 1_200_000, monthlyIncome: 30_000 },
      'Approve/Ineligible',
      'Accept / Ineligible',
    ],
    [
      'high balance',
      { productMoniker: 'HB30F', loanAmount: 806_501, value: 1_200_000, monthlyIncome: 30_000 },
      'Approve/Eligible',
      'Accept / Eligible',
    ],
    [
      'construction',
      { purpose: 'Construction-Permanent', productMoniker: 'CP30F' },
      'Approve/Ineligible',
      'Accept / Ineligible',
    ],
    ['FHA with a high ratio', { productMoniker: 'FHA30F', dti: 52 }, 'Refer/Eligible', 'Accept / Eligible'],
    ['USDA', { productMoniker: 'USDA30F' }, 'Out of Scope', 'Caution / Ineligible'],
  ] as const)('%s', (_, given, du, lpa) => {
    expect(judge(submission('DU', { facts: facts(given) })).recommendation).toBe(du);
    expect(judge(submission('LPA', { facts: facts(given) })).recommendation).toBe(lpa);
  });

  it('says that an early assessment is conditional', () => {
    expect(judge(submission('DU', { isSoft: true })).reasons.join(' ')).toContain('submit again with full credit');
  });

  it('gives a reason for every recommendation', () => {
    for (const dti of [30, 47, 60]) {
      expect(judge(submission('LPA', { facts: facts({ dti, reservesMonths: 1 }) })).reasons).not.toEqual([]);
    }
  });
});

describe('appraisal waiver', () => {
  const isOffered = (given: Partial<Facts> & { dti?: number }, isAppraisalKnown = true): boolean =>
    judge(submission('DU', { facts: facts(given), isAppraisalKnown })).waiver.isOffered;

  it('is offered up to 90 % without cash out', () => {
    expect(isOffered({ loanAmount: 360_000 })).toBe(true);
    expect(isOffered({ loanAmount: 360_100 })).toBe(false);
    const refinance = { purpose: 'Refinance', purchasePrice: null, valueBasis: 'Estimated' } as const;
    expect(isOffered({ ...refinance, refinancePurpose: 'No Cash-Out Rate/Term', loanAmount: 360_000 })).toBe(true);
    expect(isOffered({ ...refinance, refinancePurpose: 'Cash-Out Other', loanAmount: 200_000 })).toBe(false);
  });

  it('is offered with an inspection up to 97 %, where the loan allows that', () => {
    const waiverAt = (loanAmount: number, isInspectionOffered = true) => {
      const verdict = judge(submission('LPA', { facts: facts({ loanAmount }), isInspectionOffered }));
      return [verdict.waiver.type, verdict.conditions.some(({ text }) => /inspection/.test(text))];
    };
    expect(waiverAt(360_000)).toEqual(['ACE', false]);
    expect(waiverAt(388_000)).toEqual(['ACE+ PDR', true]);
    expect(waiverAt(388_100)).toEqual([null, false]);
    expect(waiverAt(388_000, false)).toEqual([null, false]);
  });

  it('is not offered for an appraised value, several units, or an unknown property', () => {
    expect(isOffered({ valueBasis: 'Appraised' })).toBe(false);
    expect(isOffered({ units: 2 })).toBe(false);
    expect(isOffered({}, false)).toBe(false);
  });
});

describe('relief', () => {
  const report = (given: Partial<Verification> = {}): Verification => ({
    borrowerId: borrowers[0]?.borrowerId ?? '',
    vendor: 'WorkProof',
    type: 'Employment',
    reportId: 'WP-1',
    status: 'Complete',
    orderedOn: OPENED_AT - 2 * DAY,
    expiresOn: OPENED_AT + 50 * DAY,
    isEligibleForDu: true,
    isEligibleForLpa: false,
    ...given,
  });
  const employment = (system: Submission['system'], reports: readonly Verification[]) =>
    judge(submission(system, { verifications: reports })).reliefs.find(({ type }) => type === 'Employment');

  it('depends on the report, its age and the system', () => {
    expect(employment('DU', [])?.status).toBe('Not Requested');
    expect(employment('DU', [report()])?.status).toBe('Eligible');
    expect(employment('LPA', [report()])?.status).toBe('Not Eligible');
    expect(employment('DU', [report({ expiresOn: OPENED_AT - DAY })])?.status).toBe('Unable to Determine');
  });

  it('of employment expires after fourteen days', () => {
    expect(employment('DU', [report()])?.closeBy).toBe(OPENED_AT + 12 * DAY);
  });

  it('saves a condition', () => {
    const withReport = judge(submission('DU', { verifications: [report()] })).conditions;
    expect(judge(submission('DU')).conditions.length - withReport.length).toBe(1);
  });
});

it('flags too many submissions', () => {
  const flags = (number: number) =>
    judge(submission('DU', { number })).findings.filter(({ type }) => type === 'Red flag');
  expect(flags(9)).toEqual([]);
  expect(flags(10)).toEqual([{ type: 'Red flag', name: 'EXCESSIVE-RESUBMISSIONS', borrowerName: '' }]);
});

describe('waterfall', () => {
  const du = (given: Partial<Submission> = {}): Candidate => ({
    requestId: 'du',
    ausId: 2,
    verdict: judge(submission('DU', given)),
  });
  const lpa = (given: Partial<Submission> = {}): Candidate => ({
    requestId: 'lpa',
    ausId: 3,
    verdict: judge(submission('LPA', given)),
  });
  const winner = (candidates: Candidate[], lockedAusId: number | null = null): string | undefined =>
    applyWaterfall(candidates, facts(), lockedAusId).find(({ isRecommended }) => isRecommended)?.requestId;

  it('prefers DU on a tie, unless the loan is locked', () => {
    expect(winner([du(), lpa()])).toBe('du');
    expect(winner([du(), lpa()], 3)).toBe('lpa');
  });

  it('lets the locked system win only with the best outcome', () => {
    expect(winner([du(), lpa({ isAppraisalKnown: false })], 3)).toBe('lpa');
    expect(winner([du(), lpa({ facts: facts({ hasMortgageLates: true }) })], 3)).toBe('du');
  });

  it('prefers waiver and relief, and gives the points of each', () => {
    expect(winner([du({ isAppraisalKnown: false }), lpa()])).toBe('lpa');
    const [best] = applyWaterfall([du({ isAppraisalKnown: false }), lpa()], facts(), null);
    expect(best?.reasons).toEqual([
      'Outcome Accept / Eligible (+100)',
      'ACE appraisal waiver offered (+12)',
      'Relief for collateral (+4)',
    ]);
  });

  it('recommends nothing below 60 points', () => {
    const usda = { facts: facts({ productMoniker: 'USDA30F' }) };
    expect(winner([du(usda), lpa(usda)])).toBeUndefined();
    expect(winner([])).toBeUndefined();
  });
});
