import type { LoanHeader } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';

/**
 * Why this user can order nothing at all for this loan, in words for people; null when they can.
 *
 * @empty a header or privileges that are not known forbid nothing: the service decides
 */
export function orderingBlock(header: LoanHeader | undefined, privileges: Privileges | undefined): string | null {
  if (header?.isReadOnly === true) return 'This loan is read-only.';
  return privileges?.canSubmitAus === false ? 'You do not have permission to order.' : null;
}
