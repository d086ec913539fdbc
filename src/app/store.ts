import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaDeps } from '@/services/sagaDeps';
import { rootReducer, type RootState } from './rootReducer';
import { rootSaga } from './rootSaga';

/** Development only. How long the checks take depends on the machine, and is nobody's mistake. */
const CHECKS = { serializableCheck: { warnAfter: 1_000 }, immutableCheck: { warnAfter: 1_000 } };

/** The one store, with its sagas running; `stop` ends them. */
export function createStore(deps: SagaDeps, preloadedState?: Partial<RootState>) {
  const sagas = createSagaMiddleware({ onError: (error) => deps.report(error, 'rootSaga') });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, ...CHECKS }).concat(sagas),
    devTools: import.meta.env.DEV,
    ...(preloadedState === undefined ? {} : { preloadedState: preloadedState as RootState }),
  });
  const task = sagas.run(rootSaga, deps);
  return { store, stop: () => task.cancel() };
}

export type AppStore = ReturnType<typeof createStore>['store'];
