import { isArea, type Area } from '@/config/paths';
import { parseLoanId, type LoanId } from '@/domain/loan/loan';

export interface LoanPath {
  loanId: LoanId;
  /** Null for the loan's bare address. */
  area: Area | null;
}

/**
 * The loan and the working area that a path names. Paths are read as they are written: an encoded digit is not a digit.
 *
 * @source Specification §2, route table: "loanId must be present and digits only"
 * @empty a path that is not a loan's gives undefined
 */
export function readLoanPath(pathname: string): LoanPath | undefined {
  const [, id, area, ...more] = pathname.replace(/\/$/, '').split('/');
  const loanId = parseLoanId(id);
  if (loanId === undefined || more.length > 0) return undefined;
  if (area === undefined) return { loanId, area: null };
  return isArea(area) ? { loanId, area } : undefined;
}
