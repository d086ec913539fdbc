import { call, fork, type SagaGenerator } from 'typed-redux-saga';
import { preferencesSaga } from '@/features/preferences/preferencesSaga';
import { expirySaga } from '@/features/session/expirySaga';
import { guarded } from '@/lib/saga/guarded';
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
}

/** Nothing is typed before the first screen. */
function* resumeLater(deps: SagaDeps): SagaGenerator<void> {
  yield* call(() => deps.firstScreen);
  const { resumeSaga } = yield* call(() => import('./sagas/resumeSaga'));
  yield* call(resumeSaga, deps);
}
