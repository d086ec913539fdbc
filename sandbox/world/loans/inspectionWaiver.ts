import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100125';
const borrowers = borrowersNamed(LOAN_ID, [['Ines Calderwood']]);

const PRICE = 320_000;
const facts = factsWith({
  productMoniker: 'HOMEREADY30',
  loanAmount: PRICE * 0.95,
  value: PRICE,
  monthlyIncome: 8_900,
  dti: 37.4,
  reservesMonths: 5,
});

/** At 89 % loan-to-value both systems waive the appraisal; at 95 % only with an inspection. */
export const inspectionWaiver: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904744',
    story: 'A lower down payment: the appraisal waiver of the first run becomes one with an inspection.',
    stage: 'In Underwriting',
    borrowers,
    property: { street: '18 Quarry Lane', city: 'Duluth', state: 'MN', zip: '55802' },
    facts,
    responseFiles: 'schema',
    isInspectionOffered: true,
  }),
  past: [
    past(workingDaysBefore(now, 7, 10, 5), 'sam.lindqvist', {
      services: [newFindings(2), newFindings(3)],
      credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW'),
      facts: { ...facts, loanAmount: PRICE * 0.89 },
    }),
    past(workingDaysBefore(now, 2, 14, 30), 'rita.ibarra', {
      services: [updated(2), updated(3)],
      credit: reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE'),
      note: 'Down payment reduced to 5 %.',
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 7, 9, 50), 'sam.lindqvist'),
});
