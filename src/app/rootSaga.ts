import { call, cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';
import { preferencesSaga } from '@/features/preferences/preferencesSaga';
import { expirySaga } from '@/features/session/expirySaga';
import { sessionEnded } from '@/features/session/sessionSlice';
import { guarded } from '@/lib/saga/guarded';
import type { RootState } from '@/lib/rootState';
import type { SagaDeps } from '@/services/sagaDeps';
import { loanSaga } from './sagas/loanSaga';
import { recoverySaga } from './sagas/recoverySaga';
import { signInSaga } from './sagas/signInSaga';

/** Each saga is guarded, so that an error in one doesn't stop the others. */
export function* rootSaga(deps: SagaDeps) {
  yield* fork(guarded('session.expiry', expirySaga), deps);
  yield* fork(guarded('session.resume', resumeLater), deps);
  yield* fork(guarded('preferences', preferencesSaga), deps);
  yield* fork(guarded('signIn', signInSaga), deps);
  yield* fork(guarded('loan', loanSaga), deps);
  yield* fork(guarded('recovery', recoverySaga), deps);
  if (deps.followParent !== undefined) yield* fork(guarded('frame', deps.followParent), deps);
}

/** Nothing is typed before the first screen. */
function* resumeLater(deps: SagaDeps): SagaGenerator<void> {
  const ended = yield* fork(stateAtEnd);
  yield* call(() => deps.firstScreen);
  const { resumeSaga } = yield* call(() => import('./sagas/resumeSaga'));
  const state = ended.result();
  yield* cancel(ended);
  yield* call(resumeSaga, deps, state);
}

/** Returns what the end of the session is about to clear. */
function* stateAtEnd(): SagaGenerator<RootState> {
  yield* take(sessionEnded);
  return yield* select((state: RootState) => state);
}
