import { failedWith, type Outcome } from '@sandbox/world/outcome';
import { loan } from '@sandbox/world/seed';

/** Every kind of error item, next to a usable DU result. */
export const errorsOfEachKind = loan('7100113', [['Caleb Drummond']], () => ({
  loanNumber: '0123904625',
  story: 'Each kind of LPA error: no text, text with line breaks, findings document. DU is usable.',
  stage: 'Submitted to Underwriting',
  property: ['15 Quarry Street', 'Rutland', 'VT', '05701'],
  facts: {
    productMoniker: 'CONF30F',
    purpose: 'Refinance',
    refinancePurpose: 'Cash-Out Debt Consolidation',
    loanAmount: 214_000,
    value: 305_000,
    monthlyIncome: 7_900,
    dti: 38.4,
  },
  past: [
    { at: [9, 11, 5], by: 'sam.lindqvist', services: [], credit: 'new' },
    { at: [8, 10, 12], by: 'rita.ibarra', services: [failing('', true)], credit: 'reissue' },
    { at: [6, 14, 31], by: 'rita.ibarra', services: [failing(WITH_LINE_BREAKS)], credit: 'reissue' },
    { at: [2, 15, 44], by: 'rita.ibarra', services: [2, failing('')], credit: 'reissue' },
  ],
}));

const WITH_LINE_BREAKS =
  'The submission could not be completed.\n\n1. The property address was not found.\n2. The appraised value is missing.';

const failing = (text: string, hasFindings = false) => ({ ausId: 3 as const, outcome: failedWith(text, hasFindings) });

/** No multi run of this loan ever returns findings, not even a new one. */
export const everyServiceFails = loan('7100114', [['Wanda Petrosyan']], () => ({
  loanNumber: '0123904630',
  story: 'Both services fail in every multi run: the Selection screen has nothing to choose from.',
  channelId: 3,
  property: ['880 Mill Pond Road', 'Dayton', 'OH', '45402'],
  facts: { productMoniker: 'CONF30F', loanAmount: 251_000, value: 279_000, monthlyIncome: 8_100, dti: 36 },
  alwaysFails: 'The service did not answer in time. Nothing was charged.',
  responseFiles: 'truncated',
  past: [
    { at: [5, 9, 50], by: 'rita.ibarra', services: [2, 3], credit: 'new' },
    { at: [1, 13, 18], by: 'sam.lindqvist', services: [2, 3], credit: 'reissue' },
  ],
}));

/** Only validation and cancel items, so no service can be selected. */
export const withoutFindings = loan('7100119', [['Omar Besson']], () => ({
  loanNumber: '0123904682',
  story: 'Only Validation and Cancel items in the history: no service is selected.',
  channelId: 3,
  property: ['5 Summit Overlook', 'Park City', 'UT', '84060'],
  facts: { productMoniker: 'JUMBO30', loanAmount: 1_150_000, value: 1_600_000, monthlyIncome: 31_000, dti: 35.5 },
  past: [
    { at: [5, 12, 16], by: 'sam.lindqvist', services: [{ ausId: 2, outcome: VALIDATION }], credit: 'new' },
    { at: [3, 10, 2], by: 'sam.lindqvist', services: [{ ausId: 3, outcome: CANCEL }], credit: 'reissue' },
    {
      at: [1, 16, 37],
      by: 'rita.ibarra',
      services: [
        { ausId: 2, outcome: VALIDATION },
        { ausId: 3, outcome: CANCEL },
      ],
      credit: 'reissue',
    },
  ],
}));

const VALIDATION: Outcome = { kind: 'validation', text: 'The employment start date is missing.' };
const CANCEL: Outcome = { kind: 'cancel', text: 'Cancelled by the submitter.' };
