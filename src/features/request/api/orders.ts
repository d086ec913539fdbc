import { endpoint, type OfLoan } from '@/http/endpoint';
import type { Send } from '@/http/send';
import { isWhole } from '@/http/contract/unread';
import type { OrderAnswer } from '@/features/request/protocol/rules/orderOutcome';
import type { OrderRequest } from '@/features/request/protocol/rules/orderRequest';

export interface OrderToPlace extends OfLoan {
  order: OrderRequest;
  /** The idempotency key: the API places only one order per key. */
  clientRequestKey: string;
  /** The password of the agency account; '' when the order has no account. */
  password: string;
}

declare module '@/http/endpoint' {
  interface Api {
    orders: ReturnType<typeof createOrdersApi>;
  }
}

export const createOrdersApi = (send: Send) => ({
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
            requests,
            groupId: multiAusRequestId,
            isWhole: isWhole(requests),
          },
    (toPlace: OrderToPlace) => ({
      params: {},
      idempotencyKey: toPlace.clientRequestKey,
      body: {
        ...toPlace.order,
        creditAgency: withPassword(toPlace),
        loanId: toPlace.loanId,
        clientRequestKey: toPlace.clientRequestKey,
      },
    }),
  ),
});

const withPassword = ({ order: { creditAgency }, password }: OrderToPlace) =>
  creditAgency?.userName === undefined ? creditAgency : { ...creditAgency, password };
