import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { pollHistorySaga } from '@/features/requests/pollHistorySaga';
import { HistoryPage } from '@/features/history/screen/HistoryPage';
import { notificationsOffered, notificationsWanted } from '@/features/history/state/historyViewSlice';
import { selectRecentRequest } from '@/features/loan/loanSlice';
import { guarded } from '@/lib/saga';
import { readWanted } from '@/reads/readActions';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';

export const historyArea = {
  Screen: HistoryPage,
  whileOpen: guarded('area.history', historyAreaSaga),
};

function* historyAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(notificationsWanted, guarded('history.notifications', askForNotifications), deps);
  if (deps.attention.canAsk()) yield* put(notificationsOffered());
  // The soft-pull phases only affect columns, so the table doesn't wait.
  if ((yield* select(selectRecentRequest)) === undefined) yield* put(readWanted({ name: 'recentRequestData' }));
  yield* fork(pollHistorySaga, deps);
}

function* askForNotifications({ attention }: SagaDeps): SagaGenerator<void> {
  yield* call(attention.ask);
}
