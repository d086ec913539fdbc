import * as v from 'valibot';
import { SERVICE_OPTIONS } from '@/features/loan/rules/services';
import type { CallName } from '@/http/contract/call';
import { flag } from '@/http/contract/fields';

/**
 * The versions of the contract (semver), newest first: major when the app needs more of an API than before, minor when
 * it can use more, patch when only texts change.
 */
export const CONTRACT_VERSIONS = [
  [
    '1.5.0',
    'a result of `selections` may have `findings`, for users who may not download the response; ' +
      'ids of `userAgencies` are non-empty texts or whole numbers',
  ],
  ['1.4.0', 'reads repeat `X-XSRF-TOKEN`: CORS has to allow it for every call'],
  ['1.3.0', 'an order has no `overrideSelection`; a body of `underwritingDownload` need not be XML'],
  ['1.2.0', 'the answer of `underwritingDownload` may have `findings` and `findingsFacts`'],
  [
    '1.1.0',
    'a day may have a time and an offset; whole numbers above 2^53 are read, and returned as text; ' +
      '`loanNumber` and `userName` may be numbers',
  ],
] as const;

export const [[CONTRACT_VERSION]] = CONTRACT_VERSIONS;

/** A part of the app, and what the API must send for it. */
interface Feature {
  title: string;
  /**
   * Fields by call. `[]` is an item of a list, `|` separates names of which one is enough, and `=true` asks for a true
   * flag.
   */
  needs: Partial<Record<CallName, readonly string[]>>;
}

/**
 * What each part of the app needs. Every other field may be missing: the app then shows '--'. The published contract
 * and the conformance kit use this table.
 */
