import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { failedWith } from '@sandbox/world/outcome';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';

const everyError = borrowersNamed('7100113', [['Caleb Drummond']]);
const bothFail = borrowersNamed('7100114', [['Wanda Petrosyan']]);

/** Every kind of error item, next to a usable DU result. */
export const errorsOfEachKind: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100113',
    loanNumber: '0123904625',
    story: 'Each kind of LPA error: no text, text with line breaks, findings document. DU is usable.',
    stage: 'Submitted to Underwriting',
    borrowers: everyError,
    property: { street: '15 Quarry Street', city: 'Rutland', state: 'VT', zip: '05701' },
    facts: factsWith({
      productMoniker: 'CONF30F',
      purpose: 'Refinance',
      refinancePurpose: 'Cash-Out Debt Consolidation',
      loanAmount: 214_000,
      value: 305_000,
      monthlyIncome: 7_900,
      dti: 38.4,
    }),
  }),
  past: [
    past(workingDaysBefore(now, 9, 11, 5), 'sam.lindqvist', {
      services: [],
      credit: reports({ borrowers: everyError }, 'REPORT_TYPE_REQUEST_NEW'),
    }),
    past(workingDaysBefore(now, 8, 10, 12), 'rita.ibarra', {
      services: [newFindings(3, failedWith('', true))],
      credit: reports({ borrowers: everyError }, 'REPORT_TYPE_RE_ISSUE'),
    }),
    past(workingDaysBefore(now, 6, 14, 31), 'rita.ibarra', {
      services: [
        newFindings(
          3,
          failedWith(
            'The submission could not be completed.\n\n1. The property address was not found.\n2. The appraised value is missing.',
          ),
        ),
      ],
      credit: reports({ borrowers: everyError }, 'REPORT_TYPE_RE_ISSUE'),
    }),
    past(workingDaysBefore(now, 2, 15, 44), 'rita.ibarra', {
      services: [newFindings(2), newFindings(3, failedWith(''))],
      credit: reports({ borrowers: everyError }, 'REPORT_TYPE_RE_ISSUE'),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 9, 11), 'sam.lindqvist'),
});

const GSE_DOWN = 'The service did not answer in time. Nothing was charged.';

/** No multi run of this loan ever returns findings, not even a new one. */
export const everyServiceFails: LoanSeeder = (now) => ({
  profile: profile({
    loanId: '7100114',
    loanNumber: '0123904630',
    story: 'Both services fail in every multi run: the Selection screen has nothing to choose from.',
    channelId: 3,
    borrowers: bothFail,
    property: { street: '880 Mill Pond Road', city: 'Dayton', state: 'OH', zip: '45402' },
    facts: factsWith({ productMoniker: 'CONF30F', loanAmount: 251_000, value: 279_000, monthlyIncome: 8_100, dti: 36 }),
    alwaysFails: GSE_DOWN,
    responseFiles: 'truncated',
  }),
  past: [
    past(workingDaysBefore(now, 5, 9, 50), 'rita.ibarra', {
      services: [newFindings(2), newFindings(3)],
      credit: reports({ borrowers: bothFail }, 'REPORT_TYPE_REQUEST_NEW'),
    }),
    past(workingDaysBefore(now, 1, 13, 18), 'sam.lindqvist', {
      services: [updated(2), updated(3)],
      credit: reports({ borrowers: bothFail }, 'REPORT_TYPE_RE_ISSUE'),
    }),
  ],
  acknowledgement: obtained(workingDaysBefore(now, 5, 9), 'rita.ibarra'),
});
