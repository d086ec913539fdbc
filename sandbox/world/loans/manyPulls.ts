import { SOFT_AGENCY_ID } from '@sandbox/world/agencies';
import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100124';
const borrowers = borrowersNamed(LOAN_ID, [['Hannah Oduya', 'Peter Oduya'], ['Margit Solheim']]);
const couple = { borrowers: borrowers.slice(0, 2) };
const all = { borrowers };

/** Every kind of report: soft, hard, joint, reissued, refused, and pulled again by another person. */
export const manyPulls: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904731',
    story: 'Five credit orders: soft, joint, reissued, refused by the agency, and pulled again by a colleague.',
    stage: 'Processing',
    borrowers,
    property: { street: '6 Kestrel Close', city: 'Asheville', state: 'NC', zip: '28801' },
    facts: factsWith({
      productMoniker: 'CONF30F',
      loanAmount: 352_000,
      value: 440_000,
      monthlyIncome: 14_900,
      dti: 35.8,
      reservesMonths: 5,
    }),
  }),
  past: [
    past(workingDaysBefore(now, 21, 10, 12), 'sam.lindqvist', {
      services: [newFindings(2)],
      credit: reports(couple, 'REPORT_TYPE_REQUEST_NEW'),
      agencyId: SOFT_AGENCY_ID,
      isSoft: true,
    }),
    past(workingDaysBefore(now, 15, 11, 40), 'sam.lindqvist', {
      services: [],
      credit: reports(all, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    }),
    past(workingDaysBefore(now, 14, 9, 5), 'rita.ibarra', {
      services: [updated(2), newFindings(3)],
      credit: reports(all, 'REPORT_TYPE_RE_ISSUE', { isJoint: true }),
    }),
    past(workingDaysBefore(now, 6, 15, 22), 'rita.ibarra', {
      services: [updated(2)],
      credit: reports(couple, 'REPORT_TYPE_REQUEST_NEW'),
      hasWrongPassword: true,
    }),
    past(workingDaysBefore(now, 3, 13, 51), 'rita.ibarra', {
      services: [updated(2)],
      credit: reports(couple, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 21, 10), 'sam.lindqvist'),
});
