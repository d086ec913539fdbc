import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { EMPTY_DRAFT } from '@/domain/order/orderDraft';
import type { OrderMode } from '@/domain/request/requestSetup';
import { importFollowed } from '@/features/creditReport/creditReportSlice';
import { requestsAwaited } from '@/features/history/historySlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { draftDiscarded } from '@/features/orderDraft/orderDraftSlice';
import { runPicked } from '@/features/selection/selectionSlice';
import { orderDrafts } from '@/services/orderDrafts';
import { orderJournal } from '@/services/orderJournal';
import type { SagaDeps } from '@/services/sagaDeps';

/** The order is there, by its answer or because it has been found: nothing is left to look for, and its draft has served. */
export function* orderArrived(
  { memory, orderNews }: SagaDeps,
  loanId: LoanId,
  mode: OrderMode,
  requestIds: string[],
): SagaGenerator<void> {
  orderNews.tell(loanId, requestIds);
  // The draft is kept only while its screen is open.
  orderDrafts(memory).keep(loanId, EMPTY_DRAFT);
  yield* put(draftDiscarded());
  // Whoever goes to Selection now wants the new run; whoever reads an older one there already is left with it.
  if ((yield* select(selectArea)) !== 'selection') yield* put(runPicked(null));
  yield* put(requestsAwaited(requestIds));
  yield* put(importFollowed(mode === 'credit' ? requestIds : []));
  // Last: should anything above fail, the journal still knows that an order has left.
  orderJournal(memory).forget(loanId);
}
