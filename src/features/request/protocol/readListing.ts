import type { SagaGenerator } from 'typed-redux-saga';
import type { Listing } from '@/features/request/protocol/rules/lostOrders';
import { isPlausibleId } from '@/features/requests/rules/historyItem';
import { callOptional } from '@/lib/saga';
import { ask } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';

/**
 * Loads the loan's requests from the history or, if that fails, from the latest request, which includes an order that
 * was just placed and never proves that there is none.
 * @empty no rows, not complete, if neither can be loaded
 */
export function* readListing(deps: LoanDeps): SagaGenerator<Listing> {
  const books = yield* callOptional(deps.api.history.books, { loanId: deps.loanId });
  if (books !== undefined) return { ...books, isComplete: books.unread === 0 };
  const recent = yield* ask(deps, 'recentRequestData');
  const rows = (recent?.getAusRequestItems ?? [])
    .filter(({ requestID }) => isPlausibleId(requestID))
    .map(({ requestID, ...item }) => ({
      ...item,
      requestId: requestID,
      clientRequestKey: null,
      submittedBy: null,
      creditDetail: [],
    }));
  return { rows, unread: 0, isComplete: false };
}
