import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, order, profile, reports, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100112';
const borrowers = borrowersNamed(LOAN_ID, [['Noor Haddad']]);

/** The run starts when the loan is first opened, so that the user sees all of it. */
export const inProgress: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904612',
    story: 'Opens in the middle of a run: DU finishes first, then LPA, then the recommendation appears.',
    channelId: 3,
    stage: 'Submitted to Underwriting',
    borrowers,
    property: { street: '225 Orchard Crossing', city: 'Ann Arbor', state: 'MI', zip: '48103' },
    facts: factsWith({
      productMoniker: 'CONF15F',
      loanAmount: 240_000,
      value: 400_000,
      monthlyIncome: 11_300,
      dti: 34.7,
      rate: 5.75,
      term: 180,
    }),
  }),
  onFirstOpen: order('rita.ibarra', {
    services: [newFindings(2), newFindings(3)],
    credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW'),
  }),
  acknowledgement: obtained(workingDaysBefore(now, 1, 16, 40), 'rita.ibarra'),
});
