import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { pollHistorySaga } from '@/features/requests/pollHistorySaga';
import { HistoryPage } from '@/features/history/screen/HistoryPage';
import { notificationsOffered, notificationsWanted } from '@/features/history/state/historyViewSlice';
import { recentRequestWanted, selectRecentRequest } from '@/features/loan/loanSlice';
import { recentRequestSaga } from '@/features/loan/recentRequestSaga';
import { guarded } from '@/lib/saga';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';

export const historyArea = {
  Screen: HistoryPage,
  whileOpen: guarded('area.history', historyAreaSaga),
};

function* historyAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(notificationsWanted, guarded('history.notifications', askForNotifications), deps);
  if (deps.attention.canAsk()) yield* put(notificationsOffered());
  yield* fork(guarded('history.softPull', readSoftPullPhases), deps);
  yield* fork(pollHistorySaga, deps);
}

/** Loads the soft-pull phases. They only affect columns, so the table doesn't wait. */
function* readSoftPullPhases(deps: LoanDeps): SagaGenerator<void> {
  yield* fork(recentRequestSaga, deps);
  if ((yield* select(selectRecentRequest)) === undefined) yield* put(recentRequestWanted());
}

function* askForNotifications({ attention }: SagaDeps): SagaGenerator<void> {
  yield* call(attention.ask);
}
