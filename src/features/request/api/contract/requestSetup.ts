import * as v from 'valibot';
import { FINDINGS_OPTIONS } from '@/features/request/rules/requestSetup';
import { post, read } from '@/http/contract/call';
import * as fields from '@/http/contract/fields';
import {
  day,
  extra,
  flag,
  id,
  identifierOf,
  idOf,
  itemsOf,
  listOf,
  moment,
  number,
  text,
} from '@/http/contract/fields';
import { sentences } from '@/http/contract/sentences';
import { serviceOf, systemOf } from '@/features/loan/rules/systemIds';
import { isWhole } from '@/http/contract/unread';

/** A system that the loan may be submitted to. Undefined: the app doesn't know it. */
const ausRequestType = v.pipe(
  v.object({
    /** 2 DU, 3 LPA, 999 LPA through a servicer, 0 credit import only. */
    ausRequestTypeId: fields.requiredNumber,
    /** du, lp, lp_thru_cal, credit_import_only. */
    ausOptionId: text,
    displayName: text,
    shortName: text,
    sequence: number,
    isEnabled: flag,
    disabledReason: text,
    isMultiAusAllowed: flag,
  }),
  v.transform(({ ausRequestTypeId, ...type }) => {
    const ausOptionId = serviceOf(ausRequestTypeId);
    return ausOptionId && { ...type, ausOptionId };
  }),
);

/** Undefined: the app cannot order it. */
const transactionType = v.pipe(
  v.object({ label: text, value: text, isDefault: flag }),
  v.transform(({ label, value, isDefault }) => {
    const known = FINDINGS_OPTIONS.find((option) => option.value === value);
    return known && { ...known, label: label ?? known.label, isDefault };
  }),
);

const identifier = identifierOf('identifier');

/**
 * What one system already knows about the loan. The identifiers use the names of the specification; their camel-case
 * names are accepted too.
 * @spec DAT-1
 */
export const requestTypeData = v.object({
  requestTypeId: number,
  /** Those that the app can order. */
  transactionTypes: fields.knownItemsOf(transactionType),
  du_key_id: identifier,
  duKeyId: extra(identifier),
  /** 'Locked' = the casefile belongs to the lender. */
  duLoanIdentifierLockStatus: text,
  lpa_key_id: identifier,
  lpaKeyId: extra(identifier),
  lpa_loan_identifier: identifier,
  lpaLoanIdentifier: extra(identifier),
  lpa_thru_cal_key_id: identifier,
  lpaThruCalKeyId: extra(identifier),
  lpa_thru_cal_loan_identifier: identifier,
  lpaThruCalLoanIdentifier: extra(identifier),
  submissionCount: fields.count,
  lastSubmittedOn: moment,
});

/** `system` stands for its id. */
const ausAvailability = v.pipe(
  v.object({ ausRequestTypeId: fields.requiredNumber, isAvailable: flag, message: text, unavailableTo: moment }),
  v.transform(({ ausRequestTypeId, ...one }) => ({ ...one, system: systemOf(ausRequestTypeId) })),
);

/** Without a name of its own, `borrowerName` is made of first and last name. @spec DAT-13 */
export const requestBorrower = v.pipe(
  v.object({
    requestBorrowerId: idOf('requestBorrower'),
    borrowerId: idOf('borrower'),
    applicationId: idOf('application'),
    firstname: text,
    lastname: text,
    isPrimary: flag,
    creditReportDocumentId: identifierOf('document'),
    creditReportDocument: text,
    borrowerName: text,
    previousReportReferenceNumber: identifierOf('reference'),
    previousReportWasJoint: flag,
    previousFormFreeReportNumber: identifierOf('formFree'),
    previousAutoCopyLiabilities: flag,
    disableIsJoint: flag,
    isDiscrepancyInBorrowerData: flag,
    isGseSoftCreditPull: flag,
    isGseSoftCreditPullCompleted: flag,
    isHardCreditPullCompleted: flag,
  }),
  v.transform(({ borrowerName, ...borrower }) => {
    const names = [borrower.firstname, borrower.lastname].filter((part) => part !== null).join(' ');
    return { ...borrower, borrowerName: borrowerName ?? (names || null) };
  }),
);

const recentCreditBorrower = v.object({
  borrowerId: id,
  referenceNumber: identifierOf('reference'),
  isJoint: flag,
  encryptedCreditReportDocumentId: identifierOf('document'),
  repositories: listOf(v.string()),
});

