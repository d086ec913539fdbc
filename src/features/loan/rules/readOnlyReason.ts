import * as appTexts from '@/config/texts/appTexts';
import type { LoanHeader } from '@/features/loan/api/contract/loan';
import type { Privileges } from './privileges';

/** Why the user may look but not order, in words; null if they may. @empty what is unknown blocks nothing */
export function readOnlyReason(header: LoanHeader | undefined, privileges: Privileges | undefined): string | null {
  if (header?.isReadOnly === true) return appTexts.loanReadOnly;
  return privileges?.canSubmitAus === false ? appTexts.noOrderPermission : null;
}
