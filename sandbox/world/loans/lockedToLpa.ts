import { borrowersNamed } from '@sandbox/world/borrowers';
import { MINUTE, workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import type { Override } from '@sandbox/world/model';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100116';
const FIRST_RUN = { runId: 116_001, duRequestId: '1160011', lpaRequestId: '1160012' };
const borrowers = borrowersNamed(LOAN_ID, [['Beatriz Carvalho', 'Paulo Carvalho']]);

const facts = factsWith({
  productMoniker: 'CONF30F',
  loanAmount: 401_000,
  value: 472_000,
  monthlyIncome: 9_800,
  dti: 46.2,
  reservesMonths: 1.2,
});

/** The loan is locked to LPA, but LPA now returns Caution, so DU is recommended. */
export const lockedToLpa: LoanSeeder = (now) => {
  const firstRun = workingDaysBefore(now, 7, 10, 5);
  return {
    profile: profile({
      loanId: LOAN_ID,
      loanNumber: '0123904659',
      story: 'Locked to LPA, which came back Caution: DU is recommended and conflicts with the lock. Three overrides.',
      stage: 'In Underwriting',
      lockedAusId: 3,
      borrowers,
      property: { street: '93 Cannery Wharf', city: 'New Bedford', state: 'MA', zip: '02740' },
      facts,
      responseFiles: 'older',
    }),
    past: [
      past(firstRun, 'rita.ibarra', {
        services: [newFindings(2), newFindings(3)],
        credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
        facts: { ...facts, reservesMonths: 3.5, monthlyIncome: facts.monthlyIncome + 400 },
      }),
      past(workingDaysBefore(now, 1, 14, 22), 'rita.ibarra', {
        services: [updated(2), updated(3)],
        credit: reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE', { isJoint: true }),
        note: 'Reserves corrected after the deposit was released.',
      }),
    ],
    overrides: [
      override(firstRun + 20 * MINUTE, 'DU', 'Better pricing', ''),
      override(
        firstRun + 55 * MINUTE,
        'LPA',
        'Investor or locked program requires it',
        'Lock desk asked to stay with LPA.',
      ),
      override(workingDaysBefore(now, 6, 9, 12), 'DU', 'Underwriter direction', ''),
    ],
    acknowledgement: obtained(workingDaysBefore(now, 7, 10), 'rita.ibarra'),
  };
};

const override = (at: number, to: 'DU' | 'LPA', reason: string, comment: string): Override => ({
  runId: FIRST_RUN.runId,
  at,
  by: 'Rita Ibarra',
  fromAusId: to === 'DU' ? 3 : 2,
  toAusId: to === 'DU' ? 2 : 3,
  reason,
  comment,
  requestId: to === 'DU' ? FIRST_RUN.duRequestId : FIRST_RUN.lpaRequestId,
});