export const FEATURES = {
  core: {
    title: 'A loan with its requests',
    needs: {
      loanHeader: ['loanNumber', 'borrowerName', 'loanStageSequence'],
      loanData: ['productName|productMoniker', 'businessChannelId'],
      privileges: ['canSubmitAus'],
      historyDetails: [
        'transactionHistories[].requestId',
        'transactionHistories[].requestDate',
        'transactionHistories[].status',
        'transactionHistories[].ausType',
        'transactionHistories[].ausRequestTypeId',
      ],
      historyEntries: ['transactionHistories[].requestDate', 'transactionHistories[].requestTypeId'],
    },
  },
  menu: {
    title: 'The menu of the origination system',
    needs: {
      privileges: ['canView1003Menu', 'canView1008Menu'],
      menu1003: ['[].displayName', '[].sectionName'],
      menu1008: ['[].displayName', '[].sectionName'],
    },
  },
  employees: {
    title: 'Internal and external users are distinguished',
    needs: { employee: ['isInternalEmployee'] },
  },
  request: {
    title: 'The order form',
    needs: {
      ausRequestTypes: ['[].ausRequestTypeId', '[].isEnabled'],
      requestTypeData: ['transactionTypes[].value', 'transactionTypes[].isDefault'],
      ausAvailability: ['[].ausRequestTypeId', '[].isAvailable'],
      requestBorrowers: [
        'requestBorrowers[].requestBorrowerId',
        'requestBorrowers[].borrowerName|requestBorrowers[].lastname',
        'requestBorrowers[].isPrimary',
      ],
      recentRequest: [
        'getAusRequestItems[].requestID',
        'getAusRequestItems[].auRequestTypeID',
        'isSoftPullPhase2ChangesEnabled',
        'isSoftPullPhase3ChangesEnabled',
      ],
      userAgencies: ['creditAgencyId[]', 'isTpoInfoExists'],
      creditAgencies: [
        'creditAgencies[].name',
        'creditAgencies[].fromAusRequestType',
        'creditAgencies[].isAusSoftPull',
      ],
      acknowledgement: ['isBorrowerAcknowledgementForCreditPullObtained', 'isRequired'],
    },
  },
  order: {
    title: 'Orders',
    needs: {
      saveAcknowledgement: ['isBorrowerAcknowledgementForCreditPullObtained'],
      placeOrder: ['requests[].requestId', 'requests[].ausRequestTypeId'],
    },
  },
  orderRecognition: {
    title: 'A lost order is recognized with certainty, and placed only once',
    needs: {
      placeOrder: ['requests[].requestId'],
      historyDetails: ['transactionHistories[].clientRequestKey'],
      recentRequest: ['areOrdersDeduplicated=true'],
    },
  },
  selection: {
    title: 'The results of a run, side by side',
    needs: {
      selections: [
        'selections[].requestId',
        'selections[].ausRequestTypeId',
        'selections[].status',
        'selections[].recommendation',
        'selections[].isRecommended',
        'selections[].isSelected',
      ],
      recommendations: ['recommendations[].requestId', 'recommendations[].reasons[]'],
    },
  },
  progress: {
    title: 'The steps of a running request',
    needs: { requestDetail: ['steps[].name', 'steps[].state'] },
  },
  override: {
    title: 'Another result is selected, with its reason',
    needs: {
      privileges: ['canOverrideSelection'],
      recommendations: ['overrideReasons[].overrideReasonId', 'overrideReasons[].overrideReason'],
      overrideSelection: ['selections[].isSelected'],
    },
  },
  relief: {
    title: 'Representation and warranty relief',
    needs: {
      selections: ['selections[].responseId'],
      repAndWarrant: ['status', 'repNWarrantTypeId'],
      repAndWarrantMessages: ['messages[].text'],
    },
  },
  waiver: {
    title: 'Appraisal waivers, run by run',
    needs: { selections: ['selections[].isAppraisalWaived', 'selections[].appraisalWaiverText'] },
  },
  compare: {
    title: 'What moved from run to run',
    needs: {
      historyDetails: [
        'transactionHistories[].ausDataSet.dti',
        'transactionHistories[].ausDataSet.interestRate',
        'transactionHistories[].ausDataSet.baseLoanAmount',
      ],
    },
  },
  notes: {
    title: 'Why each run was made',
    needs: { requestDetail: ['note'] },
  },
  orderAgain: {
    title: 'A past order fills the form',
    needs: {
      requestDetail: [
        'ausRequests[].ausRequestTypeId',
        'ausRequests[].transactionType',
        'requestBorrowers[].borrowerId',
        'requestBorrowers[].reportType',
      ],
    },
  },
  delivered: {
    title: 'How many credit reports were delivered',
    needs: { historyDetails: ['transactionHistories[].creditDetail[].encryptedCreditReportDocumentId'] },
  },
  reuse: {
    title: 'A reissue reuses the report, or may pull a new one',
    needs: {
      requestBorrowers: [
        'requestBorrowers[].previousReportReferenceNumber',
        'requestBorrowers[].previousReportWasJoint',
        'requestBorrowers[].isDiscrepancyInBorrowerData',
      ],
      recentCreditRequest: ['borrowers[].referenceNumber'],
    },
  },
  scoreModels: {
    title: 'The score model of each report',
    needs: { historyDetails: ['transactionHistories[].creditDetail[].scoreModel'] },
  },
  verifications: {
    title: 'Digital verifications',
    needs: {
      digitalVerifications: [
        'digitalVerifications[].verificationSystem',
        'digitalVerifications[].verificationType',
        'digitalVerifications[].reportId',
        'digitalVerifications[].status',
      ],
      digitalVerificationDetail: ['vendorStatus'],
    },
  },
  expiry: {
    title: 'What expires next',
    needs: {
      recentCreditRequest: ['expiresOn'],
      digitalVerifications: ['digitalVerifications[].expiresOn'],
      repAndWarrant: ['closeByDate'],
    },
  },
  documents: {
    title: 'Findings, credit reports, requests and responses',
    needs: {
      privileges: ['hasAccessToViewRequestResponseXML', 'canViewRecievedDate'],
      historyDetails: ['transactionHistories[].findingsDocumentId', 'transactionHistories[].receivedOn'],
      document: ['documentBytes', 'extension'],
      underwritingDownload: ['documentBytes|(text)'],
    },
  },
  findings: {
    title: "The engines' messages, read and compared",
    needs: {
      privileges: ['hasAccessToViewRequestResponseXML'],
      historyDetails: ['transactionHistories[].receivedOn'],
      underwritingDownload: ['findings[].text|(messages in the file)'],
    },
  },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof FEATURES;

/** The privileges that the app reads. The record itself is open: a deployment may rename the two of the menu. */
export const privilegeNames = v.object({
  hasAccessToViewRequestResponseXML: flag,
  canViewRecievedDate: flag,
  canView1003Menu: flag,
  canView1008Menu: flag,
  canSubmitAus: flag,
  canOverrideSelection: flag,
});

/** Texts that the app understands, by call and field. It shows any other text, but draws nothing from it. */
export const WORDS: Partial<Record<CallName, Readonly<Record<string, readonly string[]>>>> = {
  creditAgencies: { 'creditAgencies[].fromAusRequestType': ['DU', 'LP'] },
  requestTypeData: { 'transactionTypes[].value': ['request_new', 'import_existing', 'not_applicable'] },
  ausRequestTypes: { '[].ausOptionId': [...SERVICE_OPTIONS, 'credit_import_only'] },
  historyDetails: { 'transactionHistories[].ausRequestType': ['DU', 'LP', 'LPA', 'LP-C', 'LPA-C', 'Credit'] },
  selections: { 'selections[].ausRequestType': ['DU', 'LP', 'LPA', 'LP-C', 'LPA-C'] },
  requestDetail: {
    'requestBorrowers[].reportType': ['REPORT_TYPE_REQUEST_NEW', 'REPORT_TYPE_RE_ISSUE', 'REPORT_TYPE_NONE'],
    'ausRequests[].transactionType': ['request_new', 'import_existing'],
  },
  digitalVerifications: { 'digitalVerifications[].verificationType': ['Assets', 'Income', 'Employment'] },
  repAndWarrant: { repNWarrantType: ['Assets', 'Income', 'Employment', 'Collateral'] },
};
