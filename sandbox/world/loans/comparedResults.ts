import { DAY, MINUTE, workingDaysBefore } from '@sandbox/world/clock';
import type { Override } from '@sandbox/world/model';
import { loan, reports } from '@sandbox/world/seed';

/** The loan is locked to LPA, but LPA now returns Caution, so DU is recommended. */
export const lockedToLpa = loan('7100116', [['Beatriz Carvalho', 'Paulo Carvalho']], ({ now }) => {
  const firstRun = workingDaysBefore(now, 7, 10, 5);
  return {
    loanNumber: '0123904659',
    story: 'Locked to LPA, which came back Caution: DU is recommended and conflicts with the lock. Three overrides.',
    stage: 'In Underwriting',
    lockedAusId: 3,
    property: ['93 Cannery Wharf', 'New Bedford', 'MA', '02740'],
    facts: {
      productMoniker: 'CONF30F',
      loanAmount: 401_000,
      value: 472_000,
      monthlyIncome: 9_800,
      dti: 46.2,
      reservesMonths: 1.2,
    },
    responseFiles: 'older',
    past: [
      {
        at: firstRun,
        by: 'rita.ibarra',
        services: [2, 3],
        credit: 'new joint',
        facts: { reservesMonths: 3.5, monthlyIncome: 10_200 },
      },
      {
        at: [1, 14, 22],
        by: 'rita.ibarra',
        services: [2, 3],
        credit: 'reissue joint',
        note: 'Reserves corrected after the deposit was released.',
      },
    ],
    overrides: [
      overridden(firstRun + 20 * MINUTE, 2, 'Better pricing'),
      overridden(
        firstRun + 55 * MINUTE,
        3,
        'Investor or locked program requires it',
        'Lock desk asked to stay with LPA.',
      ),
      overridden(workingDaysBefore(now, 6, 9, 12), 2, 'Underwriter direction'),
    ],
  };
});

/** An override of the first run. */
const overridden = (at: number, toAusId: 2 | 3, reason: string, comment = ''): Override => ({
  runId: 116_001,
  at,
  by: 'Rita Ibarra',
  fromAusId: toAusId === 2 ? 3 : 2,
  toAusId,
  reason,
  comment,
  requestId: toAusId === 2 ? '1160011' : '1160012',
});

/** Employment relief lasts fourteen days, so three are left. */
const EMPLOYMENT_AGE_DAYS = 11;
const INCOME_AGE_DAYS = 66;

/** Reports of three vendors: one has expired, one is missing, and DU and LPA rate them differently. */
export const differentRelief = loan('7100120', [['Camille Toussaint', 'Andre Toussaint']], ({ now }) => ({
  loanNumber: '0123904697',
  story: 'Verifications of three vendors, one expired, one missing: relief differs, and it must close in three days.',
  stage: 'In Underwriting',
  property: ['338 Bayou Oaks', 'Lafayette', 'LA', '70503'],
  facts: { productMoniker: 'HOMEPOSS30', loanAmount: 218_500, value: 230_000, monthlyIncome: 6_950, dti: 41.9 },
  responseFiles: 'repeated',
  verifications: [
    { of: 0, type: 'Assets' },
    { of: 0, type: 'Income' },
    { of: 0, type: 'Employment', orderedOn: now - EMPLOYMENT_AGE_DAYS * DAY },
    { of: 1, type: 'Income', orderedOn: now - INCOME_AGE_DAYS * DAY },
    { of: 1, type: 'Employment', orderedOn: now - EMPLOYMENT_AGE_DAYS * DAY, isEligibleForDu: false },
  ],
  past: [{ at: [2, 9, 58], by: 'rita.ibarra', services: [2, 3], credit: 'new joint' }],
}));

/** A line of credit behind the loan, many finding codes, and an earlier run without several figures. */
export const secondLien = loan('7100121', [['Fiona Gallagher-Reyes']], () => ({
  loanNumber: '0123904701',
  story: 'A home equity line, financed insurance and many DU finding codes; an earlier run lacks several figures.',
  channelId: 3,
  stage: 'Suspended',
  property: ['2107 Glenmore Avenue', 'Cincinnati', 'OH', '45211'],
  facts: {
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
  },
  responseFiles: 'hostile',
  verifications: [
    { of: 0, type: 'Assets', isEligibleForDu: false },
    { of: 0, type: 'Income' },
    { of: 0, type: 'Employment' },
  ],
  past: [
    {
      at: [10, 15, 26],
      by: 'sam.lindqvist',
      services: [2],
      credit: 'new',
      facts: {
        productMoniker: null,
        refinancePurpose: null,
        financedFee: null,
        subordinateLien: null,
        creditLine: null,
        initialDraw: null,
      },
    },
    { at: [2, 13, 39], by: 'rita.ibarra', services: [2, 3], credit: 'reissue', note: 'Line of credit added.' },
  ],
}));

