import { HOUR, nextOfficeHour } from '@sandbox/world/clock';
import { loan } from '@sandbox/world/seed';

const OPENING_HOUR = 6;

/** The broker's profile stores accounts of DU and of LPA agencies. */
export const brokerWithAccounts = loan('7100109', [['Aurelio Fontaine']], () => ({
  loanNumber: '0123904588',
  story: 'Broker loan with stored accounts and an inactive agency. Password "wrong" fails with 111336; a retry works.',
  channelId: 2,
  stage: 'Registered',
  property: ['27 Magnolia Street', 'Savannah', 'GA', '31401'],
  facts: { productMoniker: 'CL1-CONF30', loanAmount: 342_000, value: 427_500, monthlyIncome: 10_200, dti: 38.9 },
}));

/** No stored accounts. The broker has run DU and LPA before and supplies the identifiers. */
export const brokerImport = loan('7100110', [['Grace Oyelaran-Pike']], () => ({
  loanNumber: '0123904593',
  story: 'Broker loan without stored accounts: import casefile 1684025517 or key B7340912 (loan LPL-0042177).',
  channelId: -2,
  stage: 'Application',
  property: ['19 Beacon Hill Path', 'Providence', 'RI', '02906'],
  facts: { productMoniker: 'CL1-CONF30', loanAmount: 296_000, value: 370_000, monthlyIncome: 9_150, dti: 40.2 },
  agencyProfile: 'blank',
}));

/** No product from the wholesale rate sheet is assigned, and LPA through the servicer is closed until the morning. */
export const brokerWithoutProduct = loan('7100115', [['Isaac Thornbury']], ({ now }) => ({
  loanNumber: '0123904644',
  story: 'Broker loan without a product: no run before one is assigned. LPA through the servicer is closed.',
  channelId: 2,
  stage: 'Application',
  property: ['702 Foundry Lane', 'Pittsburgh', 'PA', '15222'],
  facts: { productMoniker: null, loanAmount: 198_000, value: 248_000, monthlyIncome: 6_900, dti: 36.1 },
  servicerClosedUntil: nextOfficeHour(now + HOUR, OPENING_HOUR),
}));