/** The credit report on file, from any request. */
export const recentCreditRequest = v.pipe(
  v.object({
    requestId: id,
    requestDate: moment,
    creditAgencyId: fields.optionalId,
    creditAgencyName: text,
    status: text,
    isGseSoftCreditPull: flag,
    expiresOn: day,
    borrowers: itemsOf(recentCreditBorrower),
  }),
  // If not, each may have a report.
  v.transform((credit) => ({ ...credit, areBorrowersKnown: isWhole(credit.borrowers) })),
);

export const requestSetupCalls = {
  /** The underwriting systems this loan may be submitted to. @spec API-14 */
  ausRequestTypes: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/aus-request-types',
    answer: fields.knownItemsOf(ausRequestType),
  }),
  /** Transaction types and identifiers of one underwriting system (2, 3 or 999). */
  requestTypeData: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/request-type/{ausRequestTypeId}',
    answer: requestTypeData,
  }),
  /** Which underwriting systems are open, and until when the others are closed. @spec API-16 */
  ausAvailability: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/aus-availability-details',
    answer: listOf(ausAvailability),
  }),
  /** The borrowers of an AUS (1) or credit (2) request with what was ordered before. */
  requestBorrowers: read({
    path: '/aus/multi-aus/v2/loans/{loanId}/request-types/{requestTypeId}/borrowers',
    answer: v.object({ requestBorrowers: listOf(requestBorrower) }),
  }),
  /** The credit report on file. @spec API-25 @empty for a loan without a report */
  recentCreditRequest: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/recent-credit-request',
    answer: recentCreditRequest,
  }),
};

/** A vendor's report of a borrower's assets, income or employment. Undefined: without an id it cannot be ordered. */
const digitalVerification = v.pipe(
  v.object({
    borrowerId: idOf('verifiedBorrower'),
    borrowerName: text,
    /** Without it, details cannot be read. */
    verificationSystem: fields.textOrEmpty,
    /** Assets, Income or Employment. */
    verificationType: fields.textOrEmpty,
    reportId: identifierOf('report'),
    status: text,
    asOfDate: day,
    expiresOn: day,
    /** The system takes the report into account. */
    isEligibleForDu: flag,
    isEligibleForLpa: flag,
  }),
  v.transform(({ reportId, ...report }) => (reportId === null ? undefined : { ...report, reportId })),
);

const account = v.object({ institution: text, type: text, last4: text, balance: number, asOfDate: day });
const employment = v.object({ employer: text, status: text, asOfDate: day });

const digitalVerificationDetail = v.object({
  borrowerId: id,
  verificationSystem: text,
  reportId: text,
  vendorStatus: text,
  accounts: itemsOf(account),
  employments: itemsOf(employment),
  messages: sentences,
});

const acknowledgement = v.object({
  /** Null: an order needs the user's confirmation. */
  isBorrowerAcknowledgementForCreditPullObtained: flag,
  /** Only false means that this loan needs no authorization. */
  isRequired: flag,
  obtainedOn: moment,
  obtainedBy: text,
});

export type AusRequestType = NonNullable<v.InferOutput<typeof ausRequestType>>;
export type AusAvailability = v.InferOutput<typeof ausAvailability>;
export type RequestBorrower = v.InferOutput<typeof requestBorrower>;
export type RecentCredit = v.InferOutput<typeof recentCreditRequest>;
export type DigitalVerification = NonNullable<v.InferOutput<typeof digitalVerification>>;
export type VerificationDetail = v.InferOutput<typeof digitalVerificationDetail>;
export type Acknowledgement = v.InferOutput<typeof acknowledgement>;

/** @spec DAT-25 */
export const verificationCalls = {
  /** Asset, income and employment verifications of every borrower. */
  digitalVerifications: read({
    path: '/aus/multi-aus/v2/loans/{loanId}/digital-verification-details',
    answer: v.object({ digitalVerifications: listOf(digitalVerification) }),
  }),
  /** The accounts and employments behind one verification report. @spec API-29 */
  digitalVerificationDetail: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail',
    answer: digitalVerificationDetail,
  }),
  /** Whether the borrowers have authorized the credit pull. @spec API-37 */
  acknowledgement: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull-status',
    answer: acknowledgement,
  }),
  /** Records that the borrowers have, or have not, authorized the credit pull. */
  saveAcknowledgement: post({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull/{flag}',
    kind: 'change',
    sendsLoanId: true,
    // The API's own spelling.
    body: v.object({ IsBorrowerAcknowlegmentForCreditPullObtained: v.boolean() }),
    answer: acknowledgement,
  }),
};

type RequestSetupCalls = typeof requestSetupCalls & typeof verificationCalls;

declare module '@/http/contract/call' {
  interface Calls extends RequestSetupCalls {}
}
