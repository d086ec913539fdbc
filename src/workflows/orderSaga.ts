import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { isFruitless, isProcessing } from '@/domain/history/historyItem';
import type { LoanId } from '@/domain/loan/loan';
import { saveAcknowledgementSaga } from '@/features/acknowledgement/acknowledgementSaga';
import { importStatusChanged, selectImportIds, selectImportStatus } from '@/features/creditReport/creditReportSlice';
import { historyReceived, historyWanted } from '@/features/history/historySlice';
import { orderCheckPressed, submissionChanged, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { guarded } from '@/lib/saga/guarded';
import { orderJournal } from '@/services/orderJournal';
import { acquireOrderLock } from '@/services/orderLock';
import type { SagaDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { findOrder } from './findOrderSaga';
import { orderArrived } from './orderArrived';
import { selectPastRequests } from './orderSelectors';
import { followOtherWindows } from './followOtherWindows';
import { settleAfterBug } from './settleAfterBug';
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
    if (requestId === undefined) {
      yield* put(submissionChanged({ status: 'unconfirmed', since: attempt.startedAt }));
      return;
    }
    yield* call(orderArrived, deps, loanId, attempt.mode, [requestId]);
    yield* put(submissionChanged({ status: 'found', requestId }));
    yield* put(historyWanted());
  } catch (error) {
    yield* call(settleAfterBug, deps, loanId, error);
  } finally {
    release?.();
  }
}

/** Credit that was imported alone is finished when its own requests are. */
function* followImport(): SagaGenerator<void> {
  if ((yield* select(selectImportStatus)) !== 'processing') return;
  const ids = yield* select(selectImportIds);
  const own = (yield* select(selectPastRequests)).filter(({ requestId }) => ids.includes(requestId));
  if (own.length === 0 || own.some(isProcessing)) return;
  yield* put(importStatusChanged(own.some(isFruitless) ? 'error' : 'complete'));
}
