import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, fork, put, select, take } from 'typed-redux-saga';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Runs the sagas of what History loads on demand. Their code loads after the first screen; if that fails, the next action
 * tries again. Earlier actions wait, unless the user has closed what they opened.
 */
export function* onDemandSaga(deps: LoanDeps): SagaGenerator<void> {
  const waiting = yield* actionChannel(ON_DEMAND, buffers.expanding<UnknownAction>());
  const early: UnknownAction[] = [];
  yield* call(() => deps.firstScreen);
  let code = yield* call(loadCode);
  while (code === undefined) {
    early.push(yield* take(waiting));
    code = yield* call(loadCode);
  }
  const [{ pastOrdersSaga }, { offersSaga }, { offersOpened, selectOfferKind }] = code;
  yield* fork(guarded('loan.pastOrders', pastOrdersSaga), deps);
  yield* fork(guarded('loan.offers', offersSaga), deps);
  early.push(...(yield* flush(waiting)));
  waiting.close();
  for (const action of early) {
    const isClosed = offersOpened.match(action) && (yield* select(selectOfferKind)) !== action.payload;
    if (!isClosed) yield* put(action);
  }
}

/** By their types, because their slices load with the lists. */
const ON_DEMAND = ['pastOrders/wanted', 'offers/offersOpened'];

const loadCode = () =>
  Promise.all([
    import('@/features/history/sagas/pastOrdersSaga'),
    import('./offersSaga'),
    import('@/features/history/state/offersSlice'),
  ]).catch(() => undefined);
