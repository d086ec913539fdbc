import type { OrderTexts } from './orderDraft';
import type { OrderRequest } from './orderRequest';

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
  preset: { service: true, reasonId: true, needsComment: false, comment: false },
  isAcknowledged: false,
};

/** Returns the values that are equal for equal orders: what is ordered, for whom, from which agency, and what to select. */
export const identityOf = (order: OrderRequest): unknown => identical(order, IS_IDENTITY);

function identical(value: unknown, decision: object | boolean): unknown {
  if (typeof decision === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => identical(item, decision));
  return Object.entries(decision as Record<string, object | boolean>)
    .filter(([, each]) => each !== false)
    .map(([field, each]) => identical((value as Record<string, unknown>)[field], each));
}
