import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, past, profile, reports, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100118';
const borrowers = borrowersNamed(LOAN_ID, [['Theo Lindgren', 'Mina Lindgren']]).map((borrower) => ({
  ...borrower,
  hasDiscrepancy: borrower.firstName === 'Mina',
}));

/** The newest request is a joint credit report, ordered again after a name changed. */
export const creditOnly: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904678',
    story: 'The newest request is credit only: a joint report to reissue, with a discrepancy on one borrower.',
    stage: 'Registered',
    borrowers,
    property: { street: '12 Saltmarsh Road', city: 'Beaufort', state: 'SC', zip: '29902' },
    facts: factsWith({
      productMoniker: 'HOMEREADY30',
      loanAmount: 254_600,
      value: 268_000,
      monthlyIncome: 6_600,
      dti: 43.8,
    }),
  }),
  past: [
    past(workingDaysBefore(now, 12, 13, 4), 'sam.lindqvist', {
      services: [newFindings(2)],
      credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    }),
    past(workingDaysBefore(now, 2, 11, 48), 'rita.ibarra', {
      services: [],
      credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 12, 13), 'sam.lindqvist'),
});
