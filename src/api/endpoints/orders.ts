import type { AnswerOf, Send } from '@/api/http/send';
import { isCreditImport } from '@/domain/loan/aus';
import type { LoanId } from '@/domain/loan/loan';
import type { PastOrder } from '@/domain/order/orderAgain';
import type { OrderRequest } from '@/domain/order/orderRequest';
import { serviceOf } from '@/domain/request/ausService';
import { isTransactionType } from '@/domain/request/requestSetup';
import type { Endpoint } from '@/lib/saga/callApi';
import { idText } from './idText';
import { toOrderBody, toReportType } from './orderBody';

export interface OrderToPlace {
  loanId: LoanId;
  order: OrderRequest;
  /** Names the order to the service, which places nothing twice under one key. */
  clientRequestKey: string;
  /** The agency account's password; '' where the order has no account. */
  password: string;
}

/** The requests an order has become. */
export interface PlacedOrder {
  requestIds: string[];
}

export interface OrdersApi {
  /**
   * Orders underwriting, credit or both. Never sent twice: after a lost answer the loan's requests are looked through instead.
   *
   * @source Specification §7: POST /aus/multi-aus/v1/multi-aus-request
   * @empty an empty answer gives undefined, which says as little as a lost one
   * @throws FailedCall
   */
  place: Endpoint<OrderToPlace, PlacedOrder | undefined>;
  /**
   * What was ordered with a past request.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/requests/{id}
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  detail: Endpoint<{ loanId: LoanId; requestId: string }, PastOrder | undefined>;
}

export const createOrdersApi = (send: Send): OrdersApi => ({
  async place({ loanId, ...toPlace }, signal) {
    const wire = await send('placeOrder', {
      params: {},
      loanId,
      idempotencyKey: toPlace.clientRequestKey,
      signal,
      body: toOrderBody(loanId, toPlace),
    });
    const requests = wire?.requests ?? undefined;
    return requests && { requestIds: requests.map(({ requestId }) => String(requestId)) };
  },
  async detail({ loanId, requestId }, signal) {
    const wire = await send('requestDetail', { params: { requestId }, loanId, signal });
    return wire && toPastOrder(wire);
  },
});

const toPastOrder = (wire: NonNullable<AnswerOf<'requestDetail'>>): PastOrder => ({
  mode: (wire.ausRequests ?? []).every(({ ausRequestTypeId }) => isCreditImport(ausRequestTypeId)) ? 'credit' : 'aus',
  creditAgencyId: idText(wire.creditAgencyId),
  isSoft: wire.isGseSoftCreditPull ?? false,
  services: (wire.ausRequests ?? []).flatMap((ordered) => {
    const option = serviceOf(ordered.ausRequestTypeId);
    if (option === undefined) return [];
    return [
      {
        option,
        type: isTransactionType(ordered.transactionType) ? ordered.transactionType : null,
        identifier: option === 'du' ? ordered.caseFileIdentifier : ordered.lpaKeyIdentifier,
        loanIdentifier: ordered.lpaLoanIdentifier,
      },
    ];
  }),
  borrowers: (wire.requestBorrowers ?? []).map((borrower) => ({
    requestBorrowerId: String(borrower.requestBorrowerId),
    borrowerId: String(borrower.borrowerId),
    applicationId: String(borrower.applicationId),
    isSelected: borrower.isSelected ?? true,
    type: toReportType(borrower.reportType),
    reference: borrower.reportReferenceNumber,
    isJoint: borrower.isJoint ?? false,
    copyLiabilities: borrower.autoCopyLiabilities ?? true,
    formFreeNumber: borrower.formFreeReportNumber,
  })),
});
