import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, past, profile, reports, type LoanSeeder } from '@sandbox/world/seed';

const veteran = borrowersNamed('7100105', [['Henrik Aasgaard']]);
const rural = borrowersNamed('7100106', [['Bettina Kowalczyk']]);
const builders = borrowersNamed('7100107', [['Jorge Marchetti', 'Elena Marchetti']]);
const selfEmployed = borrowersNamed('7100117', [['Rosalind Achebe']]);

/** The construction rules forbid both systems, so only credit can be imported. */
export const vaConstruction: LoanSeeder = () => ({
  profile: profile({
    loanId: '7100105',
    loanNumber: '0123904548',
    story: 'VA construction-permanent: neither DU nor LPA may run, only a credit import.',
    channelId: 2,
    stage: 'Disclosed',
    borrowers: veteran,
    property: { street: 'Lot 14 Fjord View Road', city: 'Duluth', state: 'MN', zip: '55804' },
    facts: factsWith({
      productMoniker: 'VA30F',
      purpose: 'Construction-Permanent',
      loanAmount: 412_000,
      value: 430_000,
      monthlyIncome: 9_900,
      dti: 40.5,
      valueBasis: 'Appraised',
    }),
  }),
});

/** DU doesn't underwrite USDA loans, so nothing is recommended. */
export const usdaOutOfScope: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100106',
    loanNumber: '0123904550',
    story: 'USDA: DU says Out of Scope (submit through GUS), nothing is recommended.',
    borrowers: rural,
    property: { street: '8 Windmill Lane', city: 'Wausau', state: 'WI', zip: '54401' },
    facts: factsWith({
      productMoniker: 'USDA30F',
      loanAmount: 188_000,
      value: 194_000,
      monthlyIncome: 5_100,
      dti: 38.2,
    }),
  }),
  past: [
    past(workingDaysBefore(now, 4, 11, 33), 'rita.ibarra', {
      services: [newFindings(2), newFindings(3)],
      credit: reports({ borrowers: rural }, 'REPORT_TYPE_REQUEST_NEW'),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 4, 11, 30), 'rita.ibarra'),
});

/** LPA accepts no construction loans; DU returns Approve/Ineligible. */
export const conventionalConstruction: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100107',
    loanNumber: '0123904566',
    story: 'Conventional construction-permanent: LPA is blocked, DU says Approve/Ineligible.',
    channelId: 3,
    stage: 'Submitted to Underwriting',
    borrowers: builders,
    property: { street: 'Lot 3 Quail Ridge', city: 'Boise', state: 'ID', zip: '83702' },
    facts: factsWith({
      productMoniker: 'CP30F',
      purpose: 'Construction-Permanent',
      loanAmount: 468_000,
      value: 585_000,
      monthlyIncome: 14_200,
      dti: 36.8,
    }),
  }),
  past: [
    past(workingDaysBefore(now, 6, 15, 2), 'rita.ibarra', {
      services: [newFindings(2)],
      credit: reports({ borrowers: builders }, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 6, 15), 'rita.ibarra'),
});

/** Outside the conforming products; both services respond for information only. */
export const smartSeries: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100117',
    loanNumber: '0123904663',
    story: 'Smart Series: soft pull blocked; DU Refer with Caution and LPA Caution, for information only.',
    channelId: 3,
    borrowers: selfEmployed,
    property: { street: '600 Marina Terrace', city: 'Sarasota', state: 'FL', zip: '34236' },
    facts: factsWith({
      productMoniker: 'SMART-BANKSTMT40IO',
      loanAmount: 742_000,
      value: 990_000,
      monthlyIncome: 13_800,
      dti: 51.3,
      rate: 7.125,
      term: 480,
      reservesMonths: 1,
    }),
    softPull: { phase2: true, phase3: false },
    isSmartSeriesWithInvestorAccess: true,
  }),
  past: [
    past(workingDaysBefore(now, 3, 9, 41), 'sam.lindqvist', {
      services: [newFindings(2), newFindings(3)],
      credit: reports({ borrowers: selfEmployed }, 'REPORT_TYPE_REQUEST_NEW'),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 3, 9, 35), 'sam.lindqvist'),
});
