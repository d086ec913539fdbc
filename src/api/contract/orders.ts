import * as v from 'valibot';
import { post, read } from './call';
import { dateText, flag, id, listOf, number, optionalId, text } from './fields';

const optionalText = v.optional(v.string());

const orderedAus = v.object({
  ausRequestTypeId: v.picklist([2, 3, 999]),
  ausOptionId: v.picklist(['du', 'lp', 'lp_thru_cal']),
  transactionType: v.picklist(['request_new', 'import_existing']),
  caseFileIdentifier: optionalText,
  lpaKeyIdentifier: optionalText,
  lpaLoanIdentifier: optionalText,
  isLPThroughCaliber: v.boolean(),
});

const orderedAgency = v.object({
  creditAgencyId: v.string(),
  mappedToCreditAgencyId: v.nullable(v.string()),
  fromAusRequestType: v.nullable(v.string()),
  toAusRequestType: v.nullable(v.string()),
  userName: optionalText,
  password: optionalText,
  rememberAccountDetails: v.boolean(),
});

const orderedBorrower = v.object({
  requestBorrowerId: v.string(),
  borrowerId: v.string(),
  applicationId: v.string(),
  isPrimary: v.boolean(),
  isSelected: v.boolean(),
  reportType: v.picklist(['REPORT_TYPE_REQUEST_NEW', 'REPORT_TYPE_RE_ISSUE', 'REPORT_TYPE_NONE']),
  reportReferenceNumber: v.nullable(v.string()),
  isJoint: v.boolean(),
  autoCopyLiabilities: v.boolean(),
  formFreeReportNumber: v.nullable(v.string()),
  isGseSoftCreditPull: v.boolean(),
});

export const order = v.object({
  loanId: v.string(),
  businessChannelId: v.nullable(v.number()),
  /** 1 AUS, 2 credit. */
  requestTypeId: v.picklist([1, 2]),
  isMultiAusRequest: v.boolean(),
  isCreditImportOnly: v.boolean(),
  isGseSoftCreditPull: v.boolean(),
  /** Systems that are not applicable are left out. */
  ausRequests: v.array(orderedAus),
  creditAgency: v.nullable(orderedAgency),
  requestBorrowers: v.array(orderedBorrower),
  digitalVerifications: v.array(
    v.object({
      borrowerId: v.string(),
      verificationSystem: v.string(),
      verificationType: v.string(),
      reportId: v.string(),
    }),
  ),
  overrideSelection: v.optional(
    v.object({ ausRequestTypeId: v.number(), overrideReasonId: v.nullable(v.number()), comment: v.string() }),
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
  requestDate: dateText,
});

/** A 400 answer to an order. */
export const refusedOrder = v.object({
  errors: listOf(v.object({ key: text, field: text, borrowerKey: text, message: text })),
});

const requestStep = v.object({ name: text, state: text, at: dateText });

/** What was ordered, as kept by the service: never a password. */
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
      caseFileIdentifier: text,
      lpaKeyIdentifier: text,
      lpaLoanIdentifier: text,
    }),
  ),
  requestBorrowers: listOf(
    v.object({
      requestBorrowerId: id,
      borrowerId: id,
      applicationId: id,
      isSelected: flag,
      reportType: text,
      reportReferenceNumber: text,
      isJoint: flag,
      autoCopyLiabilities: flag,
      formFreeReportNumber: text,
    }),
  ),
  submittedBy: text,
  requestDate: dateText,
  note: text,
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
