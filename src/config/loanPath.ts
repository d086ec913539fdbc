import { isArea, type Area } from '@/config/paths';
import { parseLoanId, type LoanId } from '@/config/loanId';

/**
 * Reads a path as the router matches it: in any case, with or without a slash at its end. An encoded digit is none.
 * @spec NAV-5, NAV-44 @empty undefined for others; area is null for the path of a loan without one
 */
export function readLoanPath(pathname: string): { loanId: LoanId; area: Area | null } | undefined {
  const [, id, area, ...more] = pathname.toLowerCase().replace(/\/$/, '').split('/');
  const loanId = parseLoanId(id);
  if (loanId === undefined || more.length > 0) return undefined;
  if (area === undefined) return { loanId, area: null };
  return isArea(area) ? { loanId, area } : undefined;
}
