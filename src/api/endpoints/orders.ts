import type * as v from 'valibot';
import type { order } from '@/api/contract/orders';
import { endpoint, type OfLoan } from '@/api/endpoint';
import type { AnswerOf, Send } from '@/api/http/send';
import { droppedFrom } from '@/api/http/understand';
import type { PastOrder } from '@/features/request/rules/orderAgain';
import { type OrderTexts, orderTextsOf } from '@/features/request/rules/orderDraft';
import type { OrderAnswer } from '@/features/request/protocol/rules/orderOutcome';
import type {
  OrderedAgency,
  OrderedBorrower,
  OrderedService,
  OrderRequest,
} from '@/features/request/protocol/rules/orderRequest';
import type { AgencySystem } from '@/features/request/rules/creditAgency';
import { type ServiceOption, SERVICES } from '@/features/request/rules/services';
import type { ReportType } from '@/features/request/rules/borrower';
import { isTransactionType, REQUEST_TYPE_ID } from '@/features/request/rules/requestSetup';
import { type WireIds, firstOf, idText } from './wireIds';
import { serviceOf, systemOf } from './systemIds';

export interface OrderToPlace extends OfLoan {
  order: OrderRequest;
  /** The idempotency key: the API places only one order per key. */
  clientRequestKey: string;
  /** The password of the agency account; '' when the order has no account. */
  password: string;
}

export const createOrdersApi = (send: Send, ids: WireIds) => ({
  /**
   * Places an order for underwriting, credit or both, and returns the requests that the lender created. After a lost
   * response, the app doesn't repeat the call: it searches the loan's requests.
   * @spec API-33
   * @empty undefined for an empty response, which leaves the outcome as unknown as a lost one
   */
  place: endpoint(
    send,
    'placeOrder',
    ({ requests, multiAusRequestId }): OrderAnswer | undefined =>
      requests === null
        ? undefined
        : {
            requests: requests.map(({ requestId, ausRequestTypeId }) => ({
              requestId: String(requestId),
              system: systemOf(ausRequestTypeId),
            })),
            groupId: idText(multiAusRequestId),
            isWhole: droppedFrom(requests) === 0,
          },
    (toPlace: OrderToPlace) => ({
      params: {},
      idempotencyKey: toPlace.clientRequestKey,
      body: toOrderBody(toPlace, ids),
    }),
  ),
  /** Loads what a past request ordered. @spec API-34 */
  detail: endpoint(send, 'requestDetail', (wire) => toPastOrder(wire, ids)),
});

type WireService = NonNullable<AnswerOf<'requestDetail'>['ausRequests']>[number];

/** Accepts the names of the order call and those of the specification. */
function identifiersOf(option: ServiceOption, wire: WireService, { receivedIfAny }: WireIds) {
  const { identifier, loanIdentifier } = SERVICES[option];
  return {
    identifier: receivedIfAny('identifier', firstOf(wire, identifier.ordered)),
    loanIdentifier: receivedIfAny('identifier', loanIdentifier && firstOf(wire, loanIdentifier.ordered)),
  };
}

const toPastOrder = (wire: AnswerOf<'requestDetail'>, ids: WireIds): PastOrder => ({
  mode: (wire.ausRequests ?? []).every(({ ausRequestTypeId }) => systemOf(ausRequestTypeId) === 'credit_import_only')
    ? 'credit'
    : 'aus',
  creditAgencyId: idText(wire.creditAgencyId),
  isGseSoftCreditPull: wire.isGseSoftCreditPull,
  ausRequests: (wire.ausRequests ?? []).flatMap((ordered) => {
    const option = serviceOf(ordered.ausRequestTypeId);
    if (option === undefined) return [];
    return [
      {
        ausOptionId: option,
        transactionType: isTransactionType(ordered.transactionType) ? ordered.transactionType : null,
        ...identifiersOf(option, ordered, ids),
      },
    ];
  }),
  requestBorrowers: (wire.requestBorrowers ?? []).map((borrower) => ({
    requestBorrowerId: String(borrower.requestBorrowerId),
    borrowerId: String(borrower.borrowerId),
    applicationId: String(borrower.applicationId),
    isSelected: borrower.isSelected ?? true,
    reportType: toReportType(borrower.reportType),
    reportReferenceNumber: ids.receivedIfAny('reference', borrower.reportReferenceNumber),
    isJoint: borrower.isJoint,
    autoCopyLiabilities: borrower.autoCopyLiabilities,
    formFreeReportNumber: ids.receivedIfAny('formFree', borrower.formFreeReportNumber),
  })),
  note: wire.note,
});

type OrderBody = v.InferInput<typeof order>;

/** Takes what is left of a part of an order: the type check fails while one of its fields is not sent. */
const nothingLeft = (_: Record<string, never>): object => ({});

