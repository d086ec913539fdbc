import type * as v from 'valibot';
import type { CallName, Calls } from '@/http/contract/call';
import type { historyItem } from '@/features/runs/api/contract/history';
import type { Applicant, Engine, Me, Mortgage, NewSubmission, Submission, Vendor } from './lenderApi';

/** What the companion accepts as the answer to a call. */
export type Answer<Name extends CallName> = v.InferInput<Calls[Name]['answer']>;

type Order = v.InferOutput<Calls['placeOrder']['body']>;
type Row = v.InferInput<typeof historyItem>;

const SYSTEM = { FNMA_DU: 2, FHLMC_LPA: 3 } as const satisfies Record<Engine, number>;
const NAME = { FNMA_DU: 'DU', FHLMC_LPA: 'LP' } as const;
const ENGINES: readonly Engine[] = ['FNMA_DU', 'FHLMC_LPA'];
const OUTCOME = {
  approve_eligible: 'Approve/Eligible',
  approve_ineligible: 'Approve/Ineligible',
  accept: 'Accept',
} as const;

const dollars = (cents: number): number => cents / 100;
const percent = (basisPoints: number): number => basisPoints / 100;
const iso = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const nameOf = ({ given_name, family_name }: Applicant): string => `${given_name} ${family_name}`;
const isPrimary = ({ role }: Applicant): boolean => role === 'PRIMARY';

export const toLoanHeader = (mortgage: Mortgage): Answer<'loanHeader'> => ({
  loanId: mortgage.mortgage_no,
  loanNumber: mortgage.file_no,
  borrowerName: mortgage.applicants.filter(isPrimary).map(nameOf).join(),
  loanStage: mortgage.milestone.label,
  loanStageSequence: mortgage.milestone.rank,
});

export const toLoanData = ({ program, sales_channel, purpose, amounts }: Mortgage): Answer<'loanData'> => ({
  productMoniker: program.code,
  productName: program.label,
  businessChannel: sales_channel === 'RETAIL' ? 'Retail' : 'Wholesale',
  businessChannelId: sales_channel === 'RETAIL' ? 6 : 2,
  purposeType: purpose === 'BUY' ? 'Purchase' : 'Refinance',
  baseLoanAmount: dollars(amounts.loan_cents),
  purchasePrice: dollars(amounts.price_cents),
  appraisedValue: dollars(amounts.value_cents),
});

/** `canOverrideSelection` false: this lender has no way to choose another result. */
export const toPrivileges = ({ powers }: Me): Answer<'privileges'> => ({
  canSubmitAus: powers.includes('SUBMIT'),
  canOverrideSelection: false,
  canViewRecievedDate: true,
});

const statusOf = ({ state, verdict }: Submission): string =>
  state === 'WORKING' || verdict === null ? 'Processing' : OUTCOME[verdict];

/** What a row of History and a result of Selection have in common. */
const common = (submission: Submission) => ({
  requestId: submission.submission_no,
  uiOnlyRequestId: submission.batch_no === null ? null : submission.submission_no,
  ausRequestType: NAME[submission.engine],
  ausRequestTypeId: SYSTEM[submission.engine],
  requestDate: iso(submission.sent_at),
  receivedOn: submission.state === 'DONE' ? iso(submission.done_at) : null,
  status: statusOf(submission),
  isRecommended: submission.preferred,
  isSelected: submission.chosen,
  isWaterfallLogicApplied: submission.state === 'DONE',
  submittedBy: submission.by,
});

export const toRow = (submission: Submission, { applicants }: Mortgage): Row => ({
  ...common(submission),
  multiAusRequestId: submission.batch_no ?? 0,
  ausType: submission.batch_no === null ? 2 : 3,
  clientRequestKey: submission.client_ref,
  creditDetail: applicants.map((applicant) => ({ borrowerName: nameOf(applicant), isPrimary: isPrimary(applicant) })),
  ausDataSet: {
    dti: percent(submission.figures.dti_bp),
    interestRate: percent(submission.figures.rate_bp),
    baseLoanAmount: dollars(submission.figures.loan_cents),
  },
});

export const toEntry = (submission: Submission) => ({ requestDate: iso(submission.sent_at), requestTypeId: 1 });

export const toResult = (submission: Submission) => ({
  ...common(submission),
  recommendation: statusOf(submission),
  waterfallReasons: submission.why,
  dti: percent(submission.figures.dti_bp),
});

export const toRecommendation = (submission: Submission) => ({
  requestId: submission.submission_no,
  ausRequestTypeId: SYSTEM[submission.engine],
  recommendation: statusOf(submission),
  isRecommended: submission.preferred,
  reasons: submission.why,
});

export const toRequestTypes = (): Answer<'ausRequestTypes'> =>
  ENGINES.map((engine, place) => ({
    ausRequestTypeId: SYSTEM[engine],
    ausOptionId: engine === 'FNMA_DU' ? 'du' : 'lp',
    sequence: place + 1,
    isEnabled: true,
    isMultiAusAllowed: true,
  }));

