import { SOFT_AGENCY_ID } from '@sandbox/world/agencies';
import { DAY } from '@sandbox/world/clock';
import { REPORT_LIFE_DAYS } from '@sandbox/world/onFile';
import { loan, reports } from '@sandbox/world/seed';

/** No product yet. A soft pull shows a warning, then returns a conditional early assessment. */
export const earlyAssessment = loan('7100102', [['Priya Raghunathan']], () => ({
  loanNumber: '0123904502',
  story: 'No product yet, soft-pull phase 2: AUS Soft warns, then DU gives a conditional early assessment.',
  channelId: 3,
  stage: 'Prequalification',
  property: ['310 Cypress Court', 'Austin', 'TX', '78704'],
  facts: { productMoniker: null, loanAmount: 304_000, value: 380_000, monthlyIncome: 9_400, dti: 37.6 },
  softPull: { phase2: true, phase3: false },
}));

/** Soft reports are done, full ones are not, and the borrowers have not authorized full ones yet. */
export const softDoneHardNot = loan('7100103', [['Dante Villanueva', 'Sofia Villanueva']], () => ({
  loanNumber: '0123904519',
  story: 'Soft-pull phase 3: soft reports done, full ones not, no authorisation yet. Convert to full credit.',
  stage: 'Registered',
  property: ['54 Alameda Way', 'Tucson', 'AZ', '85705'],
  facts: { productMoniker: 'CONF30F', loanAmount: 276_000, value: 325_000, monthlyIncome: 8_650, dti: 39.1 },
  softPull: { phase2: true, phase3: true },
  past: [
    {
      at: [3, 14, 8],
      by: 'sam.lindqvist',
      services: [2],
      credit: 'new',
      agencyId: SOFT_AGENCY_ID,
      isSoft: true,
    },
  ],
}));

/** The newest request is a joint credit report, ordered again after a name changed. */
export const creditOnly = loan('7100118', [['Theo Lindgren', 'Mina Lindgren']], ({ borrowers }) => ({
  loanNumber: '0123904678',
  story: 'The newest request is credit only: a joint report to reissue, with a discrepancy on one borrower.',
  stage: 'Registered',
  borrowers: borrowers.map((borrower) => ({ ...borrower, hasDiscrepancy: borrower.firstName === 'Mina' })),
  property: ['12 Saltmarsh Road', 'Beaufort', 'SC', '29902'],
  facts: { productMoniker: 'HOMEREADY30', loanAmount: 254_600, value: 268_000, monthlyIncome: 6_600, dti: 43.8 },
  past: [
    { at: [12, 13, 4], by: 'sam.lindqvist', services: [2], credit: 'new joint' },
    { at: [2, 11, 48], by: 'rita.ibarra', services: [], credit: 'new joint' },
  ],
}));

/** A long application: the joint report, ordered 120 days ago, expires today. */
export const expiringCredit = loan('7100122', [['Nadia Ferreira-Lund', 'Oskar Ferreira-Lund']], ({ now }) => ({
  loanNumber: '0123904715',
  story: 'The joint credit report expires today, an asset report in two days, an employment report has expired.',
  stage: 'In Underwriting',
  responseFiles: 'unknown',
  property: ['905 Ropewalk Lane', 'Duluth', 'MN', '55802'],
  facts: { productMoniker: 'CONF30F', loanAmount: 246_000, value: 307_500, monthlyIncome: 8_200, dti: 36.4 },
  verifications: [
    { of: 0, type: 'Assets', expiresOn: now + 2 * DAY },
    { of: 1, type: 'Employment', orderedOn: now - 75 * DAY, expiresOn: now - 15 * DAY },
  ],
  past: [{ at: now - REPORT_LIFE_DAYS * DAY, by: 'sam.lindqvist', services: [2], credit: 'new joint' }],
}));

/** Every kind of report: soft, hard, joint, reissued, refused, and pulled again by another person. */
export const manyPulls = loan('7100124', [['Hannah Oduya', 'Peter Oduya'], ['Margit Solheim']], ({ borrowers }) => {
  const couple = borrowers.slice(0, 2);
  return {
    loanNumber: '0123904731',
    story: 'Five credit orders: soft, joint, reissued, refused by the agency, and pulled again by a colleague.',
    property: ['6 Kestrel Close', 'Asheville', 'NC', '28801'],
    facts: {
      productMoniker: 'CONF30F',
      loanAmount: 352_000,
      value: 440_000,
      monthlyIncome: 14_900,
      dti: 35.8,
      reservesMonths: 5,
    },
    past: [
      {
        at: [21, 10, 12],
        by: 'sam.lindqvist',
        services: [2],
        credit: reports(couple, 'new'),
        agencyId: SOFT_AGENCY_ID,
        isSoft: true,
      },
      { at: [15, 11, 40], by: 'sam.lindqvist', services: [], credit: 'new joint' },
      { at: [14, 9, 5], by: 'rita.ibarra', services: [2, 3], credit: 'reissue joint' },
      {
        at: [6, 15, 22],
        by: 'rita.ibarra',
        services: [2],
        credit: reports(couple, 'new'),
        hasWrongPassword: true,
      },
      { at: [3, 13, 51], by: 'rita.ibarra', services: [2], credit: reports(couple, 'new joint') },
    ],
  };
});
