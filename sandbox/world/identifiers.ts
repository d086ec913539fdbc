import { hash } from './random';

const digits = (text: string, length: number): string => String(hash(text) % 10 ** length).padStart(length, '0');

/** Returns ten digits, like DU's casefile numbers. */
export const casefileFor = (loanId: string, requestId: string): string => `16${digits(`du ${loanId} ${requestId}`, 8)}`;

/** Returns a letter and seven digits. */
export const lpaKeyFor = (loanId: string, requestId: string): string =>
  `${'ABCDEFGH'.charAt(hash(`letter ${loanId}`) % 8)}${digits(`lpa ${loanId} ${requestId}`, 7)}`;

export const lpaLoanIdentifierFor = (loanId: string): string => `LPL-${digits(`lpl ${loanId}`, 7)}`;

/** The last digit is never 9, because a reference number that ends in 99 is refused. */
export const referenceNumberFor = (loanId: string, requestId: string, borrowerId: string): string =>
  `CR${digits(`${loanId} ${requestId} ${borrowerId}`, 7)}${hash(borrowerId + requestId) % 9}`;
