import { loan } from '@sandbox/world/seed';

/** FHA loans allow no soft report; DU returns Refer where LPA returns Accept. */
export const fhaRefer = loan('7100104', [['Lashonda Whitfield']], () => ({
  loanNumber: '0123904533',
  story: 'FHA: AUS Soft is blocked. DU says Refer/Eligible, LPA Accept.',
  channelId: 3,
  property: ['1290 Peachtree Hollow', 'Macon', 'GA', '31201'],
  facts: {
    productMoniker: 'FHA30F',
    loanAmount: 231_600,
    value: 240_000,
    monthlyIncome: 5_450,
    dti: 52.4,
    rate: 5.99,
    financedFee: 4_053,
    reservesMonths: 4,
  },
  softPull: { phase2: true, phase3: false },
  past: [{ at: [2, 10, 27], by: 'sam.lindqvist', services: [2, 3], credit: 'new' }],
}));

/** The construction rules forbid both systems, so only credit can be imported. */
export const vaConstruction = loan('7100105', [['Henrik Aasgaard']], () => ({
  loanNumber: '0123904548',
  story: 'VA construction-permanent: neither DU nor LPA may run, only a credit import.',
  channelId: 2,
  stage: 'Disclosed',
  property: ['Lot 14 Fjord View Road', 'Duluth', 'MN', '55804'],
  facts: {
    productMoniker: 'VA30F',
    purpose: 'Construction-Permanent',
    loanAmount: 412_000,
    value: 430_000,
    monthlyIncome: 9_900,
    dti: 40.5,
    valueBasis: 'Appraised',
  },
}));

/** DU doesn't underwrite USDA loans, so nothing is recommended. */
export const usdaOutOfScope = loan('7100106', [['Bettina Kowalczyk']], () => ({
  loanNumber: '0123904550',
  story: 'USDA: DU says Out of Scope (submit through GUS), nothing is recommended.',
  property: ['8 Windmill Lane', 'Wausau', 'WI', '54401'],
  facts: { productMoniker: 'USDA30F', loanAmount: 188_000, value: 194_000, monthlyIncome: 5_100, dti: 38.2 },
  past: [{ at: [4, 11, 33], by: 'rita.ibarra', services: [2, 3], credit: 'new' }],
}));

/** LPA accepts no construction loans; DU returns Approve/Ineligible. */
export const conventionalConstruction = loan('7100107', [['Jorge Marchetti', 'Elena Marchetti']], () => ({
  loanNumber: '0123904566',
  story: 'Conventional construction-permanent: LPA is blocked, DU says Approve/Ineligible.',
  channelId: 3,
  stage: 'Submitted to Underwriting',
  property: ['Lot 3 Quail Ridge', 'Boise', 'ID', '83702'],
  facts: {
    productMoniker: 'CP30F',
    purpose: 'Construction-Permanent',
    loanAmount: 468_000,
    value: 585_000,
    monthlyIncome: 14_200,
    dti: 36.8,
  },
  past: [{ at: [6, 15, 2], by: 'rita.ibarra', services: [2], credit: 'new joint' }],
}));

/** Outside the conforming products; both services respond for information only. */
export const smartSeries = loan('7100117', [['Rosalind Achebe']], () => ({
  loanNumber: '0123904663',
  story: 'Smart Series: soft pull blocked; DU Refer with Caution and LPA Caution, for information only.',
  channelId: 3,
  property: ['600 Marina Terrace', 'Sarasota', 'FL', '34236'],
  facts: {
    productMoniker: 'SMART-BANKSTMT40IO',
    loanAmount: 742_000,
    value: 990_000,
    monthlyIncome: 13_800,
    dti: 51.3,
    rate: 7.125,
    term: 480,
    reservesMonths: 1,
  },
  softPull: { phase2: true, phase3: false },
  isSmartSeriesWithInvestorAccess: true,
  past: [{ at: [3, 9, 41], by: 'sam.lindqvist', services: [2, 3], credit: 'new' }],
}));
