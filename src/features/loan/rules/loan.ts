declare const brand: unique symbol;

/** 1 to 18 digits. */
export type LoanId = string & { readonly [brand]: 'LoanId' };

/** Returns the loan id of a URL; undefined when the text is not a loan id. @spec NAV-5 */
export const parseLoanId = (text = ''): LoanId | undefined =>
  /^[0-9]{1,18}$/.test(text) ? (text as LoanId) : undefined;

/** Null: the API did not send the value. */
export interface LoanHeader {
  loanNumber: string | null;
  borrowerName: string | null;
  loanStage: string | null;
  loanStageSequence: number | null;
  /** 2 DU, 3 LP, 4 Other. */
  lockedAusRequestTypeId: number | null;
  isReadOnly: boolean | null;
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
  isConstructionPermanent: boolean | null;
  baseLoanAmount: number | null;
  purchasePrice: number | null;
  appraisedValue: number | null;
}
