import type { SagaGenerator } from 'typed-redux-saga';
import { fork } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan';
import { historyCommandsSaga } from '@/features/history/commandsSaga';
import type { SagaDeps } from '@/services/sagaDeps';
import { pollHistorySaga } from './pollHistorySaga';

/** What the History screen loads and listens to. */
export function* historyAreaSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* fork(historyCommandsSaga, deps);
  yield* fork(pollHistorySaga, deps, loanId);
}
