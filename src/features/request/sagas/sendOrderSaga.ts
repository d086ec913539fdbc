import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { refusalLines } from '@/api/endpoints/orderRefusal';
import type { HistoryItem } from '@/domain/history/historyItem';
import { isLost, type OrderAttempt } from '@/domain/order/orderAttempt';
import { UNKEPT } from '@/domain/order/earlierOrders';
import type { OrderForm } from '@/domain/order/orderForm';
import { unanswered, type OrderConcern } from '@/domain/order/orderConcern';
import { outcomeOfAnswer, outcomeOfFailure, type OrderOutcome } from '@/domain/order/orderOutcome';
import { refusalIssues } from '@/domain/order/orderRefusal';
import { orderRequestOf, type OrderRequest } from '@/domain/order/orderRequest';
import { storedAccount } from '@/domain/request/creditAgency';
import { submissionChanged } from '@/features/request/state/orderDraftSlice';
import type { Failure } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { failureOf } from '@/lib/saga/failureOf';
import { fingerprintOf, newRequestKey } from '@/services/orderIdentity';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { noteSentHere } from '@/services/tabWork';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { confirmed } from './confirmed';
import { emptyVault, renewVault } from './emptyVault';
import { forgetAnswered } from './journalUpkeep';
import { openConcerns } from './openConcerns';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';
import { settleLost } from './settleOrdersSaga';

/**
 * Sends one order, once, if no concern is left unanswered. Must run under the lock. Writes the journal and notifies the
 * other windows first. A refusal releases the form; after a lost answer it looks the order up instead of sending again.
 *
 * @source Specification §4: "Other workflow states of Request"
 * @source Specification §7: "POST /aus/multi-aus/v1/multi-aus-request"
 * @empty the concerns that the user has to answer first; [] when there are none, whatever became of the order
 */
export function* sendOrder(
  deps: LoanDeps,
  form: OrderForm,
  answered: readonly OrderConcern[],
): SagaGenerator<OrderConcern[]> {
  const order = orderRequestOf(form);
  const { concerns, listed } = yield* call(openConcerns, deps, form);
  const open = unanswered(concerns, answered);
  if (open.length > 0) return open;
  if (!(yield* call(confirmed, deps, []))) return [];
  const password = passwordFor(deps, form, order);
  if (password === undefined) {
    yield* call(forgetPasswords, deps, order);
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return [];
  }
  const journal = orderJournal(deps);
  const lost = journal.read().attempts.filter(isLost);
  const fresh = yield* call(newAttempt, deps, order, listed);
  // An order equal to a lost one keeps its key, so that the service can't place it twice.
  const earlier = lost.find(({ fingerprint }) => fingerprint !== '' && fingerprint === fresh.fingerprint);
  const attempt: OrderAttempt = { ...(earlier ?? fresh), state: 'sent' };
  if (!journal.write(attempt) && !answered.some(({ kind }) => kind === 'unkept')) {
    journal.forget(attempt.key);
    return [UNKEPT];
  }
  noteSentHere(deps.memory, deps.loanId, attempt);
  deps.orderNews.publish(deps.loanId, { kind: 'sent', requestIds: [] });
  const outcome = yield* call(place, deps, order, attempt, password);
  yield* call(forgetPasswords, deps, order);
  switch (outcome.kind) {
    case 'placed':
      yield* call(forgetAnswered, deps, attempt.key);
      yield* call(recordPlacedOrder, deps, attempt, outcome);
      yield* call(goToResults, deps, attempt, outcome);
      break;
    case 'refused':
      // The earlier order may still have been placed.
      if (earlier === undefined) journal.forget(attempt.key);
      else journal.write({ ...earlier, state: 'unconfirmed' });
      yield* call(refuse, order, outcome.failure, { password, hasLost: lost.length > 0 });
      break;
    case 'unknown':
      yield* call(settleLost, deps, { key: attempt.key, isRepeated: earlier !== undefined });
  }
  return [];
}

/**
 * Returns the password that the form shows: the agency's stored one or the typed one; '' for an order without account.
 *
 * @source Specification §5: "Agency credentials come from the selected agency option"
 * @empty undefined if the vault was emptied after the press, for example because the user left the screen
 */
function passwordFor({ vault }: SagaDeps, form: OrderForm, { agency }: OrderRequest): string | undefined {
  if (agency?.accountNumber == null) return '';
  const { selected, usesStoredPassword } = form.agency;
  return vault.of(usesStoredPassword && selected !== undefined ? storedAccount(selected) : TYPED_ACCOUNT) || undefined;
}

function* newAttempt(
  { now, serverClock, loanId }: LoanDeps,
  order: OrderRequest,
  listed: readonly HistoryItem[] | undefined,
): SagaGenerator<OrderAttempt> {
  const ordered = new Set(
    order.borrowers.filter(({ isSelected }) => isSelected).map(({ applicationId }) => applicationId),
  );
  const applicationIds = [...new Set(order.borrowers.map(({ applicationId }) => applicationId))];
  return {
    version: 1,
    key: newRequestKey(),
    fingerprint: yield* call(fingerprintOf, loanId, order),
    mode: order.mode,
    services: order.services.map(({ option }) => option),
    applications: applicationIds.map((id) => ({ id, isOrdered: ordered.has(id) })),
    knownRequestIds: listed === undefined ? null : [...new Set(listed.map(({ requestId }) => requestId))],
    sentAt: now(),
    serverTime: serverClock.now(),
    state: 'sent',
    requestIds: [],
  };
}

function* place(
  deps: LoanDeps,
  order: OrderRequest,
  { key }: OrderAttempt,
  password: string,
): SagaGenerator<OrderOutcome> {
  const { api, telemetry, loanId } = deps;
  telemetry.event('order-sent', { attempt: key, mode: order.mode });
  const sentAt = performance.now();
  let outcome: OrderOutcome;
  try {
    outcome = outcomeOfAnswer(
      order,
      yield* callApi(api.orders.place, { loanId, order, clientRequestKey: key, password }),
    );
  } catch (caught) {
    outcome = outcomeOfFailure(failureOf(caught, deps, 'order.place'));
  }
  telemetry.metric('order-round-trip', performance.now() - sentAt);
  telemetry.event('order-answered', { attempt: key, outcome: outcome.kind });
  return outcome;
}

/** The passwords are not kept longer than the order needs them. */
function* forgetPasswords(deps: SagaDeps, { agency }: OrderRequest): SagaGenerator<void> {
  yield* call(agency?.accountNumber == null ? emptyVault : renewVault, deps);
}

function* refuse(
  { services }: OrderRequest,
  { body, ...failure }: Failure,
  { password, hasLost }: { password: string; hasLost: boolean },
): SagaGenerator<void> {
  const asked = services.map(({ option }) => option);
  yield* put(
    failure.status === 400
      ? submissionChanged({ status: 'invalid', serviceIssues: refusalIssues(refusalLines(body), password, asked) })
      : submissionChanged({ status: 'failed', failure, hasLost }),
  );
}
