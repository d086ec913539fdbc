import type { OrderBody } from '@/features/request/api/contract/orders';
import { SERVICES } from '@/features/loan/rules/services';
import { REQUEST_TYPE_ID, type OrderMode } from '@/features/loan/rules/aus';
import { askedServices, needsAgency, type OrderForm } from '@/features/request/rules/orderForm';
import { type OrderTexts, orderTextsOf } from '@/features/request/rules/orderDraft';

/**
 * An order as it is sent, without its loan and key. The account password is passed separately. `Pick` refuses a text that
 * the contract lacks: it would be dropped before it is sent.
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
  const { selected, isAgencyVisible, isAuthenticationVisible, accountNumber, remembersAccount } = form.agency;
  if (selected === undefined || !isAgencyVisible || !needsAgency(form)) return null;
  const { creditAgencyId, fromAusRequestType, mapping } = selected;
  return {
    creditAgencyId,
    mappedToCreditAgencyId: mapping?.mappedToCreditAgencyId ?? null,
    fromAusRequestType: fromAusRequestType && fromAusRequestType.toUpperCase(),
    toAusRequestType: mapping?.toAusRequestType ?? null,
    ...(isAuthenticationVisible && { userName: accountNumber.trim() }),
    rememberAccountDetails: isAuthenticationVisible && remembersAccount,
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

/** Whether each field makes an order a different one. */
type Decisions<Part> = Part extends readonly (infer Item)[]
  ? Decisions<Item>
  : Part extends object
    ? { [Field in keyof Part]-?: Decisions<NonNullable<Part[Field]>> }
    : boolean;

/** An order names the casefile of DU and the key of LPA apart. */
type Identified = Omit<OrderRequest, keyof OrderTexts | 'ausRequests'> & {
  ausRequests: (Omit<OrderedService, 'caseFileIdentifier' | 'lpaKeyIdentifier'> & { identifier: string | null })[];
};

/** Left out: what follows from the loan or from other fields, and account details and texts, which a reload loses. */
const IS_IDENTITY: Decisions<Identified> = {
  businessChannelId: false,
  requestTypeId: true,
  isMultiAusRequest: false,
  isCreditImportOnly: false,
  isGseSoftCreditPull: true,
  ausRequests: {
    ausRequestTypeId: false,
    ausOptionId: true,
    transactionType: true,
    identifier: true,
    lpaLoanIdentifier: true,
    isLPThroughCaliber: false,
  },
  creditAgency: {
    creditAgencyId: true,
    mappedToCreditAgencyId: false,
    fromAusRequestType: false,
    toAusRequestType: false,
    userName: false,
    password: false,
    rememberAccountDetails: false,
  },
  requestBorrowers: {
    requestBorrowerId: true,
    borrowerId: true,
    applicationId: true,
    isPrimary: true,
    isSelected: true,
    reportType: true,
    reportReferenceNumber: true,
    isJoint: true,
    autoCopyLiabilities: true,
    formFreeReportNumber: true,
    isGseSoftCreditPull: true,
  },
  digitalVerifications: { borrowerId: true, verificationSystem: true, verificationType: true, reportId: true },
  isBorrowerAcknowledgementForCreditPullObtained: false,
};

/**
 * Returns the values that are equal for equal orders: what is ordered, for whom, and from which agency. Tabs of earlier
 * builds and the journal have their hash, so that a field may get another name but no other value or place.
 * @spec OWN-20
 */
export const identityOf = (order: OrderRequest): unknown =>
  identical(
    {
      ...order,
      requestTypeId: (['aus', 'credit'] as const).find((mode) => REQUEST_TYPE_ID[mode] === order.requestTypeId),
      ausRequests: order.ausRequests.map(({ caseFileIdentifier, lpaKeyIdentifier, lpaLoanIdentifier, ...service }) => ({
        ...service,
        identifier: caseFileIdentifier ?? lpaKeyIdentifier ?? null,
        lpaLoanIdentifier: lpaLoanIdentifier ?? null,
      })),
      requestBorrowers: order.requestBorrowers.map(({ reportType, ...borrower }) => ({
        ...borrower,
        reportType: reportType.replace('REPORT_TYPE_', ''),
      })),
    },
    IS_IDENTITY,
  );

function identical(value: unknown, decision: object | boolean): unknown {
  if (typeof decision === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => identical(item, decision));
  return Object.entries(decision as Record<string, object | boolean>)
    .filter(([, each]) => each !== false)
    .map(([field, each]) => identical((value as Record<string, unknown>)[field], each));
}
