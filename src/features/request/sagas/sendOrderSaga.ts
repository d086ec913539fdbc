import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import type { HistoryItem } from '@/domain/history/historyItem';
import { UNKEPT } from '@/domain/order/earlierOrders';
import { isLost, type OrderAttempt } from '@/domain/order/orderAttempt';
import { unanswered, type OrderConcern } from '@/domain/order/orderConcern';
import type { OrderForm } from '@/domain/order/orderForm';
import { orderRequestOf, type OrderRequest } from '@/domain/order/orderRequest';
import { storedAccount } from '@/domain/request/creditAgency';
import { submissionChanged } from '@/features/request/state/submissionSlice';
import { fingerprintOf, newRequestKey } from '@/services/orderIdentity';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { noteSentHere } from '@/services/tabWork';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { isStillAllowed } from './askToConfirm';
import { renewVault } from './emptyVault';
import { openConcerns } from './openConcerns';
import { concludeOrder, placeOrder, type ReadyOrder } from './placeOrder';

/** `ask`: nothing was sent, because the user has to answer first. `done`: the submission tells what became of it. */
export type SendResult = { kind: 'ask'; concerns: OrderConcern[] } | { kind: 'done' };

/**
 * Sends one order, once, if no concern is left unanswered. Must run under the lock. Writes the journal and notifies the
 * other windows first.
 *
 * @source Specification §4: "Other workflow states of Request"
 */
export function* sendOrder(
  deps: LoanDeps,
  form: OrderForm,
  answered: readonly OrderConcern[],
): SagaGenerator<SendResult> {
  const { concerns, listed } = yield* call(openConcerns, deps, form);
  const open = unanswered(concerns, answered);
  if (open.length > 0) return { kind: 'ask', concerns: open };
  if (!(yield* call(isStillAllowed, deps))) return { kind: 'done' };
  const ready = yield* call(prepare, deps, form, listed);
  if (ready === undefined) {
    yield* call(renewVault, deps);
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return { kind: 'done' };
  }
  const journal = orderJournal(deps);
  if (!journal.write(ready.attempt) && !answered.some(({ kind }) => kind === 'unkept')) {
    journal.forget(ready.attempt.key);
    return { kind: 'ask', concerns: [UNKEPT] };
  }
  noteSentHere(deps.memory, deps.loanId, ready.attempt);
  deps.orderNews.publish(deps.loanId, { kind: 'sent', requestIds: [] });
  const outcome = yield* call(placeOrder, deps, ready);
  // The passwords are not kept longer than the order needs them.
  yield* call(renewVault, deps);
  yield* call(concludeOrder, deps, ready, outcome);
  return { kind: 'done' };
}

/** @empty undefined if the password is gone */
function* prepare(
  deps: LoanDeps,
  form: OrderForm,
  listed: readonly HistoryItem[] | undefined,
): SagaGenerator<ReadyOrder | undefined> {
  const order = orderRequestOf(form);
  const password = passwordFor(deps, form, order);
  if (password === undefined) return undefined;
  const lost = orderJournal(deps).read().attempts.filter(isLost);
  const fresh = yield* call(newAttempt, deps, order, listed);
  // An order equal to a lost one keeps its key, so that the service can't place it twice.
  const repeated = lost.find(({ fingerprint }) => fingerprint !== '' && fingerprint === fresh.fingerprint);
  return { order, attempt: { ...(repeated ?? fresh), state: 'sent' }, repeated, password };
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
