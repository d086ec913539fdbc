import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select } from 'typed-redux-saga';
import type { OrderConcern } from '@/domain/order/orderConcern';
import { selectIsHistoryPending } from '@/features/history/state/historySlice';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { submissionChanged } from '@/features/request/state/orderDraftSlice';
import { selectBlockingIssues } from '@/features/request/state/orderIssueSelectors';
import { selectHasLeftRequest, selectOrderBlock, selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga/waitFor';
import type { LoanDeps } from '@/services/sagaDeps';
import { confirmed } from './confirmed';
import { isSignInTooOld } from './freshSignInSaga';
import { holdingLock } from './holdingLock';
import { sendOrder } from './sendOrderSaga';
import { waitForOtherWindow } from './settleOrdersSaga';

/**
 * Handles one press of Submit: checks everything, asks the user to confirm concerns, and sends at most one order. The
 * last check and the order happen under the lock. Questions are asked without it, so after each answer the check runs
 * again, and asks about everything that the user hasn't read yet.
 *
 * @source Specification §4: "Other workflow states of Request"
 */
export function* submitOrder(deps: LoanDeps): SagaGenerator<void> {
  // Wait for an acknowledgement that is being saved: without it the order would be invalid. If the user leaves the
  // screen first, the press is canceled.
  const { left } = yield* race({ left: waitFor(selectHasLeftRequest), ready: waitFor(isReady) });
  if (left !== undefined) return;
  if ((yield* select(selectOrderBlock)) !== null) return;
  if ((yield* select(selectBlockingIssues)).length > 0) {
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return;
  }
  const form = yield* select(selectOrderForm);
  const answered: OrderConcern[] = [];
  for (;;) {
    // Also after an answer: the question may have been open for long.
    if (isSignInTooOld(form, deps)) {
      yield* put(submissionChanged({ status: 'signInNeeded' }));
      return;
    }
    yield* put(submissionChanged({ status: 'submitting' }));
    const open = yield* holdingLock(deps, 'now', () => sendOrder(deps, form, answered));
    if (open === 'taken') {
      yield* call(waitForOtherWindow, deps);
      return;
    }
    if (open.length === 0 || !(yield* call(confirmed, deps, open))) return;
    answered.push(...open);
  }
}

/** The list of past requests shows what the user can have seen. */
const isReady = (state: RootState): boolean =>
  selectSavingAcknowledgement(state) === null && !selectIsHistoryPending(state);
