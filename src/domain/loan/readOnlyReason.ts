import * as runsTexts from '@/config/texts/runsTexts';
import type { LoanHeader } from './loan';
import type { Privileges } from './privileges';

/** Why the user may look but not order, in words; null if they may. @empty what is unknown blocks nothing */
export function readOnlyReason(header: LoanHeader | undefined, privileges: Privileges | undefined): string | null {
  if (header?.isReadOnly === true) return runsTexts.loanReadOnly;
  return privileges?.canSubmitAus === false ? runsTexts.noOrderPermission : null;
}
