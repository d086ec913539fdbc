import type { LoanId } from '@/domain/loan/loan';

/** The address of a loan in links of the origination system: the app chooses the first screen. */
export const firstPathOf = (loanId: LoanId): string => `/${loanId}?navigate=true`;
