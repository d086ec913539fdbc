import { call, fork, put, type SagaGenerator, select } from 'typed-redux-saga';
import { pollHistorySaga } from '@/features/runs/pollHistorySaga';
import { HistoryPage } from '@/features/history/screen/HistoryPage';
import { selectRecentRequest } from '@/features/loan/loanSlice';
import { guarded } from '@/lib/saga';
import { readWanted } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';

export const historyArea = {
  Screen: HistoryPage,
  whileOpen: guarded('area.history', historyAreaSaga),
};

function* historyAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* fork(pollHistorySaga, deps);
  // The soft-pull phases only affect columns, so the table doesn't wait.
  yield* call(() => deps.firstFrame);
  if ((yield* select(selectRecentRequest)) === undefined) yield* put(readWanted({ name: 'recentRequestData' }));
}
