import * as v from 'valibot';
import { REPORT_TYPES } from '@/features/request/rules/borrower';
import { isTransactionType } from '@/features/request/rules/requestSetup';
import type { AusSystem, OrderMode } from '@/features/loan/rules/aus';
import { isService, SERVICE_OPTIONS, SERVICES } from '@/features/loan/rules/services';
import { post, read } from '@/http/contract/call';
import * as fields from '@/http/contract/fields';
import {
  extra,
  flag,
  id,
  identifierOf,
  itemsOf,
  listOf,
  moment,
  number,
  optionalId,
  sentIdOf,
  text,
} from '@/http/contract/fields';
import { idText } from '@/http/contract/ids';
import { droppedFrom } from '@/http/contract/unread';
import { systemOf } from '@/features/loan/rules/systemIds';

const optionalText = v.optional(v.string());
/** An empty text is not sent. */
const typedText = v.pipe(
  optionalText,
  v.transform((text) => (text === '' ? undefined : text)),
);

const orderedAus = v.object({
  ausRequestTypeId: v.picklist(SERVICE_OPTIONS.map((option) => SERVICES[option].id)),
  ausOptionId: v.picklist(SERVICE_OPTIONS),
  transactionType: v.picklist(['request_new', 'import_existing']),
  caseFileIdentifier: v.optional(sentIdOf('identifier')),
  lpaKeyIdentifier: v.optional(sentIdOf('identifier')),
  lpaLoanIdentifier: v.optional(sentIdOf('identifier')),
  isLPThroughCaliber: v.boolean(),
});

const orderedAgency = v.object({
  creditAgencyId: sentIdOf('agency'),
  mappedToCreditAgencyId: v.nullable(sentIdOf('mappedAgency')),
  fromAusRequestType: v.nullable(v.string()),
  toAusRequestType: v.nullable(v.string()),
  userName: optionalText,
  password: optionalText,
  rememberAccountDetails: v.boolean(),
});

const orderedBorrower = v.object({
  requestBorrowerId: sentIdOf('requestBorrower'),
  borrowerId: sentIdOf('borrower'),
  applicationId: sentIdOf('application'),
  isPrimary: v.boolean(),
  isSelected: v.boolean(),
  reportType: v.picklist(['REPORT_TYPE_REQUEST_NEW', 'REPORT_TYPE_RE_ISSUE', 'REPORT_TYPE_NONE']),
  reportReferenceNumber: v.nullable(sentIdOf('reference')),
  isJoint: v.boolean(),
  autoCopyLiabilities: v.boolean(),
  formFreeReportNumber: v.nullable(sentIdOf('formFree')),
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
      borrowerId: sentIdOf('verifiedBorrower'),
      verificationSystem: v.string(),
      verificationType: v.string(),
      reportId: sentIdOf('report'),
    }),
  ),
  isBorrowerAcknowledgementForCreditPullObtained: v.boolean(),
  note: typedText,
  clientRequestKey: v.string(),
});

/** `system` stands for its id; null if the answer doesn't say. One that can't be read is not the same as none. */
const placedRequest = v.pipe(
  v.object({
    requestId: id,
    uiOnlyRequestId: optionalId,
    ausRequestTypeId: v.nullish(fields.requiredNumber, null),
    status: text,
    requestDate: moment,
  }),
  v.transform(({ ausRequestTypeId, ...request }) => ({ ...request, system: systemOf(ausRequestTypeId) })),
);

const placedGroup = v.pipe(v.nullish(fields.givenId, null), v.transform(idText));

export const refusedOrder = v.object({
  errors: listOf(v.object({ key: text, field: text, borrowerKey: text, message: text })),
});

/** One step of a request, in the service's words: Queued, Credit, Underwriting, Findings. */
const requestStep = v.object({
  name: v.pipe(
    text,
    v.transform((name) => name ?? 'Step'),
  ),
  /** Pending, Active, Complete, Skipped or Error; any other state is shown as neutral. */
  state: fields.textOrEmpty,
  at: moment,
});
const identifier = identifierOf('identifier');

