import { isArea, type Area } from '@/config/paths';
import { parseLoanId, type LoanId } from '@/domain/loan/loan';

export interface LoanPath {
  loanId: LoanId;
  /** Null for the loan's path without an area. */
  area: Area | null;
}

/**
 * Returns the loan and the area of a path. It does not decode the path: an encoded digit is not a digit.
 * @spec NAV-5
 * @empty undefined for a path that is not a loan's
 */
export function readLoanPath(pathname: string): LoanPath | undefined {
  const [, id, area, ...more] = pathname.replace(/\/$/, '').split('/');
  const loanId = parseLoanId(id);
  if (loanId === undefined || more.length > 0) return undefined;
  if (area === undefined) return { loanId, area: null };
  return isArea(area) ? { loanId, area } : undefined;
}