/** The price of the property in the two loans below: the highest loan-to-value with a waiver is 90 %. */
const borrowing = (price: number, percent: number) => ({ loanAmount: (price * percent) / 100 });

/** Five runs with and without notes. Waiver and relief come and go, and the reports name two score models. */
export const offersOverTime = loan('7100123', [['Leonie Achterberg', 'Marcus Achterberg']], ({ now, borrowers }) => {
  const assets = [0, 1].map((of) => ({ of, type: 'Assets' as const, orderedOn: workingDaysBefore(now, 7, 10) }));
  const employment = [0, 1].map((of) => ({ of, type: 'Employment' as const, orderedOn: now - 4 * DAY }));
  const scored = (order: Parameters<typeof reports>[1], scoreModel = 'Classic FICO', of = borrowers) =>
    reports(of, order).map((line) => ({ ...line, scoreModel }));
  return {
    loanNumber: '0123904728',
    story:
      'Five runs, three with a note: waiver and relief were offered in some of them. The reports name two score models.',
    stage: 'In Underwriting',
    property: ['61 Tamarack Trail', 'Traverse City', 'MI', '49684'],
    facts: {
      productMoniker: 'CONF30F',
      loanAmount: 356_000,
      value: 400_000,
      monthlyIncome: 9_400,
      dti: 39.6,
      reservesMonths: 5,
    },
    verifications: [...assets, ...employment],
    past: [
      {
        at: [11, 9, 42],
        by: 'sam.lindqvist',
        services: [2, 3],
        credit: scored('new'),
        facts: borrowing(400_000, 88),
        verifications: [],
      },
      {
        at: [8, 14, 15],
        by: 'rita.ibarra',
        services: [2],
        credit: scored('reissue'),
        facts: borrowing(400_000, 94),
        verifications: [],
        note: 'Down payment reduced to 6 % at the borrowers’ request.',
      },
      {
        at: [6, 11, 20],
        by: 'rita.ibarra',
        services: [3],
        credit: scored('reissue'),
        facts: borrowing(400_000, 94),
        verifications: assets,
      },
      {
        at: [3, 10, 8],
        by: 'rita.ibarra',
        services: [2, 3],
        credit: scored('reissue'),
        facts: { ...borrowing(400_000, 89), monthlyIncome: 9_250 },
        note: 'Gift letter received, down payment 11 %.\nMarcus’s pay stub of last Friday replaces the earlier one.',
      },
      {
        at: [1, 15, 55],
        by: 'sam.lindqvist',
        services: [2, 3],
        credit: [
          ...scored('reissue', 'Classic FICO', borrowers.slice(0, 1)),
          ...scored('new', 'VantageScore 4.0', borrowers.slice(1)),
        ],
        facts: borrowing(400_000, 89),
        note: 'New report for Marcus: name corrected.',
      },
    ],
  };
});

/** At 89 % loan-to-value both systems waive the appraisal; at 95 % only with an inspection. */
export const inspectionWaiver = loan('7100125', [['Ines Calderwood']], () => ({
  loanNumber: '0123904744',
  story: 'A lower down payment: the appraisal waiver of the first run becomes one with an inspection.',
  stage: 'In Underwriting',
  property: ['18 Quarry Lane', 'Duluth', 'MN', '55802'],
  facts: {
    productMoniker: 'HOMEREADY30',
    ...borrowing(320_000, 95),
    value: 320_000,
    monthlyIncome: 8_900,
    dti: 37.4,
    reservesMonths: 5,
  },
  responseFiles: 'schema',
  isInspectionOffered: true,
  past: [
    { at: [7, 10, 5], by: 'sam.lindqvist', services: [2, 3], credit: 'new', facts: borrowing(320_000, 89) },
    {
      at: [2, 14, 30],
      by: 'rita.ibarra',
      services: [2, 3],
      credit: 'reissue',
      note: 'Down payment reduced to 5 %.',
    },
  ],
}));
