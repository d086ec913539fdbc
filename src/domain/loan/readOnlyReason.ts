import * as runsTexts from '@/config/texts/runsTexts';
import type { LoanHeader } from './loan';
import type { Privileges } from './privileges';

/**
 * Returns why the user may look at this loan but not order, as text for the user; null when they may order.
 * @empty an unknown header or unknown privileges block nothing: the API decides
 */
export function readOnlyReason(header: LoanHeader | undefined, privileges: Privileges | undefined): string | null {
  if (header?.isReadOnly === true) return runsTexts.loanReadOnly;
  return privileges?.canSubmitAus === false ? runsTexts.noOrderPermission : null;
}
