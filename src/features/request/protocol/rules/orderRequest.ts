import { type ServiceOption, SERVICES, type AgencySystem } from '@/features/request/rules/services';
import type { BorrowerIds, ReportType } from '@/features/request/rules/borrower';
import type { OrderMode } from '@/features/request/rules/requestSetup';
import { askedServices, needsAgency, type OrderForm } from '@/features/request/rules/orderForm';
import { type OrderTexts, orderTextsOf } from '@/features/request/rules/orderDraft';

/** An order as it is sent. The account password is passed separately. */
export interface OrderRequest extends OrderTexts {
  channelId: number | null;
  mode: OrderMode;
  isSoft: boolean;
  services: OrderedService[];
  agency: OrderedAgency | null;
  borrowers: OrderedBorrower[];
  verifications: { borrowerId: string; system: string; type: string; reportId: string }[];
  isAcknowledged: boolean;
}

export interface OrderedService {
  option: ServiceOption;
  type: 'request_new' | 'import_existing';
  /** Null for new findings, which get a new identifier. */
  identifier: string | null;
  loanIdentifier: string | null;
}

export interface OrderedAgency {
  id: string;
  system: AgencySystem | null;
  mappedId: string | null;
  mappedSystem: string | null;
  /** Null when the channel has no accounts. */
  accountNumber: string | null;
  remembersAccount: boolean;
}

export interface OrderedBorrower extends BorrowerIds {
  isPrimary: boolean;
  isSelected: boolean;
  type: ReportType;
  reference: string | null;
  isJoint: boolean;
  copyLiabilities: boolean;
  formFreeNumber: string | null;
  isSoft: boolean;
}

/** Returns the order of a form, without services that are Not Applicable. */
export function orderRequestOf(form: OrderForm): OrderRequest {
  const { mode, channelId, pull, verifications } = form;
  return {
    channelId,
    mode,
    isSoft: pull === 'soft',
    services: orderedServices(form),
    agency: orderedAgency(form),
    borrowers: form.borrowers.map(orderedBorrower(mode)),
    verifications:
      mode === 'credit'
        ? []
        : verifications
            .filter(({ isIncluded }) => isIncluded)
            .map(({ report: { borrowerId, verificationSystem: system, verificationType: type, reportId } }) => ({
              borrowerId,
              system,
              type,
              reportId,
            })),
    isAcknowledged: form.isAcknowledged,
    ...orderTextsOf(form, (text) => text.trim()),
  };
}

const orderedServices = (form: OrderForm): OrderedService[] =>
  askedServices(form).map(({ option, type, identifier, loanIdentifier }) => {
    const isImport = type === 'import_existing';
    return {
      option,
      type,
      identifier: isImport ? identifier : null,
      loanIdentifier:
        isImport && SERVICES[option].loanIdentifier !== null && loanIdentifier !== '' ? loanIdentifier : null,
    };
  });

/** A retail soft pull uses the lender's own agency, which the order does not name. */
function orderedAgency(form: OrderForm): OrderedAgency | null {
  const { selected, isAgencyVisible, isAuthenticationVisible, accountNumber, remembersAccount } = form.agency;
  if (selected === undefined || !isAgencyVisible || !needsAgency(form)) return null;
  return {
    id: selected.creditAgencyId,
    system: selected.fromAusRequestType,
    mappedId: selected.mapping?.mappedToCreditAgencyId ?? null,
    mappedSystem: selected.mapping?.toAusRequestType ?? null,
    accountNumber: isAuthenticationVisible ? accountNumber.trim() : null,
    remembersAccount: isAuthenticationVisible && remembersAccount,
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
    type: borrower.type,
    reference: borrower.type === 'RE_ISSUE' ? borrower.currentReportReferenceNumber : null,
    isJoint: borrower.currentReportIsJoint,
    copyLiabilities: borrower.currentAutoCopyLiabilities,
    formFreeNumber: mode === 'credit' || borrower.formFreeNumber === '' ? null : borrower.formFreeNumber,
    isSoft: borrower.pull === 'soft',
  });

/** Whether each field makes an order a different one. */
type Decisions<Part> = Part extends readonly (infer Item)[]
  ? Decisions<Item>
  : Part extends object
    ? { [Field in keyof Part]-?: Decisions<NonNullable<Part[Field]>> }
    : boolean;

/** Left out: what follows from the loan, and account details and free text, which a reload loses. */
const IS_IDENTITY: Decisions<Omit<OrderRequest, keyof OrderTexts>> = {
  channelId: false,
  mode: true,
  isSoft: true,
  services: { option: true, type: true, identifier: true, loanIdentifier: true },
  agency: {
    id: true,
    system: false,
    mappedId: false,
    mappedSystem: false,
    accountNumber: false,
    remembersAccount: false,
  },
  borrowers: {
    requestBorrowerId: true,
    borrowerId: true,
    applicationId: true,
    isPrimary: true,
    isSelected: true,
    type: true,
    reference: true,
    isJoint: true,
    copyLiabilities: true,
    formFreeNumber: true,
    isSoft: true,
  },
  verifications: { borrowerId: true, system: true, type: true, reportId: true },
  isAcknowledged: false,
};

/**
 * Returns the values that are equal for equal orders: what is ordered, for whom, and from which agency.
 * @spec OWN-20
 */
export const identityOf = (order: OrderRequest): unknown => identical(order, IS_IDENTITY);

function identical(value: unknown, decision: object | boolean): unknown {
  if (typeof decision === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => identical(item, decision));
  return Object.entries(decision as Record<string, object | boolean>)
    .filter(([, each]) => each !== false)
    .map(([field, each]) => identical((value as Record<string, unknown>)[field], each));
}
