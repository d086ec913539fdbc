declare const brand: unique symbol;

/** Digits only, 1 to 18 of them. */
export type LoanId = string & { readonly [brand]: 'LoanId' };

/**
 * The loan id of an address; undefined refuses it.
 *
 * @source Specification §2: "loanId must be present and digits only"
 */
export const parseLoanId = (text: string | undefined): LoanId | undefined =>
  text !== undefined && /^[0-9]{1,18}$/.test(text) ? (text as LoanId) : undefined;

/** Null means not delivered. */
export interface LoanHeader {
  loanNumber: string | null;
  borrowerName: string | null;
  loanStage: string | null;
  loanStageSequence: number | null;
  lockedAusRequestTypeId: number | null;
  lockedOn: string | null;
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
export const NOT_YET_KNOWN = '---';

const LOCKED_AUS: Readonly<Record<number, string>> = { 2: 'DU', 3: 'LP', 4: 'Other' };

/**
 * The underwriting system the loan is locked to.
 *
 * @source Specification §2: 2 = DU, 3 = LP, 4 = Other, anything else or absent = '---'
 */
export const lockedAusLabel = (requestTypeId: number | null | undefined): string =>
  LOCKED_AUS[requestTypeId ?? 0] ?? NOT_YET_KNOWN;

/** Label and value of each field of the loan info strip, in order; what is not known is '---'. */
export function loanStrip(
  header: LoanHeader | undefined,
  data: LoanData | undefined,
): [label: string, value: string][] {
  const known = (value: string | null | undefined): string =>
    value === null || value === undefined || value === '' ? NOT_YET_KNOWN : value;
  return [
    ['Loan number', known(header?.loanNumber)],
    ['Primary borrower', known(header?.borrowerName)],
    ['Loan stage', known(header?.loanStage)],
    ['Product', known(data?.productName ?? data?.productMoniker)],
    ['Channel', known(data?.businessChannel)],
    ['Locked AUS', lockedAusLabel(header?.lockedAusRequestTypeId)],
  ];
}
