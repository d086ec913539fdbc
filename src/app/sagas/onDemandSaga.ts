import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';
import { offersOpened } from '@/features/history/state/offersSlice';
import { pastOrdersWanted } from '@/features/history/state/pastOrdersSlice';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Runs the sagas of what History loads on demand. Their code loads after the first screen; if that fails, the next wish
 * tries again. Earlier wishes wait.
 */
export function* onDemandSaga(deps: LoanDeps): SagaGenerator<void> {
  const wishes = yield* actionChannel([pastOrdersWanted, offersOpened], buffers.expanding<Wish>());
  const early: Wish[] = [];
  yield* call(() => deps.firstScreen);
  let code = yield* call(loadCode);
  while (code === undefined) {
    early.push(yield* take(wishes));
    code = yield* call(loadCode);
  }
  const [{ pastOrdersSaga }, { offersSaga }] = code;
  yield* fork(guarded('loan.pastOrders', pastOrdersSaga), deps);
  yield* fork(guarded('loan.offers', offersSaga), deps);
  early.push(...(yield* flush(wishes)));
  wishes.close();
  for (const wish of early) yield* put(wish);
}

type Wish = ReturnType<typeof pastOrdersWanted> | ReturnType<typeof offersOpened>;

const loadCode = () =>
  Promise.all([import('@/features/history/sagas/pastOrdersSaga'), import('./offersSaga')]).catch(() => undefined);
