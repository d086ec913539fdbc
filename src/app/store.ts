import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaDeps } from '@/services/sagaDeps';
import { rootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** Development only. The duration of these checks depends on the machine, so don't warn about it. */
const CHECKS = { serializableCheck: { warnAfter: 1_000 }, immutableCheck: { warnAfter: 1_000 } };

/** Creates the store and starts its sagas; `stop` cancels them. */
export function createStore(deps: SagaDeps) {
  const sagas = createSagaMiddleware({ onError: (error) => deps.report(error, 'rootSaga') });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, ...CHECKS }).concat(sagas),
    devTools: import.meta.env.DEV,
  });
  const task = sagas.run(rootSaga, deps);
  return { store, stop: () => task.cancel() };
}

export type AppStore = ReturnType<typeof createStore>['store'];
