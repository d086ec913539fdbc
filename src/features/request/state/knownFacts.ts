import type { KnownFacts } from '@/features/request/rules/undelivered';
import { selectLoanHeader, selectLoanHeaderFailure } from '@/features/loan/loanSlice';
import { missingOfOrder } from '@/features/loan/missingHere';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import { selectPrivileges, selectPrivilegesFailure } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';

/** What the service said, or didn't, of the loan and of what an order is made from. */
export function selectKnownFacts(state: RootState): KnownFacts {
  const header = selectLoanHeader(state);
  const isHeaderMissing = header === undefined && selectLoanHeaderFailure(state) !== undefined;
  const arePrivilegesMissing = selectPrivileges(state) === undefined && selectPrivilegesFailure(state) !== undefined;
  return {
    failed: [
      ...(isHeaderMissing ? (['header'] as const) : []),
      ...(arePrivilegesMissing ? (['privileges'] as const) : []),
    ],
    unreadItems: missingOfOrder(selectUnreadItems(state)),
  };
}
