import * as startTexts from '@/config/texts/startTexts';

export type TransactionType = 'request_new' | 'import_existing' | 'not_applicable';

/** The options of a findings request, as label and value. @spec REQ-9 */
export const FINDINGS_OPTIONS: readonly TransactionOption[] = [
  { value: 'request_new', label: startTexts.requestNew },
  { value: 'import_existing', label: startTexts.importExisting },
  { value: 'not_applicable', label: startTexts.notApplicable },
];

export interface TransactionOption {
  label: string;
  value: TransactionType;
}

export const isTransactionType = (text: string | null): text is TransactionType =>
  FINDINGS_OPTIONS.some(({ value }) => value === text);

/** Column keys of the request table. The availability column appears when availability is known. */
export type RequestTableHeader = 'aus' | 'transaction_type' | 'identifier' | 'availability';
