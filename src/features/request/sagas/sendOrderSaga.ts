import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { addAwaited } from '@/domain/history/awaitedRequests';
import type { HistoryItem } from '@/domain/history/historyItem';
import { type OrderConcern, unanswered, UNKEPT } from '@/domain/order/earlierOrders';
import { awaitedIdsOf, isLost, isRecent, type OrderAttempt } from '@/domain/order/orderAttempt';
import type { OrderForm } from '@/domain/order/orderForm';
import { orderConcerns } from '@/domain/order/orderGuard';
import { type OrderOutcome, outcomeOfAnswer, outcomeOfFailure } from '@/domain/order/orderOutcome';
import { refusalIssues, withoutSecret } from '@/api/endpoints/orderRefusal';
import { type OrderRequest, orderRequestOf } from '@/domain/order/orderRequest';
import { storedAccount } from '@/domain/request/creditAgency';
import { issuesOf } from '@/domain/validation/validateSubmission';
import { selectAwaited, selectHistory } from '@/features/history/state/historySlice';
import { selectParts, selectSeenRequestIds } from '@/features/request/state/orderDataSlice';
import { submissionChanged } from '@/features/request/state/submissionSlice';
import type { Failure } from '@/lib/failure';
import { isUnknown } from '@/lib/remote';
import { callOptional, callApi, failureOf } from '@/lib/saga';
import { fingerprintOf, newRequestKey } from '@/services/orders/orderIdentity';
import { type OrderJournal, orderJournal } from '@/services/orders/orderJournal';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { noteSentHere } from '@/services/orders/sentOrders';
import { TYPED_ACCOUNT } from '@/services/orders/vaultContext';
import { isStillAllowed } from './askToConfirm';
import { renewVault } from './vaultSaga';
import { clocksOf, forgetAnswered } from './journalUpkeep';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';
import { isAbsent, settleLost } from './settleOrdersSaga';

/** `ask`: nothing was sent, because the user has to answer first. `done`: the submission has the outcome. */
type SendResult = { kind: 'ask'; concerns: OrderConcern[] } | { kind: 'done' };

/** Sends one order, once, unless a concern is open. Needs the lock. Notes it in the journal and other windows first. */
export function* sendOrder(
  deps: LoanDeps,
  form: OrderForm,
  answered: readonly OrderConcern[],
): SagaGenerator<SendResult> {
  const order = orderRequestOf(form);
  const fingerprint = yield* call(fingerprintOf, deps.loanId, order);
  const { concerns, listed } = yield* call(openConcerns, deps, form, fingerprint);
  const open = unanswered(concerns, answered);
  if (open.length > 0) return { kind: 'ask', concerns: open };
  if (!(yield* call(isStillAllowed, deps))) return { kind: 'done' };
  const password = passwordFor(deps, form, order);
  if (password === undefined) {
    yield* call(renewVault, deps);
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return { kind: 'done' };
  }
  const journal = orderJournal(deps);
  // An order equal to a lost one keeps its key, so that the service can't place it twice.
  const repeated = equalTo(fingerprint, journal.read().attempts).find(isLost);
  const attempt: OrderAttempt = { ...(repeated ?? newAttempt(deps, order, fingerprint, listed)), state: 'sent' };
  const ready = { order, attempt, repeated, password };
  if (!journal.write(attempt) && !answered.some(({ kind }) => kind === 'unkept')) {
    forgetUnsent(journal, ready);
    return { kind: 'ask', concerns: UNKEPT };
  }
  noteSentHere(deps.memory, deps.loanId, attempt);
  deps.orderNews.publish(deps.loanId, { kind: 'sent', requestIds: [] });
  const outcome = yield* call(placeOrder, deps, ready);
  // The passwords are not kept longer than the order needs them.
  yield* call(renewVault, deps);
  yield* call(concludeOrder, deps, ready, outcome);
  return { kind: 'done' };
}

interface ReadyOrder {
  order: OrderRequest;
  attempt: OrderAttempt;
  /** The lost order whose key this one repeats, as the journal had it. */
  repeated: OrderAttempt | undefined;
  /** Of the account; '' without one. */
  password: string;
}

const equalTo = (fingerprint: string, attempts: readonly OrderAttempt[]): OrderAttempt[] =>
  fingerprint === '' ? [] : attempts.filter((attempt) => attempt.fingerprint === fingerprint);

/**
 * Returns the password that the form shows: the agency's stored one or the typed one; '' for an order without account.
 * @empty undefined if the vault was emptied after the press, for example because the user left the screen
 */
function passwordFor({ vault }: SagaDeps, form: OrderForm, { agency }: OrderRequest): string | undefined {
  if (agency?.accountNumber == null) return '';
  const { selected, usesStoredPassword } = form.agency;
  return vault.of(usesStoredPassword && selected !== undefined ? storedAccount(selected) : TYPED_ACCOUNT) || undefined;
}

