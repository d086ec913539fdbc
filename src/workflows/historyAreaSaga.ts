import type { SagaGenerator } from 'typed-redux-saga';
import { fork, put, select } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { recentRequestSaga } from '@/features/creditReport/creditReportSaga';
import { creditPartWanted, selectRecentRequest } from '@/features/creditReport/creditReportSlice';
import { historyCommandsSaga } from '@/features/history/commandsSaga';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { pollHistorySaga } from './pollHistorySaga';

/** What the History screen loads and listens to. */
export function* historyAreaSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* fork(guarded('history.commands', historyCommandsSaga), deps);
  yield* fork(guarded('history.softPull', readSoftPullPhases), deps, loanId);
  yield* fork(pollHistorySaga, deps, loanId);
}

/** The soft-pull phases come with the recent request; they decide on columns, so the table does not wait for them. */
function* readSoftPullPhases(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* fork(recentRequestSaga, deps, loanId);
  if ((yield* select(selectRecentRequest)) === undefined) yield* put(creditPartWanted('recentRequest'));
}
