import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';
import { assetsOf, employmentOf, incomeOf } from './verifications';

const LOAN_ID = '7100121';
const borrowers = borrowersNamed(LOAN_ID, [['Fiona Gallagher-Reyes']]);

const facts = factsWith({
  productMoniker: 'CONF30F',
  purpose: 'Refinance',
  refinancePurpose: 'No Cash-Out Rate/Term',
  loanAmount: 402_000,
  value: 560_000,
  monthlyIncome: 10_450,
  dti: 44.1,
  financedFee: 6_834,
  subordinateLien: 35_000,
  creditLine: 60_000,
  initialDraw: 25_000,
  hasMortgageLates: true,
});

/** A line of credit behind the loan, many finding codes, and an earlier run without several figures. */
export const secondLien: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904701',
    story: 'A home equity line, financed insurance and many DU finding codes; an earlier run lacks several figures.',
    channelId: 3,
    stage: 'Suspended',
    borrowers,
    property: { street: '2107 Glenmore Avenue', city: 'Cincinnati', state: 'OH', zip: '45211' },
    facts,
    responseFiles: 'hostile',
    verifications: borrowers.flatMap((borrower) => [
      assetsOf(borrower, now, { isEligibleForDu: false }),
      incomeOf(borrower, now),
      employmentOf(borrower, now),
    ]),
  }),
  past: [
    past(workingDaysBefore(now, 10, 15, 26), 'sam.lindqvist', {
      services: [newFindings(2)],
      credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW'),
      facts: {
        ...facts,
        productMoniker: null,
        refinancePurpose: null,
        financedFee: null,
        subordinateLien: null,
        creditLine: null,
        initialDraw: null,
      },
    }),
    past(workingDaysBefore(now, 2, 13, 39), 'rita.ibarra', {
      services: [updated(2), newFindings(3)],
      credit: reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE'),
      note: 'Line of credit added.',
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 10, 15), 'sam.lindqvist'),
});
