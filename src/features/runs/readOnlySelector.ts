import { selectLoanHeader } from '@/features/loan/loanSlice';
import { readOnlyReason } from '@/features/loan/rules/readOnlyReason';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';

/** Why the user may only look at the loan, as text; null if the user may order. */
export const selectReadOnlyReason = (state: RootState): string | null =>
  readOnlyReason(selectLoanHeader(state), selectPrivileges(state));
