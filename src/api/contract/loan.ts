import * as v from 'valibot';
import { post, read } from './call';
import { flag, id, listOf, number, optionalId, secret, sentId, shownNumber, text } from './fields';

/** @spec DAT-14, DAT-16 */
export const agencyMapping = v.object({
  mappedToCreditAgencyId: optionalId,
  toAusRequestType: text,
  multiAusDisplayName: text,
  isInProfileConfig: flag,
});

export const creditAgency = v.object({
  creditAgencyId: id,
  name: text,
  userName: shownNumber,
  passphrase: secret,
  /** 'DU' or 'LP'. */
  fromAusRequestType: text,
  isAusSoftPull: flag,
  isInProfileConfig: flag,
  isInactive: flag,
  mappingDetails: listOf(agencyMapping),
});

export const agencyCalls = {
  userAgencies: read({
    path: '/aus/multi-aus/v1/credit-agency-details-for-current-user',
    sendsLoanId: true,
    summary: 'The agencies the user may order from',
    answer: v.object({ creditAgencyId: listOf(v.union([v.string(), number])), isTpoInfoExists: flag }),
  }),
  creditAgencies: read({
    path: '/aus/multi-aus/v2/business-channels/{channelId}/request-types/{ausRequestTypeId}/credit-agencies',
    sendsLoanId: true,
    summary: 'The agencies of one underwriting system (2 DU, 3 LPA) in one channel',
    holdsPasswords: true,
    answer: v.object({ creditAgencies: listOf(creditAgency) }),
  }),
};

/** `documentBytes` is base64. */
const document = v.object({ documentBytes: text, extension: text });

/** XML text. The pattern rejects an HTML page from a gateway. */
const plainXml = v.pipe(v.string(), v.regex(/^\s*<(?!!doctype html|html)/i));

/** @spec DAT-10 */
export const documentCalls = {
  document: post({
    path: '/aus/multi-aus/v1/document',
    kind: 'document',
    sendsLoanId: true,
    summary: 'A findings or credit report document',
    body: v.object({ encryptedId: sentId }),
    answer: document,
  }),
  underwritingDownload: post({
    path: '/aus/gse-aus/v1/underwriting/download',
    kind: 'document',
    sendsLoanId: true,
    summary: 'The XML of a request, its response or the raw request, saved as report.xml',
    body: v.object({
      RequestId: sentId,
      loanId: v.string(),
      requestType: v.picklist(['Request', 'Response', 'RawRequest']),
    }),
    isPlainAccepted: true,
    answer: v.union([document, plainXml]),
  }),
};

/** @spec DAT-19 */
export const loanHeader = v.object({
  loanId: optionalId,
  loanNumber: shownNumber,
  borrowerName: text,
  loanStage: text,
  loanStageSequence: number,
  /** 2 DU, 3 LP, 4 Other. */
  lockedAusRequestTypeId: number,
  isReadOnly: flag,
});

export const loanData = v.object({
  productMoniker: text,
  productName: text,
  productType: text,
  businessChannel: text,
  /** 6 and 3 retail, 2 and -2 wholesale. */
  businessChannelId: number,
  purposeType: text,
  refinancePurpose: text,
  residencyType: text,
  isConstructionPermanent: flag,
  baseLoanAmount: number,
  purchasePrice: number,
  appraisedValue: number,
});

export const loanCalls = {
  loanHeader: read({
    path: '/application/loan-header/v1/loan/{loanId}/loan-info',
    summary: 'Who and what the loan is, for the strip and the first route choice',
    answer: loanHeader,
  }),
  loanData: read({
    path: '/application/loan-info/v2/loan/{loanId}',
    summary: 'Product, channel and purpose, for the strip and the order rules',
    answer: loanData,
  }),
};

/**
 * Privileges of the signed-in user for one loan. The record stays open, because the deployment chooses the names of the
 * two menu privileges (config.json, PRIVILEGE_NAMES).
 */
export const privileges = v.record(v.string(), v.unknown());

/** @spec DAT-22 */
export const menuItem = v.object({ displayName: text, sectionName: text });

export const employee = v.object({
  employeeId: optionalId,
  displayName: text,
  isInternalEmployee: flag,
  isActive: flag,
  title: text,
});

export const accessCalls = {
  privileges: read({
    path: '/common/privileges/v1/loans/{loanId}/multi-aus',
    summary: 'What the user may see and do on this loan',
    answer: privileges,
  }),
  menu1003: read({
    path: '/common/menu/v1/loan/{loanId}/1003',
    summary: 'Sections of the origination system, group 1003',
    answer: listOf(menuItem),
  }),
  menu1008: read({
    path: '/common/menu/v1/loan/{loanId}/1008',
    summary: 'Sections of the origination system, group 1008',
    answer: listOf(menuItem),
  }),
  employee: read({
    path: '/org/employee/{userId}',
    summary: 'Whether the user is an internal employee; 404 means not',
    answer: employee,
  }),
};
