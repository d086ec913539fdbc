import type { OrderBody } from '@/features/request/api/contract/orders';
import type { ServiceOption } from '@/features/loan/rules/services';
import type { OrderTexts } from './orderDraft';
import { orderFields } from './orderFields';

/** What a refusal is about: the service of its path, else the first of the order. */
export interface Subject {
  option: ServiceOption | undefined;
  borrowerKey: string | null;
}

export type Place = string | ((subject: Subject) => string | undefined);

/** A field of an order: whether another value makes it another order, and where its refusal is shown. */
export interface OrderedField {
  isIdentity: boolean;
  /** Absent for an identifier: `SERVICES` has its names. */
  place?: Place;
}

type Described<Part> = Part extends readonly (infer Item)[]
  ? Described<Item>
  : Part extends object
    ? { [Name in keyof Part]-?: Described<NonNullable<Part[Name]>> }
    : OrderedField;

type OrderedAus = OrderBody['ausRequests'][number];

/** An order names the casefile of DU and the key of LPA apart. */
type Fields = Omit<OrderBody, keyof OrderTexts | 'ausRequests'> & {
  ausRequests: Omit<OrderedAus, 'caseFileIdentifier' | 'lpaKeyIdentifier'> & { identifier: string };
};

const ofService: Place = ({ option }) => option && orderFields.serviceType(option);
export const ofBorrower = ({ borrowerKey }: Subject): string =>
  borrowerKey === null ? orderFields.borrowers : orderFields.borrowerType(borrowerKey);
export const ofReference: Place = ({ borrowerKey }) =>
  borrowerKey === null ? orderFields.borrowers : orderFields.borrowerReference(borrowerKey);
/** The user can't change it: its reasons go where those without a field go. */
const NOT_ON_SCREEN = orderFields.mode;

const identity = (place?: Place): OrderedField => ({ isIdentity: true, ...(place !== undefined && { place }) });
/** What follows from the loan or from other fields, and account details, which a reload loses. */
const other = (place: Place): OrderedField => ({ isIdentity: false, place });

/**
 * Every field of an order, except free texts, which are no identity. A refusal of a part as a whole goes where its first
 * field goes. The journal and tabs of earlier builds have a hash of the values that are identity, in this order.
 */
export const ORDERED_FIELDS: Described<Fields> = {
  loanId: other(NOT_ON_SCREEN),
  clientRequestKey: other(NOT_ON_SCREEN),
  businessChannelId: other(NOT_ON_SCREEN),
  requestTypeId: identity(orderFields.mode),
  isMultiAusRequest: other(ofService),
  isCreditImportOnly: other(orderFields.mode),
  isGseSoftCreditPull: identity(orderFields.pull),
  ausRequests: {
    ausRequestTypeId: other(ofService),
    ausOptionId: identity(ofService),
    transactionType: identity(ofService),
    identifier: identity(),
    lpaLoanIdentifier: identity(),
    isLPThroughCaliber: other(ofService),
  },
  creditAgency: {
    creditAgencyId: identity(orderFields.agency),
    mappedToCreditAgencyId: other(orderFields.agency),
    fromAusRequestType: other(orderFields.agency),
    toAusRequestType: other(orderFields.agency),
    userName: other(orderFields.accountNumber),
    password: other(orderFields.password),
    rememberAccountDetails: other(orderFields.accountNumber),
  },
  requestBorrowers: {
    requestBorrowerId: identity(ofBorrower),
    borrowerId: identity(ofBorrower),
    applicationId: identity(ofBorrower),
    isPrimary: identity(ofBorrower),
    isSelected: identity(ofBorrower),
    reportType: identity(ofBorrower),
    reportReferenceNumber: identity(ofReference),
    isJoint: identity(ofBorrower),
    autoCopyLiabilities: identity(ofBorrower),
    formFreeReportNumber: identity(ofBorrower),
    isGseSoftCreditPull: identity(ofBorrower),
  },
  digitalVerifications: {
    borrowerId: identity(orderFields.verifications),
    verificationSystem: identity(orderFields.verifications),
    verificationType: identity(orderFields.verifications),
    reportId: identity(orderFields.verifications),
  },
  isBorrowerAcknowledgementForCreditPullObtained: other(orderFields.acknowledgement),
};

export const isField = (field: object): field is OrderedField => 'isIdentity' in field;
