declare const brand: unique symbol;

/** 1 to 18 digits. */
export type LoanId = string & { readonly [brand]: 'LoanId' };

/** Returns the loan id of a URL; undefined when the text is not a loan id. @spec NAV-5 */
export const parseLoanId = (text = ''): LoanId | undefined =>
  /^[0-9]{1,18}$/.test(text) ? (text as LoanId) : undefined;

/** What the tabs of one loan share has this name: a service may ignore leading zeros in the address. */
export const loanKey = (loanId: string): string => loanId.replace(/^0+(?=.)/, '');
