declare const brand: unique symbol;

/** Digits only, 1 to 18 of them. */
export type LoanId = string & { readonly [brand]: 'LoanId' };

/**
 * The loan id of an address; undefined refuses it.
 *
 * @source Specification §2: "loanId must be present and digits only"
 */
export const parseLoanId = (text = ''): LoanId | undefined =>
  /^[0-9]{1,18}$/.test(text) ? (text as LoanId) : undefined;

/** Null means not delivered. */
export interface LoanHeader {
  loanNumber: string | null;
  borrowerName: string | null;
  loanStage: string | null;
  loanStageSequence: number | null;
  lockedAusRequestTypeId: number | null;
  isReadOnly: boolean;
}

/** Null means not delivered; amounts are US dollars. */
export interface LoanData {
  productMoniker: string | null;
  productName: string | null;
  productType: string | null;
  businessChannel: string | null;
  businessChannelId: number | null;
  purposeType: string | null;
  refinancePurpose: string | null;
  residencyType: string | null;
  isConstructionPermanent: boolean;
  baseLoanAmount: number | null;
  purchasePrice: number | null;
  appraisedValue: number | null;
}

/** What the loan info strip shows for a value not yet known (specification §2). */
const NOT_YET_KNOWN = '---';

const LOCKED_AUS: Readonly<Record<number, string>> = { 2: 'DU', 3: 'LP', 4: 'Other' };

/**
 * The underwriting system the loan is locked to.
 *
 * @source Specification §2: 2 = DU, 3 = LP, 4 = Other, anything else or absent = '---'
 */
export const lockedAusLabel = (requestTypeId: number | null | undefined): string =>
  LOCKED_AUS[requestTypeId ?? 0] ?? NOT_YET_KNOWN;

export const LOAN_NUMBER = 'Loan number';

/** The fields of the loan info strip, in order; what is not known is '---' (specification §2). */
export const loanStrip = (header?: LoanHeader, data?: LoanData): { label: string; value: string }[] => [
  { label: LOAN_NUMBER, value: header?.loanNumber ?? NOT_YET_KNOWN },
  { label: 'Primary borrower', value: header?.borrowerName ?? NOT_YET_KNOWN },
  { label: 'Loan stage', value: header?.loanStage ?? NOT_YET_KNOWN },
  { label: 'Product', value: data?.productName ?? data?.productMoniker ?? NOT_YET_KNOWN },
  { label: 'Channel', value: data?.businessChannel ?? NOT_YET_KNOWN },
  { label: 'Locked AUS', value: lockedAusLabel(header?.lockedAusRequestTypeId) },
];