/** Of the names of the order call and those of the specification, the first that has a value counts. */
const pastService = v.pipe(
  v.object({
    ausRequestTypeId: number,
    ausOptionId: text,
    transactionType: text,
    caseFileIdentifier: identifier,
    du_key_id: extra(identifier),
    lpaKeyIdentifier: identifier,
    lpa_key_id: extra(identifier),
    lpa_thru_cal_key_id: extra(identifier),
    lpaLoanIdentifier: identifier,
    lpa_loan_identifier: extra(identifier),
    lpa_thru_cal_loan_identifier: extra(identifier),
  }),
  v.transform((ordered) => {
    const system = systemOf(ordered.ausRequestTypeId);
    const { identifier = null, loanIdentifier = null } = isService(system) ? SERVICES[system] : {};
    return {
      system,
      transactionType: isTransactionType(ordered.transactionType) ? ordered.transactionType : null,
      identifier: identifier && fields.firstOf(ordered, identifier.ordered),
      loanIdentifier: loanIdentifier && fields.firstOf(ordered, loanIdentifier.ordered),
    };
  }),
);

const pastReport = v.object({
  requestBorrowerId: id,
  borrowerId: id,
  applicationId: id,
  isSelected: v.pipe(
    flag,
    v.transform((isSelected) => isSelected ?? true),
  ),
  /** Null: the service sent no type that the app knows. */
  reportType: v.pipe(
    text,
    v.transform((sent) => REPORT_TYPES.find((type) => sent === `REPORT_TYPE_${type}`) ?? null),
  ),
  reportReferenceNumber: identifierOf('reference'),
  isJoint: flag,
  autoCopyLiabilities: flag,
  formFreeReportNumber: identifierOf('formFree'),
});

/** Credit is ordered without a system. Null: it is not known which systems were ordered. */
function modeOf(ordered: readonly { system: AusSystem | null }[]): OrderMode | null {
  if (ordered.some(({ system }) => system !== null && system !== 'credit_import_only')) return 'aus';
  return droppedFrom(ordered) === 0 && ordered.every(({ system }) => system !== null) ? 'credit' : null;
}

/** A past order as the API stored it, never with a password, and with the systems that the app knows. */
export const requestDetail = v.pipe(
  v.object({
    requestId: id,
    multiAusRequestId: optionalId,
    status: text,
    steps: listOf(requestStep),
    statusText: text,
    creditAgencyId: optionalId,
    isGseSoftCreditPull: flag,
    ausRequests: itemsOf(pastService),
    requestBorrowers: itemsOf(pastReport),
    submittedBy: text,
    requestDate: moment,
    /** Absent: the service keeps no notes. Null: the order had none. */
    note: v.optional(text),
  }),
  v.transform(({ ausRequests, ...detail }) => ({
    ...detail,
    mode: modeOf(ausRequests),
    ausRequests: ausRequests.flatMap(({ system, ...ordered }) =>
      isService(system) ? [{ ...ordered, ausOptionId: system }] : [],
    ),
  })),
);

export type OrderBody = v.InferInput<typeof order>;
export type RunStep = v.InferOutput<typeof requestStep>;
export type PastOrder = v.InferOutput<typeof requestDetail>;

export const orderCalls = {
  /** Orders underwriting, credit or both. */
  placeOrder: post({
    path: '/aus/multi-aus/v1/multi-aus-request',
    kind: 'order',
    body: order,
    answer: v.object({ multiAusRequestId: placedGroup, requests: listOf(placedRequest) }),
  }),
  /** The steps a request has taken and what was ordered. @spec API-34 */
  requestDetail: read({
    path: '/aus/multi-aus/v1/requests/{requestId}',
    sendsLoanId: true,
    answer: requestDetail,
  }),
};

type OrderCalls = typeof orderCalls;

declare module '@/http/contract/call' {
  interface Calls extends OrderCalls {}
}
