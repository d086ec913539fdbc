import * as v from 'valibot';
import { expect, it } from 'vitest';
import { agencyCalls, agencyMapping, creditAgency } from '@/features/request/api/contract/agencies';
import { documentCalls } from '@/features/documents/api/contract/documents';
import { loanData, loanHeader, menuItem } from '@/features/loan/api/contract/loan';
import { ausDataSet, creditDetail, duFinding, historyEntry, historyItem } from '@/features/runs/api/contract/history';
import { ausRequestItem, recentRequest } from '@/features/loan/api/contract/recentRequests';
import { requestBorrower, requestTypeData, verificationCalls } from '@/features/request/api/contract/requestSetup';

/**
 * The names of fields, copied by hand from the specification. The sandbox uses the same contract, so it can't
 * notice a name that differs from the specification.
 */
const FIELDS: [what: string, names: string, schema: v.GenericSchema & { entries: object }][] = [
  // @spec DAT-1
  [
    'the identifiers',
    'lpa_key_id, lpa_loan_identifier, lpa_thru_cal_key_id, lpa_thru_cal_loan_identifier, du_key_id, ' +
      'duLoanIdentifierLockStatus',
    requestTypeData,
  ],
  // @spec DAT-2, DAT-6
  [
    'a history item',
    'requestId, multiAusRequestId, uiOnlyRequestId, ausType, ausRequestType, isLPThroughCaliber, ausRequestTypeId, ' +
      'requestDate, receivedOn, status, isError, error, isRecommended, isSelected, isWaterfallLogicApplied, ' +
      'isGseSoftCreditPull, casefileId, submittedBy, openRequestDocument, openResponseDocument, ' +
      'openResponseDocumentId, findingsDocumentId, completeLink, isFinconnectAusIntegrationEnabled, loanId, ' +
      'creditDetail, ausDataSet, linkedRequestId',
    historyItem,
  ],
  // @spec DAT-7
  [
    'a credit detail',
    'applicationId, borrowerName, previousReportWasJoint, previousAutoCopyLiabilities, isPrimary, ' +
      'encryptedCreditReportDocumentId',
    creditDetail,
  ],
  // @spec DAT-8
  ['a DU finding code', 'type, name, borrowerName', duFinding],
  // @spec DAT-9
  [
    'an AUS data set',
    'productMoniker, street, city, state, zip, residencyType, purposeType, refinancePurpose, submittedUsing, ' +
      'amortizationTerm, interestRate, qualifyingRate, dti, totalPayments, totalProposedHousing, totalIncome, ' +
      'purchasePrice, appraisedValue, baseLoanAmount, pmimipffFinanced, subordinateFinancing, secondLineAmount, ' +
      'initialDrawAmount, showlnkDUFindingCodesAttribute, duFindings',
    ausDataSet,
  ],
  // @spec DAT-10
  ['a document', 'documentBytes, extension', documentCalls.document.answer],
  // @spec DAT-11
  [
    'the recent request',
    'getAusRequestItems, isMultiAusRequest, isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled, ' +
      'isSmartSeriesProductWithInvestorAccessLoan, businessChannelId',
    recentRequest,
  ],
  // @spec DAT-40, DAT-41
  [
    'an item of the recent request',
    'requestID, multiAusRequestId, requestTypeID, creditAgencyID, requestDate, requestDocumentID, statusTypeID, ' +
      'status, caseFileIdentifier, error, recommendation, productMoniker, auRequestTypeID, loanID, ' +
      'currentResponseID, auLoanIdentifier, isLPThroughCaliber, isAppraisalWaived',
    ausRequestItem,
  ],
  // @spec DAT-13
  [
    'a request borrower',
    'requestBorrowerId, borrowerId, applicationId, firstname, lastname, isPrimary, creditReportDocumentId, ' +
      'creditReportDocument, borrowerName, previousReportReferenceNumber, previousReportWasJoint, ' +
      'previousFormFreeReportNumber, previousAutoCopyLiabilities, disableIsJoint, isDiscrepancyInBorrowerData, ' +
      'isGseSoftCreditPull, isGseSoftCreditPullCompleted, isHardCreditPullCompleted',
    requestBorrower,
  ],
  // @spec DAT-14
  [
    'a credit agency',
    'creditAgencyId, name, userName, passphrase, fromAusRequestType, isAusSoftPull, isInProfileConfig, isInactive, ' +
      'mappingDetails',
    creditAgency,
  ],
  // @spec DAT-42
  [
    'a mapping of a credit agency',
    'mappedToCreditAgencyId, toAusRequestType, multiAusDisplayName, isInProfileConfig',
    agencyMapping,
  ],
  // @spec DAT-16
  ["the user's agencies", 'creditAgencyId, isTpoInfoExists', agencyCalls.userAgencies.answer],
  // @spec DAT-19
  ['the loan header', 'borrowerName, loanNumber, loanStage, lockedAusRequestTypeId, loanStageSequence', loanHeader],
  // @spec DAT-19
  ['the loan data', 'productMoniker, businessChannel', loanData],
  // @spec DAT-22
  ['a menu item', 'displayName, sectionName', menuItem],
  // @spec DAT-24
  ['an entry of the light history', 'requestDate, requestTypeId', historyEntry],
  // @spec API-19
  ['the request for a document', 'encryptedId', documentCalls.document.body],
  // @spec API-21
  ['the request for a download', 'RequestId, loanId, requestType', documentCalls.underwritingDownload.body],
  // @spec API-38
  [
    'the borrower acknowledgement',
    'IsBorrowerAcknowlegmentForCreditPullObtained',
    verificationCalls.saveAcknowledgement.body,
  ],
];

it.each(FIELDS)('%s has the fields of the specification', (_, names, { entries }) => {
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(names.split(', ')));
});

/** Misspelled or unclear names, and numbers of systems, have another name inside the app. */
const RENAMED = new Map([
  ['pmimipffFinanced', 'financedPremium'],
  ['showlnkDUFindingCodesAttribute', 'hasDuFindingCodes'],
  ['ausRequestTypeId', 'system'],
  ['auRequestTypeID', 'system'],
]);
/** What the app sends, and a document, of which it keeps the bytes alone. */
const SENT = ['a document', 'the request for a document', 'the request for a download', 'the borrower acknowledgement'];
const IDS = ['requestId', 'requestID', 'requestBorrowerId', 'borrowerId', 'applicationId', 'creditAgencyId'];
const LEAST = Object.fromEntries(
  [...IDS, 'mappedToCreditAgencyId', 'displayName', 'sectionName'].map((id) => [id, '1']),
);

// @spec DAT-1, DAT-2, DAT-6, DAT-7, DAT-8, DAT-9, DAT-11, DAT-13, DAT-14, DAT-16, DAT-19, DAT-22, DAT-24, DAT-40, DAT-41, DAT-42
it.each(FIELDS.filter(([what]) => !SENT.includes(what)))('%s keeps these names in the app', (_, names, schema) => {
  const kept = Object.keys(v.parse(schema, LEAST) as object);
  expect(kept).toEqual(expect.arrayContaining(names.split(', ').map((name) => RENAMED.get(name) ?? name)));
});
