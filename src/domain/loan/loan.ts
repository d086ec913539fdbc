import * as loanTexts from '@/config/texts/loanTexts';
declare const brand: unique symbol;

/** 1 to 18 digits. */
export type LoanId = string & { readonly [brand]: 'LoanId' };

/**
 * Returns the loan id of a URL; undefined when the text is not a loan id.
 *
 * @source Specification §2: "guard: loanId present and digits only"
 * @source Specification §5: "Route: loanId present and digits only"
 */
export const parseLoanId = (text = ''): LoanId | undefined =>
  /^[0-9]{1,18}$/.test(text) ? (text as LoanId) : undefined;

/** The underwriting system that a loan is locked to. */
export type LockedAus = 'du' | 'lp' | 'other';

/** Null: the API did not send the value. */
export interface LoanHeader {
  loanNumber: string | null;
  borrowerName: string | null;
  loanStage: string | null;
  loanStageSequence: number | null;
  lockedAus: LockedAus | null;
  isReadOnly: boolean;
}

/** Null: the API did not send the value. Amounts are in US dollars. */
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

/** What the loan info strip shows for an unknown value (specification §2). */
const NOT_YET_KNOWN = '---';

const LOCKED_AUS: Record<LockedAus, string> = { du: 'DU', lp: 'LP', other: 'Other' };

/**
 * Returns the name of the underwriting system that the loan is locked to.
 *
 * @source Specification §2, "Loan info strip"
 * @source Specification §3: "Loan header; loan data"
 * @source Specification §9: "Locked AUS codes 2"
 */
export const lockedAusLabel = (locked: LockedAus | null | undefined): string =>
  locked == null ? NOT_YET_KNOWN : LOCKED_AUS[locked];

export const LOAN_NUMBER = loanTexts.loanNumber;

/** Returns the fields of the loan info strip, in order; unknown values are '---' (specification §2). */
export const loanStrip = (header?: LoanHeader, data?: LoanData): { label: string; value: string }[] => [
  { label: LOAN_NUMBER, value: header?.loanNumber ?? NOT_YET_KNOWN },
  { label: loanTexts.primaryBorrower, value: header?.borrowerName ?? NOT_YET_KNOWN },
  { label: loanTexts.loanStage, value: header?.loanStage ?? NOT_YET_KNOWN },
  { label: loanTexts.product, value: data?.productName ?? data?.productMoniker ?? NOT_YET_KNOWN },
  { label: loanTexts.channel, value: data?.businessChannel ?? NOT_YET_KNOWN },
  { label: loanTexts.lockedAus, value: lockedAusLabel(header?.lockedAus) },
];
