import { expect, it } from 'vitest';
import {
  agencyCalls,
  agencyMapping,
  creditAgency,
  documentCalls,
  loanData,
  loanHeader,
  menuItem,
} from '@/api/contract/loan';
import { ausDataSet, creditDetail, duFinding, historyEntry, historyItem } from '@/api/contract/history';
import { ausRequestItem, recentRequest } from '@/api/contract/recentRequests';
import { requestBorrower, requestTypeData, verificationCalls } from '@/api/contract/requestSetup';

/**
 * The names of fields, copied by hand from specification §3 and §7. The sandbox uses the same contract, so it can't
 * notice a name that differs from the specification.
 */
it.each<[string, string, { entries: object }]>([
  // @source Specification §3: "Identifier fields: du_key_id"
  [
    'the identifiers',
    'lpa_key_id, lpa_loan_identifier, lpa_thru_cal_key_id, lpa_thru_cal_loan_identifier, du_key_id, ' +
      'duLoanIdentifierLockStatus',
    requestTypeData,
  ],
  // @source Specification §3: "History item", "openRequestDocument, openResponseDocument"
  [
    'a history item',
    'requestId, multiAusRequestId, uiOnlyRequestId, ausType, ausRequestType, isLPThroughCaliber, ausRequestTypeId, ' +
      'requestDate, receivedOn, status, isError, error, isRecommended, isSelected, isWaterfallLogicApplied, ' +
      'isGseSoftCreditPull, casefileId, submittedBy, openRequestDocument, openResponseDocument, ' +
      'openResponseDocumentId, findingsDocumentId, completeLink, isFinconnectAusIntegrationEnabled, loanId, ' +
      'creditDetail, ausDataSet, linkedRequestId',
    historyItem,
  ],
  // @source Specification §3: "Credit detail"
  [
    'a credit detail',
    'applicationId, borrowerName, previousReportWasJoint, previousAutoCopyLiabilities, isPrimary, ' +
      'encryptedCreditReportDocumentId',
    creditDetail,
  ],
  // @source Specification §3: "DU finding code"
  ['a DU finding code', 'type, name, borrowerName', duFinding],
  // @source Specification §3: "AUS data set"
  [
    'an AUS data set',
    'productMoniker, street, city, state, zip, residencyType, purposeType, refinancePurpose, submittedUsing, ' +
      'amortizationTerm, interestRate, qualifyingRate, dti, totalPayments, totalProposedHousing, totalIncome, ' +
      'purchasePrice, appraisedValue, baseLoanAmount, pmimipffFinanced, subordinateFinancing, secondLineAmount, ' +
      'initialDrawAmount, showlnkDUFindingCodesAttribute, duFindings',
    ausDataSet,
  ],
  // @source Specification §3: "Document: documentBytes"
  ['a document', 'documentBytes, extension', documentCalls.document.answer],
  // @source Specification §3: "Recent AUS request and its items"
  [
    'the recent request',
    'getAusRequestItems, isMultiAusRequest, isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled, ' +
      'isSmartSeriesProductWithInvestorAccessLoan, businessChannelId',
    recentRequest,
  ],
  // @source Specification §3: "Recent AUS request and its items"
  [
    'an item of the recent request',
    'requestID, multiAusRequestId, requestTypeID, creditAgencyID, requestDate, requestDocumentID, statusTypeID, ' +
      'status, caseFileIdentifier, error, recommendation, productMoniker, auRequestTypeID, loanID, ' +
      'currentResponseID, auLoanIdentifier, isLPThroughCaliber, isAppraisalWaived',
    ausRequestItem,
  ],
  // @source Specification §3: "Request borrower (from the service)"
  [
    'a request borrower',
    'requestBorrowerId, borrowerId, applicationId, firstname, lastname, isPrimary, creditReportDocumentId, ' +
      'creditReportDocument, borrowerName, previousReportReferenceNumber, previousReportWasJoint, ' +
      'previousFormFreeReportNumber, previousAutoCopyLiabilities, disableIsJoint, isDiscrepancyInBorrowerData, ' +
      'isGseSoftCreditPull, isGseSoftCreditPullCompleted, isHardCreditPullCompleted',
    requestBorrower,
  ],
  // @source Specification §3: "Credit agency"
  [
    'a credit agency',
    'creditAgencyId, name, userName, passphrase, fromAusRequestType, isAusSoftPull, isInProfileConfig, isInactive, ' +
      'mappingDetails',
    creditAgency,
  ],
  // @source Specification §3: "Credit agency"
  [
    'a mapping of a credit agency',
    'mappedToCreditAgencyId, toAusRequestType, multiAusDisplayName, isInProfileConfig',
    agencyMapping,
  ],
  // @source Specification §3: "User agency details"
  ["the user's agencies", 'creditAgencyId, isTpoInfoExists', agencyCalls.userAgencies.answer],
  // @source Specification §3: "Loan header; loan data"
  ['the loan header', 'borrowerName, loanNumber, loanStage, lockedAusRequestTypeId, loanStageSequence', loanHeader],
  // @source Specification §3: "Loan header; loan data"
  ['the loan data', 'productMoniker, businessChannel', loanData],
  // @source Specification §3: "Menu item: displayName"
  ['a menu item', 'displayName, sectionName', menuItem],
  // @source Specification §3: "Transaction history entry"
  ['an entry of the light history', 'requestDate, requestTypeId', historyEntry],
  // @source Specification §7: "POST /aus/multi-aus/v1/document"
  ['the request for a document', 'encryptedId', documentCalls.document.body],
  // @source Specification §7: "POST /aus/gse-aus/v1/underwriting/download"
  ['the request for a download', 'RequestId, loanId, requestType', documentCalls.underwritingDownload.body],
  // @source Specification §7: "POST /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull/{flag} (LoanId)"
  [
    'the borrower acknowledgement',
    'IsBorrowerAcknowlegmentForCreditPullObtained',
    verificationCalls.saveAcknowledgement.body,
  ],
])('%s has the fields of the specification', (_, names, { entries }) => {
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(names.split(', ')));
});