/** @spec REQ-17, API-33 */
function toOrderBody({ loanId, order, clientRequestKey, password }: OrderToPlace, ids: WireIds): OrderBody {
  const { channelId, mode, isSoft, services, agency, borrowers, verifications, isAcknowledged, ...texts } = order;
  return {
    loanId,
    businessChannelId: channelId,
    requestTypeId: REQUEST_TYPE_ID[mode],
    isMultiAusRequest: services.length > 1,
    isCreditImportOnly: mode === 'credit',
    isGseSoftCreditPull: isSoft,
    ausRequests: services.map((service) => toWireService(service, ids)),
    creditAgency: agency && toWireAgency(agency, password, ids),
    requestBorrowers: borrowers.map((borrower) => toWireBorrower(borrower, ids)),
    digitalVerifications: verifications.map(({ borrowerId, system, type, reportId, ...rest }) => ({
      ...nothingLeft(rest),
      borrowerId: ids.toSend('verifiedBorrower', borrowerId),
      verificationSystem: system,
      verificationType: type,
      reportId: ids.toSend('report', reportId),
    })),
    isBorrowerAcknowledgementForCreditPullObtained: isAcknowledged,
    ...typedTexts(texts),
    clientRequestKey,
  };
}

const typedTexts = <Texts extends OrderTexts>(
  texts: Texts & Record<Exclude<keyof Texts, keyof OrderTexts>, never>,
): Pick<OrderBody, keyof OrderTexts> =>
  Object.fromEntries(Object.entries(orderTextsOf(texts)).filter(([, text]) => text !== ''));

type OrderedAus = OrderBody['ausRequests'][number];

const toWireService = (
  { option, type, identifier, loanIdentifier, ...rest }: OrderedService,
  { toSend }: WireIds,
): OrderedAus => {
  // A computed name is not checked: the parameter's type checks that the contract has it.
  const sent = (name: keyof OrderedAus | undefined, id: string | null) =>
    name === undefined || id === null ? {} : { [name]: toSend('identifier', id) };
  return {
    ...nothingLeft(rest),
    ausRequestTypeId: SERVICES[option].id,
    ausOptionId: option,
    transactionType: type,
    ...sent(SERVICES[option].identifier.ordered[0], identifier),
    ...sent(SERVICES[option].loanIdentifier?.ordered[0], loanIdentifier),
    isLPThroughCaliber: option === 'lp_thru_cal',
  };
};

const AGENCY_SYSTEM: Readonly<Record<AgencySystem, string>> = { du: 'DU', lp: 'LP' };

const toWireAgency = (
  { id, system, mappedId, mappedSystem, accountNumber, remembersAccount, ...rest }: OrderedAgency,
  password: string,
  { toSend }: WireIds,
): NonNullable<OrderBody['creditAgency']> => ({
  ...nothingLeft(rest),
  creditAgencyId: toSend('agency', id),
  mappedToCreditAgencyId: mappedId && toSend('mappedAgency', mappedId),
  fromAusRequestType: system && AGENCY_SYSTEM[system],
  toAusRequestType: mappedSystem,
  ...(accountNumber === null ? {} : { userName: accountNumber, password }),
  rememberAccountDetails: remembersAccount,
});

const REPORT_TYPE = {
  REQUEST_NEW: 'REPORT_TYPE_REQUEST_NEW',
  RE_ISSUE: 'REPORT_TYPE_RE_ISSUE',
  NONE: 'REPORT_TYPE_NONE',
} as const satisfies Record<ReportType, string>;

/** @empty null if the service sent no type that the app knows */
const toReportType = (wire: string | null): ReportType | null => {
  const types = ['REQUEST_NEW', 'RE_ISSUE', 'NONE'] as const;
  return types.find((type) => REPORT_TYPE[type] === wire) ?? null;
};

const toWireBorrower = (borrower: OrderedBorrower, { toSend }: WireIds): OrderBody['requestBorrowers'][number] => {
  const { isPrimary, isSelected, isJoint, isSoft, type, copyLiabilities, reference, formFreeNumber, ...ids } = borrower;
  const { requestBorrowerId, borrowerId, applicationId, ...rest } = ids;
  return {
    ...nothingLeft(rest),
    requestBorrowerId: toSend('requestBorrower', requestBorrowerId),
    borrowerId: toSend('borrower', borrowerId),
    applicationId: toSend('application', applicationId),
    isPrimary,
    isSelected,
    reportType: REPORT_TYPE[type],
    reportReferenceNumber: reference && toSend('reference', reference),
    isJoint,
    autoCopyLiabilities: copyLiabilities,
    formFreeReportNumber: formFreeNumber && toSend('formFree', formFreeNumber),
    isGseSoftCreditPull: isSoft,
  };
};
