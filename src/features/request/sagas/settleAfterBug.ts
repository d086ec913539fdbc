import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { isLost } from '@/domain/order/orderAttempt';
import { selectSubmission, submissionChanged } from '@/features/request/state/orderDraftSlice';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * A bug must not lock the form permanently. The journal shows whether an order was sent. If the form is already
 * released, the result has been reported.
 */
export function* settleAfterBug(deps: LoanDeps, error: unknown): SagaGenerator<void> {
  deps.report(error, 'order');
  if ((yield* select(selectSubmission)).status === 'editing') return;
  const lost = orderJournal(deps).read().attempts.filter(isLost);
  yield* put(
    lost.length === 0
      ? submissionChanged({ status: 'failed', failure: { kind: 'bug', call: 'placeOrder' }, hasLost: false })
      : submissionChanged({ status: 'unconfirmed', since: Math.max(...lost.map(({ sentAt }) => sentAt)) }),
  );
}
