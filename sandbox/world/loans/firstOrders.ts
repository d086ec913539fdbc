import { workingDaysBefore } from '@sandbox/world/clock';
import { loan } from '@sandbox/world/seed';

/** No orders yet. In the first run, LPA wins by its appraisal waiver and asset relief. */
export const cleanStart = loan('7100101', [['Maren Okafor', 'Tobias Okafor']], () => ({
  loanNumber: '0123904471',
  story: 'A clean start: order a first multi run. Both services approve and LPA wins on waiver and asset relief.',
  property: ['2418 Larkbunting Drive', 'Fort Collins', 'CO', '80526'],
  facts: {
    productMoniker: 'CONF30F',
    loanAmount: 388_000,
    value: 485_000,
    monthlyIncome: 11_850,
    dti: 41.2,
    reservesMonths: 8,
  },
  verifications: [0, 1].map((of) => ({ of, type: 'Assets', isEligibleForDu: false })),
  appraisalKnownTo: ['LPA'],
}));

/** Seven borrowers on four applications, two more than LPA accepts. */
export const manyBorrowers = loan(
  '7100108',
  [
    ['Kenji Nakashima', 'Aiko Nakashima'],
    ['Lars Brandt', 'Greta Brandt'],
    ['Yuki Nakashima', 'Emi Nakashima'],
    ['Otto Brandt'],
  ],
  () => ({
    loanNumber: '0123904571',
    story: 'Seven borrowers on four applications: too many for LPA until two are deselected; DU alone works.',
    property: ['41 Terrace Garden Row', 'Portland', 'OR', '97214'],
    facts: { productMoniker: 'CONF30F', loanAmount: 720_000, value: 960_000, monthlyIncome: 21_500, dti: 33.9 },
  }),
);

/** The run starts when the loan is first opened, so that the user sees all of it. */
export const inProgress = loan('7100112', [['Noor Haddad']], ({ now }) => ({
  loanNumber: '0123904612',
  story: 'Opens in the middle of a run: DU finishes first, then LPA, then the recommendation appears.',
  channelId: 3,
  stage: 'Submitted to Underwriting',
  property: ['225 Orchard Crossing', 'Ann Arbor', 'MI', '48103'],
  facts: {
    productMoniker: 'CONF15F',
    loanAmount: 240_000,
    value: 400_000,
    monthlyIncome: 11_300,
    dti: 34.7,
    rate: 5.75,
    term: 180,
  },
  onFirstOpen: { by: 'rita.ibarra', services: [2, 3], credit: 'new' },
  acknowledgement: { isObtained: true, at: workingDaysBefore(now, 1, 16, 40), by: 'Rita Ibarra' },
}));
