import { borrowersNamed } from '@sandbox/world/borrowers';
import { DAY, workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import type { Verification } from '@sandbox/world/verification';
import { newFindings, obtained, past, profile, reports, type LoanSeeder } from '@sandbox/world/seed';
import { assetsOf, employmentOf, incomeOf } from './verifications';

const LOAN_ID = '7100120';
const borrowers = borrowersNamed(LOAN_ID, [['Camille Toussaint', 'Andre Toussaint']]);
const [camille, andre] = borrowers;

/** Employment relief lasts fourteen days, so three are left. */
const EMPLOYMENT_AGE_DAYS = 11;
const INCOME_AGE_DAYS = 66;

/** Reports of three vendors: one has expired, one is missing, and DU and LPA rate them differently. */
export const differentRelief: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904697',
    story: 'Verifications of three vendors, one expired, one missing: relief differs, and it must close in three days.',
    stage: 'In Underwriting',
    borrowers,
    property: { street: '338 Bayou Oaks', city: 'Lafayette', state: 'LA', zip: '70503' },
    facts: factsWith({
      productMoniker: 'HOMEPOSS30',
      loanAmount: 218_500,
      value: 230_000,
      monthlyIncome: 6_950,
      dti: 41.9,
    }),
    verifications: verificationsAt(now),
  }),
  past: [
    past(workingDaysBefore(now, 2, 9, 58), 'rita.ibarra', {
      services: [newFindings(2), newFindings(3)],
      credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 2, 9, 50), 'rita.ibarra'),
});

function verificationsAt(now: number): Verification[] {
  if (!camille || !andre) return [];
  const employed = { orderedOn: now - EMPLOYMENT_AGE_DAYS * DAY };
  return [
    assetsOf(camille, now),
    incomeOf(camille, now),
    employmentOf(camille, now, employed),
    incomeOf(andre, now, { orderedOn: now - INCOME_AGE_DAYS * DAY }),
    employmentOf(andre, now, { ...employed, isEligibleForDu: false }),
  ];
}
