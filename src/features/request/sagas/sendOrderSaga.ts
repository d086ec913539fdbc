import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { addAwaited } from '@/domain/history/awaitedRequests';
import type { HistoryItem } from '@/domain/history/historyItem';
import { type OrderConcern, unanswered, UNKEPT } from '@/domain/order/earlierOrders';
import { awaitedIdsOf, isLost, isRecent, type OrderAttempt } from '@/domain/order/orderAttempt';
import type { OrderForm } from '@/domain/order/orderForm';
import { orderConcerns } from '@/domain/order/orderGuard';
import { type OrderOutcome, outcomeOfAnswer, outcomeOfFailure, UNKNOWN } from '@/domain/order/orderOutcome';
import { refusalIssues, withoutSecret } from '@/api/endpoints/orderRefusal';
import { type OrderRequest, orderRequestOf } from '@/domain/order/orderRequest';
import { type Books, idsOf } from '@/domain/order/requestIds';
import { storedAccount } from '@/domain/request/creditAgency';
import { issuesOf } from '@/domain/validation/validateSubmission';
import { selectAwaited, selectHistory } from '@/features/history/state/historySlice';
import { selectParts, selectSeenRequestIds } from '@/features/request/state/orderDataSlice';
import { selectKnownFacts } from '@/features/request/state/knownFacts';
import { submissionChanged } from '@/features/request/state/submissionSlice';
import type { Failure } from '@/lib/failure';
import { isUnknown } from '@/lib/remote';
import { callOptional, callApi, failureOf } from '@/lib/saga';
import { fingerprintOf, newRequestKey, wordingOf } from '@/services/orders/orderIdentity';
import { orderJournal } from '@/services/orders/orderJournal';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { noteSentHere } from '@/services/orders/sentOrders';
import { TYPED_ACCOUNT } from '@/services/orders/vaultContext';
import { renewVault } from './vaultSaga';
import { clocksOf, forgetSettled, giveUpUnlisted } from './journalUpkeep';
import { isLawful, type Press, reloadLaw } from './lawfulOrder';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';
import { isAbsent, settleLost } from './settleOrdersSaga';

/** `ask`: nothing was sent, because the user has to answer first. `done`: the submission has the outcome. */
type SendResult = { kind: 'ask'; concerns: OrderConcern[] } | { kind: 'done' };

