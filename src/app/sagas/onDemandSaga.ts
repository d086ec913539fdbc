import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, fork, put, select, take } from 'typed-redux-saga';
import { offersOpened, selectOfferKind } from '@/features/history/state/offersSlice';
import { pastOrdersWanted } from '@/features/history/state/pastOrdersSlice';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Runs the sagas of what History loads on demand. Their code loads after the first screen; if that fails, the next action
 * tries again. Earlier actions wait, unless the user has closed what they opened.
 */
export function* onDemandSaga(deps: LoanDeps): SagaGenerator<void> {
  const waiting = yield* actionChannel([pastOrdersWanted, offersOpened], buffers.expanding<OnDemand>());
  const early: OnDemand[] = [];
  yield* call(() => deps.firstScreen);
  let code = yield* call(loadCode);
  while (code === undefined) {
    early.push(yield* take(waiting));
    code = yield* call(loadCode);
  }
  const [{ pastOrdersSaga }, { offersSaga }] = code;
  yield* fork(guarded('loan.pastOrders', pastOrdersSaga), deps);
  yield* fork(guarded('loan.offers', offersSaga), deps);
  early.push(...(yield* flush(waiting)));
  waiting.close();
  for (const action of early) {
    const isClosed = offersOpened.match(action) && (yield* select(selectOfferKind)) !== action.payload;
    if (!isClosed) yield* put(action);
  }
}

type OnDemand = ReturnType<typeof pastOrdersWanted> | ReturnType<typeof offersOpened>;

const loadCode = () =>
  Promise.all([import('@/features/history/sagas/pastOrdersSaga'), import('./offersSaga')]).catch(() => undefined);