function newAttempt(
  { now, serverClock }: LoanDeps,
  order: OrderRequest,
  fingerprint: string,
  listed: OpenConcerns['listed'],
): OrderAttempt {
  const ordered = new Set(
    order.borrowers.filter(({ isSelected }) => isSelected).map(({ applicationId }) => applicationId),
  );
  const applicationIds = [...new Set(order.borrowers.map(({ applicationId }) => applicationId))];
  return {
    version: 1,
    key: newRequestKey(),
    fingerprint,
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

interface OpenConcerns {
  concerns: OrderConcern[];
  /** The requests that are listed; undefined when the list was never loaded. */
  listed: readonly HistoryItem[] | undefined;
}

/** From the loan's current requests: another window or user may have ordered. */
function* openConcerns(deps: LoanDeps, form: OrderForm, fingerprint: string): SagaGenerator<OpenConcerns> {
  const latest = yield* callOptional(deps.api.history.list, { loanId: deps.loanId });
  const { value: history } = yield* select(selectHistory);
  const listed = latest === undefined ? history : [...latest, ...(history ?? [])];
  // Read it after the requests, which take a while.
  const { attempts, isReadable } = orderJournal(deps).read();
  const { recentCredit } = yield* select(selectParts);
  const concerns = orderConcerns(form, {
    issues: issuesOf(form),
    recentCredit: recentCredit.value,
    isCreditUnknown: isUnknown(recentCredit),
    latest,
    history: history ?? [],
    seenIds: yield* select(selectSeenRequestIds),
    unlisted: addAwaited(yield* select(selectAwaited), awaitedIdsOf(attempts), listed ?? []),
    lost: attempts.filter(isLost),
    equal: equalTo(fingerprint, attempts).filter((attempt) => !isLost(attempt) && isRecent(attempt, clocksOf(deps))),
    isJournalReadable: isReadable,
    isJournalKept: deps.lasting.isLasting(),
    prices: deps.config.creditPrices,
    now: deps.now(),
  });
  return { concerns, listed };
}

/** Sends the order to the API, once. */
function* placeOrder(deps: LoanDeps, { order, attempt, repeated, password }: ReadyOrder): SagaGenerator<OrderOutcome> {
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
    const failure = failureOf(caught, deps, 'order.place');
    // A service that names fields has checked the order; any other text may come from a gateway.
    const hasReasons = failure.reasons?.some(({ key, field }) => key !== null || field !== null) === true;
    outcome = outcomeOfFailure(failure, { isRepeated: repeated !== undefined, hasReasons });
  }
  telemetry.metric('order-round-trip', performance.now() - sentAt);
  telemetry.event('order-answered', { attempt: attempt.key, outcome: outcome.kind });
  return outcome;
}

/**
 * Acts on the outcome of an order: a refusal releases the form, once the loan's requests don't show the order; after a
 * lost response, it looks the order up instead of sending again.
 */
function* concludeOrder(deps: LoanDeps, ready: ReadyOrder, outcome: OrderOutcome): SagaGenerator<void> {
  const { attempt } = ready;
  switch (outcome.kind) {
    case 'placed':
      yield* call(forgetAnswered, deps, attempt.key);
      yield* call(recordPlacedOrder, deps, attempt, outcome);
      yield* call(goToResults, deps, attempt, outcome);
      break;
    case 'refused':
      if (outcome.isProven || (yield* call(isAbsent, deps, attempt)))
        yield* call(handleRefusal, deps, ready, outcome.failure);
      else yield* call(lookUp, deps, ready);
      break;
    case 'unknown':
      yield* call(lookUp, deps, ready, outcome.isKeyKnown);
  }
}

const lookUp = (deps: LoanDeps, { attempt: { key }, repeated }: ReadyOrder, isKeyKnown = false): SagaGenerator<void> =>
  settleLost(deps, { key, isRepeated: repeated !== undefined, isKeyKnown });

function* handleRefusal(deps: LoanDeps, ready: ReadyOrder, failure: Failure): SagaGenerator<void> {
  const journal = orderJournal(deps);
  forgetUnsent(journal, ready);
  const hasLost = journal.read().attempts.some(isLost);
  const asked = ready.order.services.map(({ option }) => option);
  yield* put(
    failure.status === 400
      ? submissionChanged({
          status: 'invalid',
          serviceIssues: refusalIssues(failure.reasons ?? [], ready.password, asked),
        })
      : submissionChanged({ status: 'failed', failure: withoutPassword(failure, ready.password), hasLost }),
  );
}

/** State holds no passwords. */
const withoutPassword = ({ reasons = [], ...failure }: Failure, password: string): Failure => ({
  ...failure,
  reasons: reasons.map((reason) => ({ ...reason, message: withoutSecret(reason.message ?? '', password) })),
});

/** This order is not placed. The one that it repeats may still have been. */
function forgetUnsent(journal: OrderJournal, { attempt, repeated }: ReadyOrder): void {
  if (repeated === undefined) journal.forget(attempt.key);
  else journal.write({ ...repeated, state: 'unconfirmed' });
}
