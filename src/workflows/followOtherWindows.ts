import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { historyWanted, requestsAwaited } from '@/features/history/historySlice';
import { selectSubmission, submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import type { SagaDeps } from '@/services/sagaDeps';
import { notify } from '@/ui/notify';

/** Follows at once what other windows order for the loan, instead of finding out at the next read. */
export function* followOtherWindows({ orderNews }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const news = yield* call(() => eventChannel<string[]>((emit) => orderNews.watch(loanId, emit)));
  try {
    for (;;) {
      const requestIds = yield* take(news);
      const [requestId] = requestIds;
      yield* put(requestsAwaited(requestIds));
      yield* put(historyWanted());
      const submission = yield* select(selectSubmission);
      // What this window had to wait for is over.
      if (submission.status === 'failed' && submission.reason === 'otherWindow')
        yield* put(submissionChanged({ status: 'editing' }));
      const what = requestId === undefined ? 'An order' : `Request ${requestId}`;
      notify({ text: `${what} was placed for this loan in another window.` });
    }
  } finally {
    news.close();
  }
}
