import { hashOf, hexOf } from '@/lib/hash';
import type { OrderBody } from '@/features/request/api/contract/orders';
import { SERVICE_OPTIONS, SERVICES } from '@/features/loan/rules/services';
import { REQUEST_TYPE_ID, type OrderMode } from '@/features/loan/rules/aus';
import { askedServices, needsAgency, type OrderForm } from '@/features/request/rules/orderForm';
import { type OrderTexts, orderTextsOf } from '@/features/request/rules/orderDraft';
import { type LoanId, loanKey } from '@/config/loanId';

/**
 * An order as it is sent, without its loan and key. The account password is passed separately. `Pick` refuses a text
 * that the contract lacks: it would be dropped before it is sent.
 */
export type OrderRequest = Omit<OrderBody, 'loanId' | 'clientRequestKey' | keyof OrderTexts> &
  Record<keyof Pick<OrderBody, keyof OrderTexts>, string>;
export type OrderedService = OrderRequest['ausRequests'][number];
export type OrderedBorrower = OrderRequest['requestBorrowers'][number];

/** Returns the order of a form, without services that are Not Applicable. @spec REQ-17, API-33 */
export function orderRequestOf(form: OrderForm): OrderRequest {
  const { mode, channelId, pull, verifications } = form;
  const ausRequests = orderedServices(form);
  return {
    businessChannelId: channelId,
    requestTypeId: REQUEST_TYPE_ID[mode],
    isMultiAusRequest: ausRequests.length > 1,
    isCreditImportOnly: mode === 'credit',
    isGseSoftCreditPull: pull === 'soft',
    ausRequests,
    creditAgency: orderedAgency(form),
    requestBorrowers: form.borrowers.map(orderedBorrower(mode)),
    digitalVerifications:
      mode === 'credit'
        ? []
        : verifications
            .filter(({ isIncluded }) => isIncluded)
            .map(({ report: { borrowerId, verificationSystem, verificationType, reportId } }) => ({
              borrowerId,
              verificationSystem,
              verificationType,
              reportId,
            })),
    isBorrowerAcknowledgementForCreditPullObtained: form.isAcknowledged,
    ...orderTextsOf(form, (text) => text.trim()),
  };
}

const orderedServices = (form: OrderForm): OrderedService[] =>
  askedServices(form).map(({ option, type, identifier, loanIdentifier }) => {
    const [name] = SERVICES[option].identifier.ordered;
    const [loanName] = SERVICES[option].loanIdentifier?.ordered ?? [];
    const isImport = type === 'import_existing';
    return {
      ausRequestTypeId: SERVICES[option].id,
      ausOptionId: option,
      transactionType: type,
      // New findings get a new identifier.
      ...(isImport && { [name]: identifier }),
      ...(isImport && loanName !== undefined && loanIdentifier !== '' && { [loanName]: loanIdentifier }),
      isLPThroughCaliber: option === 'lp_thru_cal',
    };
  });

/** A retail soft pull uses the lender's own agency, which the order does not name. */
function orderedAgency(form: OrderForm): OrderRequest['creditAgency'] {
  const { selected, isAgencyVisible, isAuthenticationVisible, username, rememberAccountDetails } = form.agency;
  if (selected === undefined || !isAgencyVisible || !needsAgency(form)) return null;
  const { value, mappedToCreditAgencyId, fromAusRequestType, toAusRequestType } = selected;
  return {
    creditAgencyId: value,
    mappedToCreditAgencyId,
    fromAusRequestType: fromAusRequestType && fromAusRequestType.toUpperCase(),
    toAusRequestType,
    ...(isAuthenticationVisible && { userName: username.trim() }),
    rememberAccountDetails: isAuthenticationVisible && rememberAccountDetails,
  };
}

const orderedBorrower =
  (mode: OrderMode) =>
  (borrower: OrderForm['borrowers'][number]): OrderedBorrower => ({
    requestBorrowerId: borrower.requestBorrowerId,
    borrowerId: borrower.borrowerId,
    applicationId: borrower.applicationId,
    isPrimary: borrower.isPrimary ?? false,
    isSelected: borrower.isSelected,
    reportType: `REPORT_TYPE_${borrower.type}`,
    reportReferenceNumber: borrower.type === 'RE_ISSUE' ? borrower.currentReportReferenceNumber : null,
    isJoint: borrower.currentReportIsJoint,
    autoCopyLiabilities: borrower.currentAutoCopyLiabilities,
    formFreeReportNumber: mode === 'credit' || borrower.formFreeNumber === '' ? null : borrower.formFreeNumber,
    isGseSoftCreditPull: borrower.pull === 'soft',
  });

/** Returns a new, unique key for an order. */
export function newRequestKey(): string {
  // crypto.randomUUID exists only with https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/** Equal for equal orders: the journal stores it instead. @empty '' where the browser can't hash: none is equal then */
export const fingerprintOf = (loanId: LoanId, order: OrderRequest): Promise<string> =>
  hashOf(JSON.stringify([loanKey(loanId), identityOf(order)]));

/** The same, whatever the sequence of the lists: a service may list borrowers in another order a minute later. */
export const contentOf = (loanId: LoanId, order: OrderRequest): Promise<string> =>
  hashOf(JSON.stringify(['content', loanKey(loanId), sorted(identityOf(order))]));

/**
 * Equal if all that is sent is equal, also texts and account: short, so that it identifies no text.
 * @empty '' as above
 */
export const wordingOf = async (order: OrderRequest): Promise<string> => (await hashOf(unordered(order))).slice(0, 8);

/** Equal if all that is sent is equal, whatever the sequence of the lists. */
export const unordered = (order: OrderRequest): string => JSON.stringify(sorted(Object.values(order)));

const sorted = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value));

/** The name differs from system to system. @empty null without one */
const identifierIn = (service: OrderedService, part: 'identifier' | 'loanIdentifier') =>
  SERVICE_OPTIONS.map((option) => SERVICES[option][part]?.ordered[0])
    .map((name) => name && service[name])
    .find((identifier) => identifier !== undefined) ?? null;

/**
 * Returns the values that are equal for equal orders: what is ordered, for whom, and from which agency. Not what
 * follows from the loan or from other fields, nor texts and account details, which a reload loses. Tabs of earlier
 * builds and the journal have the hash of these values in this order.
 * @spec OWN-20
 */
export const identityOf = (order: OrderRequest): unknown[] => [
  (['aus', 'credit'] as const).find((mode) => REQUEST_TYPE_ID[mode] === order.requestTypeId),
  order.isGseSoftCreditPull,
  order.ausRequests.map((service) => [
    service.ausOptionId,
    service.transactionType,
    identifierIn(service, 'identifier'),
    identifierIn(service, 'loanIdentifier'),
  ]),
  order.creditAgency && [order.creditAgency.creditAgencyId],
  order.requestBorrowers.map((borrower) => [
    borrower.requestBorrowerId,
    borrower.borrowerId,
    borrower.applicationId,
    borrower.isPrimary,
    borrower.isSelected,
    borrower.reportType.replace('REPORT_TYPE_', ''),
    borrower.reportReferenceNumber,
    borrower.isJoint,
    borrower.autoCopyLiabilities,
    borrower.formFreeReportNumber,
    borrower.isGseSoftCreditPull,
  ]),
  order.digitalVerifications.map((report) => [
    report.borrowerId,
    report.verificationSystem,
    report.verificationType,
    report.reportId,
  ]),
];
