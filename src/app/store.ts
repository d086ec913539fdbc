import { configureStore, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fork } from 'typed-redux-saga';
import { loanSaga } from '@/app/sagas/loanSaga';
import { recoverySaga } from '@/app/sagas/recoverySaga';
import { signInSaga } from '@/app/sagas/signInSaga';
import { loanOpened } from '@/features/loan/loanSlice';
import { navigationSlice, noticeDismissed } from '@/features/navigation/navigationSlice';
import { deploymentSlice } from '@/features/preferences/deploymentSlice';
import { preferencesSlice } from '@/features/preferences/preferencesSlice';
import { expirySaga } from '@/features/session/expirySaga';
import { sessionCleared } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga';
import { slices } from '@/lib/slices';
import { unread } from '@/reads/readState';
import { readTimesSlice } from '@/reads/readTimesSlice';
import type { SagaDeps } from '@/sagaDeps';

// Each slice joins with the code that shows it. These hear every action from the start.
slices.inject(deploymentSlice).inject(preferencesSlice).inject(readTimesSlice);

/** The store's reducer. Opening a loan or ending the session first clears the previous loan. */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  // A screen's slices are missing until its code is loaded; only their selectors read them.
  slices(forgetsLoan(action) && state !== undefined ? withoutLoan(state) : state, action) as RootState;

const forgetsLoan = isAnyOf(loanOpened, sessionCleared);

/**
 * Keeps the user, the preferences, the deployment, the navigation and the connection status; resets every other slice.
 */
const withoutLoan = ({ session, preferences, deployment, navigation, recovery }: RootState): Partial<RootState> => ({
  preferences,
  deployment,
  recovery,
  session: { ...session, ...unread('session') },
  navigation: navigationSlice.reducer({ ...navigation, ...unread('navigation') }, noticeDismissed()),
});

/** Development only. The duration of these checks depends on the machine, so don't warn about it. */
const CHECKS = { serializableCheck: { warnAfter: 1_000 }, immutableCheck: { warnAfter: 1_000 } };

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

/** Each saga is guarded, so that an error in one doesn't stop the others. */
export function* rootSaga(deps: SagaDeps) {
  yield* fork(guarded('session.expiry', expirySaga), deps);
  yield* fork(guarded('signIn', signInSaga), deps);
  yield* fork(guarded('loan', loanSaga), deps);
  yield* fork(guarded('recovery', recoverySaga), deps);
}
