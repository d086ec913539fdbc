import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, takeEvery } from 'typed-redux-saga';
import * as runsTexts from '@/config/texts/runsTexts';
import { longRunMet, runSettled, selectAnnouncement, selectVerdict } from '@/features/history/state/historySlice';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { pollHistory } from './pollSaga';

/**
 * Polls the loan's runs for the open screen; only one poller runs at a time. The selected service is derived from the
 * history.
 *
 * @source Specification §2: "A desktop notification and a mark on the tab"
 */
export function* pollHistorySaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(runSettled, guarded('history.away', notifyAwayUser), deps);
  yield* takeEvery(longRunMet, guarded('history.long', notifyOfLongRun), deps);
  yield* call(guarded('history.poll', pollHistory), deps);
}

function* notifyAwayUser({ attention }: SagaDeps): SagaGenerator<void> {
  if (!attention.isAway()) return;
  const hasFailed = (yield* select(selectVerdict)) === 'failed';
  attention.markTab(hasFailed ? '✗ Failed' : '✓ Complete');
  attention.notify(hasFailed ? runsTexts.requestFailed : runsTexts.requestComplete, yield* select(selectAnnouncement));
}

function* notifyOfLongRun({ attention, announce }: SagaDeps): SagaGenerator<void> {
  yield* call(announce, runsTexts.longRunAsked);
  if (attention.isAway()) yield* call(attention.notify, runsTexts.stillProcessing, runsTexts.longRunAsked);
}
