import { SOFT_AGENCY_ID } from '@sandbox/world/agencies';
import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { newFindings, obtained, past, profile, reports, type LoanSeeder } from '@sandbox/world/seed';

const PHASE_2 = { phase2: true, phase3: false };
const PHASE_3 = { phase2: true, phase3: true };

const alone = borrowersNamed('7100102', [['Priya Raghunathan']]);
const couple = borrowersNamed('7100103', [['Dante Villanueva', 'Sofia Villanueva']]);
const government = borrowersNamed('7100104', [['Lashonda Whitfield']]);

/** No product yet. A soft pull shows a warning, then returns a conditional early assessment. */
export const earlyAssessment: LoanSeeder = () => ({
  profile: profile({
    loanId: '7100102',
    loanNumber: '0123904502',
    story: 'No product yet, soft-pull phase 2: AUS Soft warns, then DU gives a conditional early assessment.',
    channelId: 3,
    stage: 'Prequalification',
    borrowers: alone,
    property: { street: '310 Cypress Court', city: 'Austin', state: 'TX', zip: '78704' },
    facts: factsWith({ productMoniker: null, loanAmount: 304_000, value: 380_000, monthlyIncome: 9_400, dti: 37.6 }),
    softPull: PHASE_2,
  }),
});

/** Soft reports are done, full ones are not, and the borrowers have not authorized full ones yet. */
export const softDoneHardNot: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100103',
    loanNumber: '0123904519',
    story: 'Soft-pull phase 3: soft reports done, full ones not, no authorisation yet. Convert to full credit.',
    stage: 'Registered',
    borrowers: couple,
    property: { street: '54 Alameda Way', city: 'Tucson', state: 'AZ', zip: '85705' },
    facts: factsWith({
      productMoniker: 'CONF30F',
      loanAmount: 276_000,
      value: 325_000,
      monthlyIncome: 8_650,
      dti: 39.1,
    }),
    softPull: PHASE_3,
  }),
  past: [
    past(workingDaysBefore(now, 3, 14, 8), 'sam.lindqvist', {
      services: [newFindings(2)],
      credit: reports({ borrowers: couple }, 'REPORT_TYPE_REQUEST_NEW'),
      agencyId: SOFT_AGENCY_ID,
      isSoft: true,
    }),
  ],
});

/** FHA loans allow no soft report; DU returns Refer where LPA returns Accept. */
export const fhaRefer: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100104',
    loanNumber: '0123904533',
    story: 'FHA: AUS Soft is blocked. DU says Refer/Eligible, LPA Accept.',
    channelId: 3,
    borrowers: government,
    property: { street: '1290 Peachtree Hollow', city: 'Macon', state: 'GA', zip: '31201' },
    facts: factsWith({
      productMoniker: 'FHA30F',
      loanAmount: 231_600,
      value: 240_000,
      monthlyIncome: 5_450,
      dti: 52.4,
      rate: 5.99,
      financedFee: 4_053,
      reservesMonths: 4,
    }),
    softPull: PHASE_2,
  }),
  past: [
    past(workingDaysBefore(now, 2, 10, 27), 'sam.lindqvist', {
      services: [newFindings(2), newFindings(3)],
      credit: reports({ borrowers: government }, 'REPORT_TYPE_REQUEST_NEW'),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 2, 10, 20), 'sam.lindqvist'),
});
