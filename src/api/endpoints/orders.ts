import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { PastOrder } from '@/domain/order/orderAgain';
import type { NamedRequest } from '@/domain/order/orderOutcome';
import type { OrderRequest } from '@/domain/order/orderRequest';
import type { ServiceOption } from '@/domain/request/ausService';
import { isTransactionType } from '@/domain/request/requestSetup';
import type { Endpoint } from '@/api/endpoint';
import { idText } from './idText';
import { toOrderBody, toReportType } from './orderBody';
import { serviceOf, systemOf } from './systemIds';
import type { WireIds } from './wireIds';

export interface OrderToPlace {
  loanId: LoanId;
  order: OrderRequest;
  /** The idempotency key: the API places only one order per key. */
  clientRequestKey: string;
  /** The password of the agency account; '' when the order has no account. */
  password: string;
}

export interface OrdersApi {
  /**
   * Places an order for underwriting, credit or both, and returns the requests that the lender created. After a lost
   * response, the app doesn't repeat the call: it searches the loan's requests.
   *
   * @source Specification §7: "POST /aus/multi-aus/v1/multi-aus-request"
   * @empty undefined for an empty response, which leaves the outcome as unknown as a lost one
   * @throws FailedCall
   */
  place: Endpoint<OrderToPlace, NamedRequest[] | undefined>;
  /**
   * Loads what a past request ordered.
   *
   * @source Specification §7: "GET /aus/multi-aus/v1/requests/{id}"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  detail: Endpoint<{ loanId: LoanId; requestId: string }, PastOrder | undefined>;
}

export const createOrdersApi = (send: Send, ids: WireIds): OrdersApi => ({
  async place({ loanId, ...toPlace }, signal) {
    const wire = await send('placeOrder', {
      params: {},
      loanId,
      idempotencyKey: toPlace.clientRequestKey,
      signal,
      body: toOrderBody(loanId, toPlace, ids),
    });
    return wire?.requests?.map(({ requestId, ausRequestTypeId }) => ({
      requestId: String(requestId),
      service: serviceOf(ausRequestTypeId),
    }));
  },
  async detail({ loanId, requestId }, signal) {
    const wire = await send('requestDetail', { params: { requestId }, loanId, signal });
    return wire && toPastOrder(wire, ids);
  },
});

type WireService = NonNullable<NonNullable<AnswerOf<'requestDetail'>>['ausRequests']>[number];

/** Accepts the names of the order call and those of specification §3. */
function identifiersOf(option: ServiceOption, wire: WireService, { receivedIfAny }: WireIds) {
  const isServicer = option === 'lp_thru_cal';
  const key = wire.lpaKeyIdentifier ?? (isServicer ? wire.lpa_thru_cal_key_id : wire.lpa_key_id);
  const loan = wire.lpaLoanIdentifier ?? (isServicer ? wire.lpa_thru_cal_loan_identifier : wire.lpa_loan_identifier);
  return option === 'du'
    ? { identifier: receivedIfAny('identifier', wire.caseFileIdentifier ?? wire.du_key_id), loanIdentifier: null }
    : { identifier: receivedIfAny('identifier', key), loanIdentifier: receivedIfAny('identifier', loan) };
}

const toPastOrder = (wire: NonNullable<AnswerOf<'requestDetail'>>, ids: WireIds): PastOrder => ({
  mode: (wire.ausRequests ?? []).every(({ ausRequestTypeId }) => systemOf(ausRequestTypeId) === 'credit_import_only')
    ? 'credit'
    : 'aus',
  creditAgencyId: idText(wire.creditAgencyId),
  isSoft: wire.isGseSoftCreditPull ?? false,
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
    isJoint: borrower.isJoint ?? false,
    copyLiabilities: borrower.autoCopyLiabilities ?? true,
    formFreeNumber: ids.receivedIfAny('formFree', borrower.formFreeReportNumber),
  })),
  note: wire.note,
});
