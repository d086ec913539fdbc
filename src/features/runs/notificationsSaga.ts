import { call, fork, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { preferences } from '@/browser/memory';
import { notificationsOffered, notificationsWanted } from '@/features/preferences/preferencesSlice';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { tabTitle } from '@/features/runs/rules/tabNews';
import * as runsTexts from '@/features/runs/rules/texts';
import { guarded } from '@/lib/saga';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';
import { longRunReached, runSettled, selectAnnouncement } from './historySlice';
import { selectTabNews } from './tabNewsSelector';

/** Stored once the user has had the offer beside a whole run, or has accepted it. */
const OFFERED = 'companion.notificationsOffered';

/** Notifies a user in another tab of the loan's runs, as the user wants it. */
export function* notificationsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(runSettled, guarded('history.away', notifyAwayUser), deps);
  yield* takeEvery(longRunReached, guarded('history.long', notifyOfLongRun), deps);
  yield* fork(guarded('loan.notifications', offerNotifications), deps);
}

/** Offers notifications beside the first request that runs, if the browser has not been asked before. */
function* offerNotifications({ attention }: LoanDeps): SagaGenerator<void> {
  if (!attention.canAsk() || preferences.read(OFFERED) !== null) return;
  yield* put(notificationsOffered(true));
  const { wanted } = yield* race({ wanted: take(notificationsWanted), over: take(runSettled) });
  preferences.write(OFFERED, 'true');
  yield* put(notificationsOffered(false));
  if (wanted !== undefined) yield* call(attention.ask);
}

function* notifyAwayUser({ attention, loanId, now }: LoanDeps): SagaGenerator<void> {
  if (!attention.isAway()) return;
  const loanNumber = (yield* select(selectLoanHeader))?.loanNumber ?? loanId;
  attention.notify(tabTitle(yield* select(selectTabNews), loanNumber, '', now()), yield* select(selectAnnouncement));
}

function* notifyOfLongRun({ attention, announce }: SagaDeps): SagaGenerator<void> {
  yield* call(announce, runsTexts.longRunAsked);
  if (attention.isAway()) yield* call(attention.notify, runsTexts.stillProcessing, runsTexts.longRunAsked);
}
