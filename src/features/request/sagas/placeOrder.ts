import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { refusalLines } from '@/api/endpoints/orderRefusal';
import { isLost, type OrderAttempt } from '@/domain/order/orderAttempt';
import { outcomeOfAnswer, outcomeOfFailure, type OrderOutcome } from '@/domain/order/orderOutcome';
import { refusalIssues } from '@/domain/order/orderRefusal';
import type { OrderRequest } from '@/domain/order/orderRequest';
import { submissionChanged } from '@/features/request/state/submissionSlice';
import type { Failure } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { failureOf } from '@/lib/saga/failureOf';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps } from '@/services/sagaDeps';
import { forgetAnswered } from './journalUpkeep';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';
import { settleLost } from './settleOrdersSaga';

/** An order that is ready to be sent, and in the journal. */
export interface ReadyOrder {
  order: OrderRequest;
  attempt: OrderAttempt;
  /** The lost order whose key this one repeats, as the journal had it. */
  repeated: OrderAttempt | undefined;
  /** Of the account; '' without one. */
  password: string;
}

/**
 * Sends the order to the API, once.
 *
 * @source Specification §7: "POST /aus/multi-aus/v1/multi-aus-request"
 */
export function* placeOrder(deps: LoanDeps, { order, attempt, password }: ReadyOrder): SagaGenerator<OrderOutcome> {
  const { api, telemetry, loanId } = deps;
  telemetry.event('order-sent', { attempt: attempt.key, mode: order.mode });
  const sentAt = performance.now();
  let outcome: OrderOutcome;
  try {
    outcome = outcomeOfAnswer(
      order,
      yield* callApi(api.orders.place, { loanId, order, clientRequestKey: attempt.key, password }),
    );
  } catch (caught) {
    outcome = outcomeOfFailure(failureOf(caught, deps, 'order.place'));
  }
  telemetry.metric('order-round-trip', performance.now() - sentAt);
  telemetry.event('order-answered', { attempt: attempt.key, outcome: outcome.kind });
  return outcome;
}

/** Follows a placed order. A refusal releases the form; after a lost answer, looks the order up instead of sending again. */
export function* concludeOrder(deps: LoanDeps, ready: ReadyOrder, outcome: OrderOutcome): SagaGenerator<void> {
  const { attempt, repeated } = ready;
  switch (outcome.kind) {
    case 'placed':
      yield* call(forgetAnswered, deps, attempt.key);
      yield* call(recordPlacedOrder, deps, attempt, outcome);
      yield* call(goToResults, deps, attempt, outcome);
      break;
    case 'refused':
      yield* call(refuse, deps, ready, outcome.failure);
      break;
    case 'unknown':
      yield* call(settleLost, deps, { key: attempt.key, isRepeated: repeated !== undefined });
  }
}

function* refuse(
  deps: LoanDeps,
  { order, attempt, repeated, password }: ReadyOrder,
  { body, ...failure }: Failure,
): SagaGenerator<void> {
  const journal = orderJournal(deps);
  // The repeated order may still have been placed.
  if (repeated === undefined) journal.forget(attempt.key);
  else journal.write({ ...repeated, state: 'unconfirmed' });
  const hasLost = journal.read().attempts.some(isLost);
  const asked = order.services.map(({ option }) => option);
  yield* put(
    failure.status === 400
      ? submissionChanged({ status: 'invalid', serviceIssues: refusalIssues(refusalLines(body), password, asked) })
      : submissionChanged({ status: 'failed', failure, hasLost }),
  );
}
