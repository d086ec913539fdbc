import * as v from 'valibot';
import { post, read } from './call';
import { day, flag, id, identifier, listOf, moment, number, optionalId, otherName, text } from './fields';

const ausRequestType = v.object({
  /** 2 DU, 3 LPA, 999 LPA through a servicer, 0 credit import only. */
  ausRequestTypeId: v.number(),
  /** du, lp, lp_thru_cal, credit_import_only. */
  ausOptionId: text,
  displayName: text,
  shortName: text,
  sequence: number,
  isEnabled: flag,
  disabledReason: text,
  isMultiAusAllowed: flag,
});

const transactionType = v.object({ label: text, value: text, isDefault: flag });

/** The identifiers use the names of the specification; their camel-case names are accepted too. @spec DAT-1 */
export const requestTypeData = v.object({
  requestTypeId: number,
  transactionTypes: listOf(transactionType),
  du_key_id: identifier,
  duKeyId: otherName(identifier),
  /** 'Locked' = the casefile belongs to the lender. */
  duLoanIdentifierLockStatus: text,
  lpa_key_id: identifier,
  lpaKeyId: otherName(identifier),
  lpa_loan_identifier: identifier,
  lpaLoanIdentifier: otherName(identifier),
  lpa_thru_cal_key_id: identifier,
  lpaThruCalKeyId: otherName(identifier),
  lpa_thru_cal_loan_identifier: identifier,
  lpaThruCalLoanIdentifier: otherName(identifier),
  submissionCount: number,
  lastSubmittedOn: moment,
});

const ausAvailability = v.object({
  ausRequestTypeId: v.number(),
  isAvailable: flag,
  message: text,
  unavailableTo: moment,
});

/** @spec DAT-13 */
export const requestBorrower = v.object({
  requestBorrowerId: id,
  borrowerId: id,
  applicationId: id,
  firstname: text,
  lastname: text,
  isPrimary: flag,
  creditReportDocumentId: identifier,
  creditReportDocument: text,
  borrowerName: text,
  previousReportReferenceNumber: identifier,
  previousReportWasJoint: flag,
  previousFormFreeReportNumber: identifier,
  previousAutoCopyLiabilities: flag,
  disableIsJoint: flag,
  isDiscrepancyInBorrowerData: flag,
  isGseSoftCreditPull: flag,
  isGseSoftCreditPullCompleted: flag,
  isHardCreditPullCompleted: flag,
});

const recentCreditBorrower = v.object({
  borrowerId: id,
  referenceNumber: identifier,
  isJoint: flag,
  encryptedCreditReportDocumentId: identifier,
  repositories: listOf(v.string()),
});

export const recentCreditRequest = v.object({
  requestId: id,
  requestDate: moment,
  creditAgencyId: optionalId,
  creditAgencyName: text,
  status: text,
  isGseSoftCreditPull: flag,
  expiresOn: day,
  borrowers: listOf(recentCreditBorrower),
});

export const requestSetupCalls = {
  ausRequestTypes: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/aus-request-types',
    summary: 'The underwriting systems this loan may be submitted to',
    answer: listOf(ausRequestType),
  }),
  requestTypeData: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/request-type/{ausRequestTypeId}',
    summary: 'Transaction types and identifiers of one underwriting system (2, 3 or 999)',
    answer: requestTypeData,
  }),
  ausAvailability: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/aus-availability-details',
    summary: 'Which underwriting systems are open, and until when the others are closed',
    answer: listOf(ausAvailability),
  }),
  requestBorrowers: read({
    path: '/aus/multi-aus/v2/loans/{loanId}/request-types/{requestTypeId}/borrowers',
    summary: 'The borrowers of an AUS (1) or credit (2) request with what was ordered before',
    answer: v.object({ requestBorrowers: listOf(requestBorrower) }),
  }),
  recentCreditRequest: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/recent-credit-request',
    summary: 'The credit report on file',
    answer: recentCreditRequest,
  }),
};

const digitalVerification = v.object({
  borrowerId: id,
  borrowerName: text,
  verificationSystem: text,
  /** Assets, Income or Employment. */
  verificationType: text,
  reportId: identifier,
  status: text,
  asOfDate: day,
  expiresOn: day,
  isEligibleForDu: flag,
  isEligibleForLpa: flag,
});

const account = v.object({ institution: text, type: text, last4: text, balance: number, asOfDate: day });
const employment = v.object({ employer: text, status: text, asOfDate: day });

const digitalVerificationDetail = v.object({
  borrowerId: id,
  verificationSystem: text,
  reportId: text,
  vendorStatus: text,
  accounts: listOf(account),
  employments: listOf(employment),
  messages: listOf(v.string()),
});

const acknowledgement = v.object({
  isBorrowerAcknowledgementForCreditPullObtained: flag,
  isRequired: flag,
  obtainedOn: moment,
  obtainedBy: text,
});

/** @spec DAT-25 */
export const verificationCalls = {
  digitalVerifications: read({
    path: '/aus/multi-aus/v2/loans/{loanId}/digital-verification-details',
    summary: 'Asset, income and employment verifications of every borrower',
    answer: v.object({ digitalVerifications: listOf(digitalVerification) }),
  }),
  digitalVerificationDetail: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail',
    summary: 'The accounts and employments behind one verification report',
    answer: digitalVerificationDetail,
  }),
  acknowledgement: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull-status',
    summary: 'Whether the borrowers have authorized the credit pull',
    answer: acknowledgement,
  }),
  saveAcknowledgement: post({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull/{flag}',
    kind: 'change',
    sendsLoanId: true,
    summary: 'Records that the borrowers have, or have not, authorized the credit pull',
    // The API's own spelling.
    body: v.object({ IsBorrowerAcknowlegmentForCreditPullObtained: v.boolean() }),
    answer: acknowledgement,
  }),
};