/** Sends one order, once, unless a concern is open. Needs the lock. Notes it in the journal and other windows first. */
export function* sendOrder(deps: LoanDeps, press: Press, answered: readonly OrderConcern[]): SagaGenerator<SendResult> {
  const { form, person } = press;
  const order = orderRequestOf(form);
  const fingerprint = yield* call(fingerprintOf, deps.loanId, order);
  const wording = yield* call(wordingOf, order);
  const { books, isKnown } = yield* all({
    books: callOptional(deps.api.history.books, { loanId: deps.loanId }),
    isKnown: answered.length > 0 || !deps.orderNews.isOpen ? call(reloadLaw, deps) : call(() => true),
  });
  if (!isKnown || !(yield* call(isLawful, deps, press))) return { kind: 'done' };
  // Nothing below waits for anything until the order is sent.
  const { concerns, unreadable, listed } = yield* call(openConcerns, deps, press, fingerprint, books);
  const open = unanswered(concerns, answered);
  if (open.length > 0) return { kind: 'ask', concerns: open };
  const password = passwordFor(deps, form, order);
  if (password === undefined) {
    yield* call(renewVault, deps);
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return { kind: 'done' };
  }
  const journal = orderJournal(deps);
  const { attempts } = journal.read();
  // An order equal to a lost one keeps its key, so that the service can't place it twice.
  const repeated = equalTo(fingerprint, attempts).find(isLost);
  const sender = { ...(person !== undefined && { person }), ...(wording !== '' && { wording }) };
  const attempt: OrderAttempt =
    repeated === undefined
      ? { ...newAttempt(deps, order, fingerprint, listed), ...sender }
      : { ...withoutSender(repeated), ...(isSameSender(repeated, sender) && sender), state: 'sent' };
  const knownIds = listed && idsBefore(listed, attempts, attempt.key);
  const ready = { order, attempt, repeated, sender, password, knownIds, unreadable };
  if (!journal.write(attempt) && !answered.some(({ kind }) => kind === 'unkept')) {
    forgetUnsent(deps, ready);
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

type Sender = Pick<OrderAttempt, 'person' | 'wording'>;

interface ReadyOrder {
  order: OrderRequest;
  attempt: OrderAttempt;
  /** The lost order whose key this one repeats, as the journal had it. */
  repeated: OrderAttempt | undefined;
  sender: Sender;
  /** Of the account; '' without one. */
  password: string;
  /** The ids of the loan's requests before the order; undefined when they are unknown. */
  knownIds: ReadonlySet<string> | undefined;
  /** The entries of the journal that the user was asked about. */
  unreadable: readonly string[];
}

/** Only the lender knows which of two orders with one key it received: what differs between them is unknown. */
const isSameSender = ({ person, wording }: OrderAttempt, sender: Sender): boolean =>
  person !== undefined && person === sender.person && wording !== undefined && wording === sender.wording;

const withoutSender = ({ person: _, wording: __, ...attempt }: OrderAttempt): OrderAttempt => attempt;

/** Also those that the service answered to other orders, which it may not list. */
const idsBefore = (listed: readonly HistoryItem[], attempts: readonly OrderAttempt[], key: string): Set<string> =>
  new Set([
    ...listed.flatMap(idsOf),
    ...attempts.flatMap((attempt) => (attempt.key === key ? [] : attempt.requestIds)),
  ]);

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
  listed: readonly HistoryItem[] | undefined,
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
  unreadable: readonly string[];
}

/** From the loan's current requests: another window or user may have ordered. */
function* openConcerns(
  deps: LoanDeps,
  { form, person }: Press,
  fingerprint: string,
  books: Books | undefined,
): SagaGenerator<OpenConcerns> {
  const { value: history } = yield* select(selectHistory);
  const listed = books === undefined ? history : [...books.rows, ...(history ?? [])];
  const { attempts, unreadable } = orderJournal(deps).read();
  const { recentCredit } = yield* select(selectParts);
  const concerns = orderConcerns(form, {
    issues: issuesOf(form),
    recentCredit: recentCredit.value,
    isCreditUnknown: isUnknown(recentCredit),
    latest: books?.rows,
    unread: books?.unread ?? 0,
    history: history ?? [],
    seenIds: yield* select(selectSeenRequestIds),
    unlisted: addAwaited(yield* select(selectAwaited), awaitedIdsOf(attempts), listed ?? []),
    lost: attempts.filter(isLost),
    equal: equalTo(fingerprint, attempts).filter(
      (attempt) => !isLost(attempt) && (attempt.isGivenUp === true || isRecent(attempt, clocksOf(deps))),
    ),
    person,
    ...(yield* select(selectKnownFacts)),
    isJournalReadable: unreadable.length === 0,
    isJournalKept: deps.lasting.isLasting(),
    prices: deps.config.creditPrices,
    now: deps.now(),
  });
  return { concerns, listed, unreadable };
}

/** Sends the order to the API, once. */
function* placeOrder(deps: LoanDeps, ready: ReadyOrder): SagaGenerator<OrderOutcome> {
  const { order, attempt, repeated, sender, password, knownIds } = ready;
  const { api, telemetry, loanId } = deps;
  telemetry.event('order-sent', { attempt: attempt.key, mode: order.mode });
  const sentAt = performance.now();
  let outcome: OrderOutcome;
  try {
    const answer = yield* callApi(api.orders.place, { loanId, order, clientRequestKey: attempt.key, password });
    // The service may have answered for the order that came first, and only the books say which one it has.
    const isOther = repeated !== undefined && !isSameSender(repeated, sender);
    outcome = isOther ? UNKNOWN : outcomeOfAnswer({ services: order.services, knownIds }, answer);
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
      orderJournal(deps).forgetUnreadable(ready.unreadable);
      yield* call(giveUpUnlisted, deps, attempt);
      yield* call(recordPlacedOrder, deps, attempt, outcome);
      yield* call(goToResults, deps, attempt, outcome);
      break;
    case 'refused':
      if (outcome.isProven || (yield* call(isAbsent, deps, attempt)))
        yield* call(handleRefusal, deps, ready, outcome.failure);
      else yield* call(settleLost, deps, { ...ready, isKeyKnown: false });
      break;
    case 'unknown':
      yield* call(settleLost, deps, { ...ready, isKeyKnown: outcome.isKeyKnown === true });
  }
}

function* handleRefusal(deps: LoanDeps, ready: ReadyOrder, failure: Failure): SagaGenerator<void> {
  forgetUnsent(deps, ready);
  const hasLost = orderJournal(deps).read().attempts.some(isLost);
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
function forgetUnsent(deps: LoanDeps, { attempt, repeated }: Pick<ReadyOrder, 'attempt' | 'repeated'>): void {
  if (repeated === undefined) forgetSettled(deps, attempt.key);
  else orderJournal(deps).write({ ...repeated, state: 'unconfirmed' });
}
