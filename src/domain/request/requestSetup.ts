import type { ServiceOption } from './ausService';

/** What is asked of an underwriting system. */
export type TransactionType = 'request_new' | 'import_existing' | 'not_applicable';

/** Findings request options, label and value (specification §3). */
export const FINDINGS_OPTIONS: readonly { label: string; value: TransactionType }[] = [
  { label: 'Request New Findings', value: 'request_new' },
  { label: 'Import/Update Existing', value: 'import_existing' },
  { label: 'Not Applicable', value: 'not_applicable' },
];

export const isTransactionType = (text: string | null): text is TransactionType =>
  FINDINGS_OPTIONS.some(({ value }) => value === text);

/** Column keys of the request table (specification §3); availability joins when it is known. */
export type RequestTableHeader = 'aus' | 'transaction_type' | 'identifier' | 'availability';

/** What kind of order is made up: underwriting with its credit, or credit alone. */
export type OrderMode = 'aus' | 'credit';

/** Request type ids of an order, past ones included, and of the borrowers call. */
export const REQUEST_TYPE_ID = { aus: 1, credit: 2 } as const satisfies Record<OrderMode, number>;

/** An underwriting system that the loan may be submitted to. */
export interface AusRequestType {
  option: ServiceOption;
  sequence: number | null;
  isEnabled: boolean;
  disabledReason: string | null;
}

/** What one system already knows of the loan. Null means not delivered. */
export interface RequestTypeData {
  /** The service's own default; null when it names none. */
  defaultType: TransactionType | null;
  /** DU's casefile, or LPA's key. */
  identifier: string | null;
  /** LPA's second identifier. */
  loanIdentifier: string | null;
  /** The casefile belongs to the lender and cannot be replaced. */
  isIdentifierLocked: boolean;
  submissionCount: number;
  lastSubmittedOn: string | null;
}

/** Whether a system is open. */
export interface AusAvailability {
  ausRequestTypeId: number;
  isAvailable: boolean;
  message: string | null;
  unavailableTo: string | null;
}
