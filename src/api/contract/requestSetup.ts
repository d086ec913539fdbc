import * as v from 'valibot';
import { read } from './call';
import { dateText, flag, id, listOf, number, optionalId, text } from './fields';

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

export const requestTypeData = v.object({
  requestTypeId: number,
  transactionTypes: listOf(transactionType),
  duKeyId: text,
  /** 'Locked' = the casefile belongs to the lender. */
  duLoanIdentifierLockStatus: text,
  lpaKeyId: text,
  lpaLoanIdentifier: text,
  lpaThruCalKeyId: text,
  lpaThruCalLoanIdentifier: text,
  submissionCount: number,
  lastSubmittedOn: dateText,
});

const ausAvailability = v.object({
  ausRequestTypeId: v.number(),
  isAvailable: flag,
  message: text,
  unavailableTo: dateText,
});

export const requestBorrower = v.object({
  requestBorrowerId: id,
  borrowerId: id,
  applicationId: id,
  firstname: text,
  lastname: text,
  isPrimary: flag,
  creditReportDocumentId: text,
  creditReportDocument: text,
  borrowerName: text,
  previousReportReferenceNumber: text,
  previousReportWasJoint: flag,
  previousFormFreeReportNumber: text,
  previousAutoCopyLiabilities: flag,
  disableIsJoint: flag,
  isDiscrepancyInBorrowerData: flag,
  isGseSoftCreditPull: flag,
  isGseSoftCreditPullCompleted: flag,
  isHardCreditPullCompleted: flag,
});

const recentCreditBorrower = v.object({
  borrowerId: id,
  referenceNumber: text,
  isJoint: flag,
  encryptedCreditReportDocumentId: text,
  repositories: listOf(v.string()),
});

export const recentCreditRequest = v.object({
  requestId: id,
  requestDate: dateText,
  creditAgencyId: optionalId,
  creditAgencyName: text,
  status: text,
  isGseSoftCreditPull: flag,
  expiresOn: dateText,
  borrowers: listOf(recentCreditBorrower),
});

export const ausRequestItem = v.object({
  requestID: id,
  multiAusRequestId: optionalId,
  /** 1 AUS, 2 credit. */
  requestTypeID: number,
  creditAgencyID: optionalId,
  requestDate: dateText,
  requestDocumentID: text,
  statusTypeID: number,
  status: text,
  caseFileIdentifier: text,
  error: text,
  recommendation: text,
  productMoniker: text,
  /** 0 credit import only, 2 DU, 3 LPA, 999 LPA through a servicer. */
  auRequestTypeID: number,
  loanID: optionalId,
  currentResponseID: optionalId,
  auLoanIdentifier: text,
  isLPThroughCaliber: flag,
  isAppraisalWaived: flag,
});

export const recentRequest = v.object({
  getAusRequestItems: listOf(ausRequestItem),
  isMultiAusRequest: flag,
  isSoftPullPhase2ChangesEnabled: flag,
  isSoftPullPhase3ChangesEnabled: flag,
  isSmartSeriesProductWithInvestorAccessLoan: flag,
  businessChannelId: number,
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
  recentRequest: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/recent-request',
    summary: 'The latest request and the soft-pull phases',
    answer: recentRequest,
  }),
};
