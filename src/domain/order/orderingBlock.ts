import * as runsTexts from '@/config/texts/runsTexts';
import type { LoanHeader } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';

/**
 * Returns why the user cannot order for this loan, as text for the user; null when they can.
 *
 * @empty an unknown header or unknown privileges block nothing: the API decides
 */
export function orderingBlock(header: LoanHeader | undefined, privileges: Privileges | undefined): string | null {
  if (header?.isReadOnly === true) return runsTexts.loanReadOnly;
  return privileges?.canSubmitAus === false ? runsTexts.noOrderPermission : null;
}
