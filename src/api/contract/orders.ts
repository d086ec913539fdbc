import * as v from 'valibot';
import { SERVICE_OPTIONS, SERVICES } from '@/features/request/rules/services';
import { post, read } from './call';
import { flag, id, identifier, listOf, moment, number, optionalId, otherName, sentId, text } from './fields';

const optionalText = v.optional(v.string());

const orderedAus = v.object({
  ausRequestTypeId: v.picklist(SERVICE_OPTIONS.map((option) => SERVICES[option].id)),
  ausOptionId: v.picklist(SERVICE_OPTIONS),
  transactionType: v.picklist(['request_new', 'import_existing']),
  caseFileIdentifier: v.optional(sentId),
  lpaKeyIdentifier: v.optional(sentId),
  lpaLoanIdentifier: v.optional(sentId),
  isLPThroughCaliber: v.boolean(),
});

const orderedAgency = v.object({
  creditAgencyId: sentId,
  mappedToCreditAgencyId: v.nullable(sentId),
  fromAusRequestType: v.nullable(v.string()),
  toAusRequestType: v.nullable(v.string()),
  userName: optionalText,
  password: optionalText,
  rememberAccountDetails: v.boolean(),
});

const orderedBorrower = v.object({
  requestBorrowerId: sentId,
  borrowerId: sentId,
  applicationId: sentId,
  isPrimary: v.boolean(),
  isSelected: v.boolean(),
  reportType: v.picklist(['REPORT_TYPE_REQUEST_NEW', 'REPORT_TYPE_RE_ISSUE', 'REPORT_TYPE_NONE']),
  reportReferenceNumber: v.nullable(sentId),
  isJoint: v.boolean(),
  autoCopyLiabilities: v.boolean(),
  formFreeReportNumber: v.nullable(sentId),
  isGseSoftCreditPull: v.boolean(),
});

/** @spec REQ-17, REQ-11 */
export const order = v.object({
  loanId: v.string(),
  businessChannelId: v.nullable(v.number()),
  /** 1 AUS, 2 credit. */
  requestTypeId: v.picklist([1, 2]),
  isMultiAusRequest: v.boolean(),
  isCreditImportOnly: v.boolean(),
  isGseSoftCreditPull: v.boolean(),
  /** Systems that are Not Applicable are left out. */
  ausRequests: v.array(orderedAus),
  creditAgency: v.nullable(orderedAgency),
  requestBorrowers: v.array(orderedBorrower),
  digitalVerifications: v.array(
    v.object({
      borrowerId: sentId,
      verificationSystem: v.string(),
      verificationType: v.string(),
      reportId: sentId,
    }),
  ),
  isBorrowerAcknowledgementForCreditPullObtained: v.boolean(),
  note: optionalText,
  clientRequestKey: v.string(),
});

const placedRequest = v.object({
  requestId: id,
  uiOnlyRequestId: optionalId,
  ausRequestTypeId: number,
  status: text,
  requestDate: moment,
});

/** A 400 response to an order. */
export const refusedOrder = v.object({
  errors: listOf(v.object({ key: text, field: text, borrowerKey: text, message: text })),
});

const requestStep = v.object({ name: text, state: text, at: moment });

/** A past order as the API stored it, never with a password. */
export const requestDetail = v.object({
  requestId: id,
  multiAusRequestId: optionalId,
  status: text,
  steps: listOf(requestStep),
  statusText: text,
  creditAgencyId: optionalId,
  isGseSoftCreditPull: flag,
  ausRequests: listOf(
    v.object({
      ausRequestTypeId: number,
      ausOptionId: text,
      transactionType: text,
      caseFileIdentifier: identifier,
      du_key_id: otherName(identifier),
      lpaKeyIdentifier: identifier,
      lpa_key_id: otherName(identifier),
      lpa_thru_cal_key_id: otherName(identifier),
      lpaLoanIdentifier: identifier,
      lpa_loan_identifier: otherName(identifier),
      lpa_thru_cal_loan_identifier: otherName(identifier),
    }),
  ),
  requestBorrowers: listOf(
    v.object({
      requestBorrowerId: id,
      borrowerId: id,
      applicationId: id,
      isSelected: flag,
      reportType: text,
      reportReferenceNumber: identifier,
      isJoint: flag,
      autoCopyLiabilities: flag,
      formFreeReportNumber: identifier,
    }),
  ),
  submittedBy: text,
  requestDate: moment,
  /** Absent: the service keeps no notes. Null: the order had none. */
  note: v.optional(text),
});

export const orderCalls = {
  placeOrder: post({
    path: '/aus/multi-aus/v1/multi-aus-request',
    kind: 'order',
    summary: 'Orders underwriting, credit or both',
    body: order,
    answer: v.object({ multiAusRequestId: optionalId, requests: listOf(placedRequest) }),
  }),
  requestDetail: read({
    path: '/aus/multi-aus/v1/requests/{requestId}',
    sendsLoanId: true,
    summary: 'The steps a request has taken and what was ordered',
    answer: requestDetail,
  }),
};