/** Each engine takes new submissions only. */
export const toTypeData = (systemId: number, submissions: readonly Submission[]): Answer<'requestTypeData'> => ({
  requestTypeId: systemId,
  transactionTypes: [
    { label: 'Request New Findings', value: 'request_new', isDefault: true },
    { label: 'Not Applicable', value: 'not_applicable', isDefault: false },
  ],
  submissionCount: submissions.filter(({ engine }) => SYSTEM[engine] === systemId).length,
});

export const toAvailability = (): Answer<'ausAvailability'> =>
  ENGINES.map((engine) => ({ ausRequestTypeId: SYSTEM[engine], isAvailable: true }));

const toBorrower = (applicant: Applicant) => ({
  requestBorrowerId: applicant.applicant_no,
  borrowerId: applicant.applicant_no,
  applicationId: 1,
  firstname: applicant.given_name,
  lastname: applicant.family_name,
  borrowerName: nameOf(applicant),
  isPrimary: isPrimary(applicant),
  previousReportReferenceNumber: applicant.report_no,
  // The lender orders no joint reports, copies liabilities with every report, and keeps none of a changed applicant.
  disableIsJoint: true,
  previousAutoCopyLiabilities: true,
  isDiscrepancyInBorrowerData: false,
});

export const toBorrowers = ({ applicants }: Mortgage): Answer<'requestBorrowers'> => ({
  requestBorrowers: applicants.map(toBorrower),
});

export const toRecentRequest = (submissions: readonly Submission[]): Answer<'recentRequest'> => ({
  getAusRequestItems: submissions.slice(0, 1).map((submission) => ({
    requestID: submission.submission_no,
    requestTypeID: 1,
    auRequestTypeID: SYSTEM[submission.engine],
    multiAusRequestId: submission.batch_no ?? 0,
    creditAgencyID: submission.credit.vendor_no,
    requestDate: iso(submission.sent_at),
    status: statusOf(submission),
  })),
  isSoftPullPhase2ChangesEnabled: false,
  isSoftPullPhase3ChangesEnabled: false,
  // It places a `client_ref` only once.
  areOrdersDeduplicated: true,
});

export const toAgencies = (vendors: readonly Vendor[], systemId: number): Answer<'creditAgencies'> => ({
  creditAgencies: vendors.map(({ vendor_no, label }) => ({
    creditAgencyId: vendor_no,
    name: label,
    fromAusRequestType: systemId === SYSTEM.FNMA_DU ? 'DU' : 'LP',
    isAusSoftPull: false,
    isInProfileConfig: true,
    isInactive: false,
    // The same vendor serves both engines.
    mappingDetails: [
      {
        mappedToCreditAgencyId: vendor_no,
        toAusRequestType: 'LP',
        multiAusDisplayName: label,
        isInProfileConfig: true,
      },
    ],
  })),
});

export const toAcknowledgement = ({ consent }: Mortgage): Answer<'acknowledgement'> => ({
  isBorrowerAcknowledgementForCreditPullObtained: consent.given,
  isRequired: true,
  obtainedOn: consent.given_at === null ? null : iso(consent.given_at),
  obtainedBy: consent.by,
});

export const toRequestDetail = (submission: Submission): Answer<'requestDetail'> => ({
  requestId: submission.submission_no,
  multiAusRequestId: submission.batch_no ?? 0,
  status: statusOf(submission),
  steps: [
    { name: 'Credit', state: 'Complete' },
    { name: 'Findings', state: submission.state === 'DONE' ? 'Complete' : 'Active' },
  ],
  creditAgencyId: submission.credit.vendor_no,
  isGseSoftCreditPull: false,
  ausRequests: [{ ausRequestTypeId: SYSTEM[submission.engine], transactionType: 'request_new' }],
  requestBorrowers: submission.credit.lines.map(({ applicant_no, reused, report_no }) => ({
    requestBorrowerId: applicant_no,
    borrowerId: applicant_no,
    applicationId: 1,
    isSelected: true,
    reportType: reused ? 'REPORT_TYPE_RE_ISSUE' : 'REPORT_TYPE_REQUEST_NEW',
    reportReferenceNumber: report_no,
    isJoint: false,
  })),
  note: submission.remark,
});

/** The other way: what the companion orders, in the lender's words. */
export const toNewSubmission = (order: Order): NewSubmission => ({
  engines: ENGINES.filter((engine) => order.ausRequests.some(({ ausRequestTypeId: id }) => id === SYSTEM[engine])),
  remark: order.note ?? null,
  client_ref: order.clientRequestKey,
  credit: {
    vendor_no: Number(order.creditAgency?.creditAgencyId),
    lines: order.requestBorrowers
      .filter(({ isSelected }) => isSelected)
      .map(({ borrowerId, reportType, reportReferenceNumber: number }) => ({
        applicant_no: Number(borrowerId),
        reused: reportType === 'REPORT_TYPE_RE_ISSUE',
        report_no: String(number ?? ''),
      })),
  },
});

export const toPlaced = (submissions: readonly Submission[]): Answer<'placeOrder'> => ({
  multiAusRequestId: submissions[0]?.batch_no ?? 0,
  requests: submissions.map(common),
});
