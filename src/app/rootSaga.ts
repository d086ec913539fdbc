import { spawn } from 'typed-redux-saga';
import { expirySaga } from '@/features/session/expirySaga';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { loanSaga } from '@/workflows/loanSaga';
import { signInSaga } from '@/workflows/signInSaga';

/** Each saga stands alone: an error in one never ends another. */
export function* rootSaga(deps: SagaDeps) {
  yield* spawn(guarded('session.expiry', expirySaga), deps);
  yield* spawn(guarded('signIn', signInSaga), deps);
  yield* spawn(guarded('loan', loanSaga), deps);
}
