import type * as v from 'valibot';
import type { order } from '@/api/contract/orders';
import { endpoint, type OfLoan } from '@/api/endpoint';
import type { Send } from '@/api/http/send';
import { droppedFrom } from '@/api/contract/fields';
import { type OrderTexts, orderTextsOf } from '@/features/request/rules/orderDraft';
import type { OrderAnswer } from '@/features/request/protocol/rules/orderOutcome';
import type {
  OrderedAgency,
  OrderedBorrower,
  OrderedService,
  OrderRequest,
} from '@/features/request/protocol/rules/orderRequest';
import { type AgencySystem, SERVICES } from '@/features/request/rules/services';
import { REQUEST_TYPE_ID } from '@/features/request/rules/requestSetup';

export interface OrderToPlace extends OfLoan {
  order: OrderRequest;
  /** The idempotency key: the API places only one order per key. */
  clientRequestKey: string;
  /** The password of the agency account; '' when the order has no account. */
  password: string;
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
            isWhole: droppedFrom(requests) === 0,
          },
    (toPlace: OrderToPlace) => ({
      params: {},
      idempotencyKey: toPlace.clientRequestKey,
      body: toOrderBody(toPlace),
    }),
  ),
  /** Loads what a past request ordered. @spec API-34 */
  detail: endpoint(send, 'requestDetail'),
});

type OrderBody = v.InferInput<typeof order>;

/** Takes what is left of a part of an order: the type check fails while one of its fields is not sent. */
const nothingLeft = (_: Record<string, never>): object => ({});

/** @spec REQ-17, API-33 */
function toOrderBody({ loanId, order, clientRequestKey, password }: OrderToPlace): OrderBody {
  const { channelId, mode, isSoft, services, agency, borrowers, verifications, isAcknowledged, ...texts } = order;
  return {
    loanId,
    businessChannelId: channelId,
    requestTypeId: REQUEST_TYPE_ID[mode],
    isMultiAusRequest: services.length > 1,
    isCreditImportOnly: mode === 'credit',
    isGseSoftCreditPull: isSoft,
    ausRequests: services.map(toWireService),
    creditAgency: agency && toWireAgency(agency, password),
    requestBorrowers: borrowers.map(toWireBorrower),
    digitalVerifications: verifications.map(({ borrowerId, system, type, reportId, ...rest }) => ({
      ...nothingLeft(rest),
      borrowerId,
      verificationSystem: system,
      verificationType: type,
      reportId,
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

const toWireService = ({ option, type, identifier, loanIdentifier, ...rest }: OrderedService): OrderedAus => {
  // A computed name is not checked: the parameter's type checks that the contract has it.
  const sent = (name: keyof OrderedAus | undefined, id: string | null) =>
    name === undefined || id === null ? {} : { [name]: id };
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
): NonNullable<OrderBody['creditAgency']> => ({
  ...nothingLeft(rest),
  creditAgencyId: id,
  mappedToCreditAgencyId: mappedId,
  fromAusRequestType: system && AGENCY_SYSTEM[system],
  toAusRequestType: mappedSystem,
  ...(accountNumber === null ? {} : { userName: accountNumber, password }),
  rememberAccountDetails: remembersAccount,
});

const toWireBorrower = (borrower: OrderedBorrower): OrderBody['requestBorrowers'][number] => {
  const { isPrimary, isSelected, isJoint, isSoft, type, copyLiabilities, reference, formFreeNumber, ...ids } = borrower;
  const { requestBorrowerId, borrowerId, applicationId, ...rest } = ids;
  return {
    ...nothingLeft(rest),
    requestBorrowerId: requestBorrowerId,
    borrowerId,
    applicationId: applicationId,
    isPrimary,
    isSelected,
    reportType: `REPORT_TYPE_${type}` as const,
    reportReferenceNumber: reference,
    isJoint,
    autoCopyLiabilities: copyLiabilities,
    formFreeReportNumber: formFreeNumber,
    isGseSoftCreditPull: isSoft,
  };
};
