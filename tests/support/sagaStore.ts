import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMonitor } from 'redux-saga';
import { rootReducer } from '@/app/store';
import { afterTest } from './cleanups';

interface SagaStoreOptions {
  readonly sagaMonitor?: SagaMonitor;
  /** Sees every action. */
  readonly onAction?: (type: string) => void;
}

/**
 * Returns a store with the app's reducer, and `run`, which starts a saga in it and cancels it after the test. Without
 * the checks of the development build: a slow machine would make them warn.
 */
export function sagaStore({ sagaMonitor, onAction }: SagaStoreOptions = {}) {
  const sagas = createSagaMiddleware(sagaMonitor === undefined ? {} : { sagaMonitor });
  const watch: Middleware = () => (next) => (action) => {
    onAction?.((action as { type: string }).type);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas, watch),
  });
  const run: typeof sagas.run = (saga, ...args) => {
    const task = sagas.run(saga, ...args);
    afterTest(() => task.cancel());
    return task;
  };
  return { ...store, run };
}
