import type { SagaGenerator } from 'typed-redux-saga';
import { call, select, takeEvery } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { runSettled, selectAnnouncement, selectVerdict } from '@/features/history/historySlice';
import { pollHistory } from '@/features/history/pollSaga';
import { rereadLoan } from '@/features/loan/loadLoan';
import { guarded } from '@/lib/saga/guarded';
import { attention } from '@/services/attention';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Follows the loan's runs for whichever screen is open: there is one poller, not one a screen. When a run has settled, the loan
 * is read again; the selected service follows from the history itself.
 *
 * @source Specification §4, "Polling"
 */
export function* pollHistorySaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(runSettled, guarded('history.loan', rereadLoan), deps, loanId);
  yield* takeEvery(runSettled, guarded('history.away', tellWhoeverIsAway), deps);
  yield* call(guarded('history.poll', pollHistory), deps, loanId);
}

function* tellWhoeverIsAway(): SagaGenerator<void> {
  if (!attention.isAway()) return;
  const hasFailed = (yield* select(selectVerdict)) === 'failed';
  attention.markTab(hasFailed ? '✗ Failed' : '✓ Complete');
  attention.notify(hasFailed ? 'Request failed' : 'Request complete', yield* select(selectAnnouncement));
}
