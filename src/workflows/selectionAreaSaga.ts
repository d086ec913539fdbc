import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan';
import { historyFailed, historyReceived, historyRequested } from '@/features/history/historySlice';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';

/** What the Selection screen loads and listens to. */
export function* selectionAreaSaga({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* put(historyRequested());
  try {
    yield* put(historyReceived(yield* callApi(api.history.list, { loanId })));
  } catch (caught) {
    yield* put(historyFailed(failureOf(caught)));
  }
}
