import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { isProcessing } from '@/domain/history/historyItem';
import type { LoanId } from '@/domain/loan/loan';
import { saveAcknowledgementSaga } from '@/features/acknowledgement/acknowledgementSaga';
import { importStatusChanged, selectImportStatus } from '@/features/creditReport/creditReportSlice';
import { historyReceived } from '@/features/history/historySlice';
import { orderCheckPressed, submissionChanged, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { guarded } from '@/lib/saga/guarded';
import { orderJournal } from '@/services/orderJournal';
import { acquireOrderLock } from '@/services/orderLock';
import type { SagaDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { findOrder } from './findOrderSaga';
import { selectPastRequests } from './orderSelectors';
import { followOtherWindows } from './followOtherWindows';
import { submitOrder } from './submitOrderSaga';

/**
 * Ordering, for as long as the loan is open: an order that has left goes on when its screen is left. One thing at a time, so that
 * a second press while the first is being worked on orders nothing.
 */
export function* orderSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(historyReceived, guarded('order.import', followImport), deps);
  yield* fork(guarded('order.otherWindows', followOtherWindows), deps, loanId);
  yield* fork(guarded('order.acknowledgement', saveAcknowledgementSaga), deps, loanId);
  yield* fork(guarded('order.place', placeOrders), deps, loanId);
}

function* placeOrders(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* call(lookForLostOrder, deps, loanId);
  yield* takeLeading([submitPressed, orderCheckPressed], guarded('order.act', act), deps, loanId);
}

type Press = ReturnType<typeof submitPressed> | ReturnType<typeof orderCheckPressed>;

function* act(deps: SagaDeps, loanId: LoanId, action: Press): SagaGenerator<void> {
  try {
    yield* call(submitPressed.match(action) ? submitOrder : lookForLostOrder, deps, loanId);
  } finally {
    deps.vault.forget(TYPED_ACCOUNT);
  }
}

/**
 * An order whose answer was lost, by a reload for instance, is looked up before anything else may be ordered. Other windows wait
 * as well: it may still be on its way.
 */
function* lookForLostOrder(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const attempt = orderJournal(deps.memory).read(loanId);
  if (attempt === undefined) return;
  yield* put(submissionChanged({ status: 'checking' }));
  const release = yield* call(acquireOrderLock, loanId);
  try {
    const requestId = yield* call(findOrder, deps, loanId, attempt);
    if (requestId !== undefined) {
      orderJournal(deps.memory).forget(loanId);
      deps.orderNews.tell(loanId, [requestId]);
    }
    yield* put(
      submissionChanged(
        requestId === undefined ? { status: 'unconfirmed', since: attempt.startedAt } : { status: 'found', requestId },
      ),
    );
  } finally {
    release?.();
  }
}

/** Credit that was imported alone is finished when no credit request is being processed any more. */
function* followImport(): SagaGenerator<void> {
  if ((yield* select(selectImportStatus)) !== 'processing') return;
  const newest = (yield* select(selectPastRequests)).find(({ kind }) => kind === 'credit');
  if (newest === undefined || isProcessing(newest)) return;
  yield* put(importStatusChanged(newest.isError ? 'error' : 'complete'));
}
