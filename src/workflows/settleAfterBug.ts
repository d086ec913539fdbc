import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { selectSubmission, submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import { orderJournal } from '@/services/orderJournal';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Our own mistake must not lock the form for good; whether an order had left by then is in the journal. Once the form has been
 * released, what became of the order has been said.
 */
export function* settleAfterBug({ memory, report }: SagaDeps, loanId: LoanId, error: unknown): SagaGenerator<void> {
  report(error, 'order');
  if ((yield* select(selectSubmission)).status === 'editing') return;
  const attempt = orderJournal(memory).read(loanId);
  yield* put(
    attempt === undefined
      ? submissionChanged({ status: 'failed', reason: 'bug', failure: { kind: 'bug', call: 'placeOrder' } })
      : submissionChanged({ status: 'unconfirmed', since: attempt.startedAt }),
  );
}
