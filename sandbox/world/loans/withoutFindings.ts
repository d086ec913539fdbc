import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import type { Outcome } from '@sandbox/world/outcome';
import { newFindings, obtained, past, profile, reports, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100119';
const borrowers = borrowersNamed(LOAN_ID, [['Omar Besson']]);

const VALIDATION: Outcome = { kind: 'validation', text: 'The employment start date is missing.' };
const CANCEL: Outcome = { kind: 'cancel', text: 'Cancelled by the submitter.' };

/** Only validation and cancel items, so no service can be selected. */
export const withoutFindings: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904682',
    story: 'Only Validation and Cancel items in the history: no service is selected.',
    channelId: 3,
    borrowers,
    property: { street: '5 Summit Overlook', city: 'Park City', state: 'UT', zip: '84060' },
    facts: factsWith({
      productMoniker: 'JUMBO30',
      loanAmount: 1_150_000,
      value: 1_600_000,
      monthlyIncome: 31_000,
      dti: 35.5,
    }),
  }),
  past: [
    past(workingDaysBefore(now, 5, 12, 16), 'sam.lindqvist', {
      services: [newFindings(2, VALIDATION)],
      credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW'),
    }),
    past(workingDaysBefore(now, 3, 10, 2), 'sam.lindqvist', {
      services: [newFindings(3, CANCEL)],
      credit: reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE'),
    }),
    past(workingDaysBefore(now, 1, 16, 37), 'rita.ibarra', {
      services: [newFindings(2, VALIDATION), newFindings(3, CANCEL)],
      credit: reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE'),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 5, 12), 'sam.lindqvist'),
});
