import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { selectSavingAcknowledgement } from '@/features/acknowledgement/acknowledgementSlice';
import { submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import { waitFor } from '@/lib/saga/waitFor';
import { orderJournal } from '@/services/orderJournal';
import { acquireOrderLock } from '@/services/orderLock';
import type { SagaDeps } from '@/services/sagaDeps';
import { confirmed } from './confirmed';
import { openConcerns } from './openConcerns';
import { selectBlockingIssues } from './orderIssueSelectors';
import { selectHasLeftRequest, selectOrderBlock, selectOrderForm } from './orderSelectors';
import { sendOrder } from './sendOrderSaga';
import { settleAfterBug } from './settleAfterBug';

/**
 * One press of the button: check everything, ask about what should be thought over, and send at most one order.
 *
 * @source Specification §5, messages at request submission
 */
export function* submitOrder(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  // A tick that is being saved counts as soon as it has been: the order must not be refused for want of it. Whoever leaves
  // meanwhile takes the press back.
  const { left } = yield* race({ left: waitFor(selectHasLeftRequest), rest: waitFor(isAcknowledgementAtRest) });
  if (left !== undefined) return;
  if ((yield* select(selectOrderBlock)) !== null) return;
  if ((yield* select(selectBlockingIssues)).length > 0) {
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return;
  }
  const intended = { form: yield* select(selectOrderForm), lost: orderJournal(deps.memory).read(loanId) };
  const concerns = yield* call(openConcerns, deps, intended);
  if (!(yield* call(confirmed, deps, concerns))) return;
  yield* put(submissionChanged({ status: 'submitting' }));
  const release = yield* call(acquireOrderLock, loanId);
  if (release === undefined) {
    yield* put(submissionChanged({ status: 'failed', reason: 'otherWindow', failure: null }));
    return;
  }
  try {
    yield* call(sendOrder, deps, loanId, intended, concerns);
  } catch (error) {
    yield* call(settleAfterBug, deps, loanId, error);
  } finally {
    release();
  }
}

const isAcknowledgementAtRest = (state: Parameters<typeof selectSavingAcknowledgement>[0]): boolean =>
  selectSavingAcknowledgement(state) === null;
