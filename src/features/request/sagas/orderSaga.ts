import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { hasNoResult, isProcessing } from '@/domain/history/historyItem';
import { historyReceived } from '@/features/history/state/historySlice';
import { importStatusChanged, selectImportIds, selectImportStatus } from '@/features/request/state/creditReportSlice';
import {
  orderCheckPressed,
  orderRecognized,
  orderSentElsewhere,
  submitPressed,
} from '@/features/request/state/orderDraftSlice';
import { selectPastRequests } from '@/features/request/state/orderSelectors';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps } from '@/services/sagaDeps';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { saveAcknowledgementSaga } from './acknowledgementSaga';
import { followOtherWindows } from './followOtherWindows';
import { freshSignInSaga } from './freshSignInSaga';
import { forgetListed, recallPlaced } from './placedOrders';
import { acceptFoundOrders } from './orderPlaced';
import { settleAfterBug } from './settleAfterBug';
import { settleOrders, waitForOtherWindow } from './settleOrdersSaga';
import { submitOrder } from './submitOrderSaga';

/**
 * Places orders while the loan is open, so that leaving the screen doesn't cancel a sent order.
 *
 * @source docs/order-protocol.md
 */
export function* orderSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(historyReceived, guarded('order.import', followImport), deps);
  yield* takeEvery(historyReceived, guarded('order.listed', forgetListed), deps);
  yield* fork(guarded('order.otherWindows', followOtherWindows), deps);
  yield* fork(guarded('order.freshSignIn', freshSignInSaga), deps);
  yield* fork(guarded('order.acknowledgement', saveAcknowledgementSaga), deps);
  yield* fork(guarded('order.place', placeOrders), deps);
}

/** Handles one action at a time: a second press orders nothing. News of other windows waits until then. */
function* placeOrders(deps: LoanDeps): SagaGenerator<void> {
  const sentElsewhere = yield* actionChannel(orderSentElsewhere, buffers.sliding(1));
  yield* call(recallPlaced, deps);
  yield* call(safely, deps, settleOrders);
  for (;;) {
    const { submitted, checked, recognized } = yield* race({
      submitted: take(submitPressed),
      checked: take(orderCheckPressed),
      recognized: take(orderRecognized),
      sentElsewhere: take(sentElsewhere),
    });
    if (submitted) yield* call(safely, deps, submitOrder);
    else if (checked) yield* call(safely, deps, settleOrders);
    else if (recognized) yield* call(safely, deps, acceptFoundOrders);
    else yield* call(safely, deps, waitForOtherWindow);
  }
}

type Work = (deps: LoanDeps) => SagaGenerator<void>;

function* safely(deps: LoanDeps, work: Work): SagaGenerator<void> {
  try {
    yield* call(work, deps);
  } catch (error) {
    yield* call(settleAfterBug, deps, error);
  } finally {
    deps.vault.forget(TYPED_ACCOUNT);
  }
}

/** Completes a credit-only import when its own requests are finished. */
function* followImport(): SagaGenerator<void> {
  if ((yield* select(selectImportStatus)) !== 'processing') return;
  const ids = yield* select(selectImportIds);
  const own = (yield* select(selectPastRequests)).filter(({ requestId }) => ids.includes(requestId));
  if (own.length === 0 || own.some(isProcessing)) return;
  yield* put(importStatusChanged(own.some(hasNoResult) ? 'error' : 'complete'));
}
