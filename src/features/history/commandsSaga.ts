import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, takeEvery } from 'typed-redux-saga';
import { historyCsv } from '@/domain/history/historyCsv';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { guarded } from '@/lib/saga/guarded';
import { attention } from '@/services/attention';
import type { SagaDeps } from '@/services/sagaDeps';
import { selectRequestGroups } from './historySlice';
import { exportPressed, notificationsWanted } from './historyViewSlice';

/** What the buttons above the history ask of the browser. */
export function* historyCommandsSaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeEvery(exportPressed, guarded('history.export', saveCsv), deps);
  yield* takeEvery(notificationsWanted, guarded('history.notifications', askForNotifications), deps);
}

function* saveCsv({ browser }: SagaDeps, { payload }: ReturnType<typeof exportPressed>): SagaGenerator<void> {
  const groups = yield* select(selectRequestGroups);
  const header = yield* select(selectLoanHeader);
  const loan = header?.loanNumber ?? (yield* select(selectLoanId)) ?? 'loan';
  const bytes = new TextEncoder().encode(historyCsv(groups, payload));
  browser.saveFile(bytes, `history-${loan.replaceAll(/[^A-Za-z0-9-]/g, '')}.csv`, 'text/csv');
}

function* askForNotifications(): SagaGenerator<void> {
  yield* call(attention.ask);
}
