import type * as v from 'valibot';
import type { order } from '@/api/contract/orders';
import { endpoint, type OfLoan } from '@/api/endpoint';
import type { AnswerOf, LaterSend } from '@/api/http/send';
import type { PastOrder } from '@/domain/order/orderAgain';
import { type OrderTexts, orderTextsOf } from '@/domain/order/orderDraft';
import type { NamedRequest } from '@/domain/order/orderOutcome';
import type { OrderedAgency, OrderedBorrower, OrderedService, OrderRequest } from '@/domain/order/orderRequest';
import { type ServiceOption, SERVICES } from '@/domain/request/services';
import type { ReportType } from '@/domain/request/borrower';
import { isTransactionType } from '@/domain/request/requestSetup';
import { type WireIds, firstOf, idText } from './wireIds';
import { REQUEST_TYPE_ID, serviceOf, systemOf } from './systemIds';

export interface OrderToPlace extends OfLoan {
  order: OrderRequest;
  /** The idempotency key: the API places only one order per key. */
  clientRequestKey: string;
  /** The password of the agency account; '' when the order has no account. */
  password: string;
}

export const createOrdersApi = (send: LaterSend, ids: WireIds) => ({
  /**
   * Places an order for underwriting, credit or both, and returns the requests that the lender created. After a lost
   * response, the app doesn't repeat the call: it searches the loan's requests.
   * @spec API-33
   * @empty undefined for an empty response, which leaves the outcome as unknown as a lost one
   */
  place: endpoint(
    send,
    'placeOrder',
    ({ requests }) =>
      requests?.map(({ requestId, ausRequestTypeId }): NamedRequest => ({
        requestId: String(requestId),
        service: serviceOf(ausRequestTypeId),
      })),
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
  isSoft: wire.isGseSoftCreditPull,
  services: (wire.ausRequests ?? []).flatMap((ordered) => {
    const option = serviceOf(ordered.ausRequestTypeId);
    if (option === undefined) return [];
    return [
      {
        option,
        type: isTransactionType(ordered.transactionType) ? ordered.transactionType : null,
        ...identifiersOf(option, ordered, ids),
      },
    ];
  }),
  borrowers: (wire.requestBorrowers ?? []).map((borrower) => ({
    requestBorrowerId: String(borrower.requestBorrowerId),
    borrowerId: String(borrower.borrowerId),
    applicationId: String(borrower.applicationId),
    isSelected: borrower.isSelected ?? true,
    type: toReportType(borrower.reportType),
    reference: ids.receivedIfAny('reference', borrower.reportReferenceNumber),
    isJoint: borrower.isJoint,
    copyLiabilities: borrower.autoCopyLiabilities,
    formFreeNumber: ids.receivedIfAny('formFree', borrower.formFreeReportNumber),
  })),
  note: wire.note,
});

type OrderBody = v.InferInput<typeof order>;

/** Converts an order to the API's format. @spec REQ-17, API-33 */
const toOrderBody = ({ loanId, order, clientRequestKey, password }: OrderToPlace, ids: WireIds): OrderBody => ({
  loanId,
  businessChannelId: order.channelId,
  requestTypeId: REQUEST_TYPE_ID[order.mode],
  isMultiAusRequest: order.services.length > 1,
  isCreditImportOnly: order.mode === 'credit',
  isGseSoftCreditPull: order.isSoft,
  ausRequests: order.services.map((service) => toWireService(service, ids)),
  creditAgency: order.agency && toWireAgency(order.agency, password, ids),
  requestBorrowers: order.borrowers.map((borrower) => toWireBorrower(borrower, ids)),
  digitalVerifications: order.verifications.map(({ borrowerId, system, type, reportId }) => ({
    borrowerId: ids.toSend('verifiedBorrower', borrowerId),
    verificationSystem: system,
    verificationType: type,
    reportId: ids.toSend('report', reportId),
  })),
  ...(order.preset === null
    ? {}
    : {
        overrideSelection: {
          ausRequestTypeId: SERVICES[order.preset.service].id,
          overrideReasonId: order.preset.reasonId && ids.toSend('reason', order.preset.reasonId),
          comment: order.preset.comment.trim(),
        },
      }),
  isBorrowerAcknowledgementForCreditPullObtained: order.isAcknowledged,
  ...typedTexts(order),
  clientRequestKey,
});

const typedTexts = (order: OrderRequest): Pick<OrderBody, keyof OrderTexts> =>
  Object.fromEntries(Object.entries(orderTextsOf(order)).filter(([, text]) => text !== ''));

const toWireService = (
  { option, type, identifier, loanIdentifier }: OrderedService,
  { toSend }: WireIds,
): OrderBody['ausRequests'][number] => ({
  ausRequestTypeId: SERVICES[option].id,
  ausOptionId: option,
  transactionType: type,
  ...(identifier === null ? {} : { [SERVICES[option].identifier.ordered[0]]: toSend('identifier', identifier) }),
  ...(loanIdentifier === null ? {} : { lpaLoanIdentifier: toSend('identifier', loanIdentifier) }),
  isLPThroughCaliber: option === 'lp_thru_cal',
});

const toWireAgency = (
  agency: OrderedAgency,
  password: string,
  { toSend }: WireIds,
): NonNullable<OrderBody['creditAgency']> => ({
  creditAgencyId: toSend('agency', agency.id),
  mappedToCreditAgencyId: agency.mappedId && toSend('mappedAgency', agency.mappedId),
  fromAusRequestType: agency.system,
  toAusRequestType: agency.mappedSystem,
  ...(agency.accountNumber === null ? {} : { userName: agency.accountNumber, password }),
  rememberAccountDetails: agency.remembersAccount,
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

const toWireBorrower = (borrower: OrderedBorrower, { toSend }: WireIds): OrderBody['requestBorrowers'][number] => ({
  requestBorrowerId: toSend('requestBorrower', borrower.requestBorrowerId),
  borrowerId: toSend('borrower', borrower.borrowerId),
  applicationId: toSend('application', borrower.applicationId),
  isPrimary: borrower.isPrimary,
  isSelected: borrower.isSelected,
  reportType: REPORT_TYPE[borrower.type],
  reportReferenceNumber: borrower.reference && toSend('reference', borrower.reference),
  isJoint: borrower.isJoint,
  autoCopyLiabilities: borrower.copyLiabilities,
  formFreeReportNumber: borrower.formFreeNumber && toSend('formFree', borrower.formFreeNumber),
  isGseSoftCreditPull: borrower.isSoft,
});
