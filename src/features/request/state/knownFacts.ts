import type { KnownFacts } from '@/features/request/rules/undelivered';
import { missingOfOrder } from '@/reads/missingHere';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import { selectBorrowersPart } from './orderSelectors';

/** What the service said, or didn't, of the loan and of what an order is made from. */
export const selectKnownFacts = (state: RootState): KnownFacts => ({
  failed: [
    ...(hasNone(state, 'loanHeaderData') ? (['header'] as const) : []),
    ...(hasNone(state, 'userPrivileges') ? (['privileges'] as const) : []),
    ...(isOld(selectBorrowersPart(state)) ? (['borrowers'] as const) : []),
    ...(isOld(selectRead(state, 'acknowledgement')) ? (['acknowledgement'] as const) : []),
  ],
  unreadItems: missingOfOrder(selectUnreadItems(state)),
});

/** A reload failed: what is known may have changed since. */
const isOld = ({ value, failure }: Remote<unknown>): boolean => value !== undefined && failure !== undefined;

function hasNone(state: RootState, name: 'loanHeaderData' | 'userPrivileges'): boolean {
  const { value, failure } = selectRead(state, name);
  return value === undefined && failure !== undefined;
}
