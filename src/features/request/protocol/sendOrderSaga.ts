import { all, call, put, type SagaGenerator } from 'typed-redux-saga';
import type { OrderConcern } from '@/features/request/rules/submission';
import { unanswered, UNKEPT } from '@/features/request/protocol/rules/earlierOrders';
import { isLost, type OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { askedServices, type OrderForm } from '@/features/request/rules/orderForm';
import {
  type OrderOutcome,
  outcomeOfAnswer,
  outcomeOfFailure,
  UNKNOWN,
  idsOf,
} from '@/features/request/protocol/rules/orderOutcome';
import { refusalIssues, withoutSecret } from '@/features/request/api/orderRefusal';
import {
  type OrderRequest,
  orderRequestOf,
  fingerprintOf,
  newRequestKey,
  wordingOf,
} from '@/features/request/protocol/rules/orderRequest';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { submissionChanged } from './submissionSlice';
import type { Failure } from '@/lib/failure';
import { storable } from '@/lib/storedTime';
import { callOptional, callApi, failureOf } from '@/lib/saga';
import { orderJournal, noteSentHere } from './orderJournal';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';
import { TYPED_ACCOUNT } from './credentialVault';
import { renewVault } from './vaultSaga';
import { forgetSettled, giveUpUnlisted, noteTimeOf } from './journalUpkeep';
import { isLawful, type Press, reloadLaw, equalTo, openConcerns } from '@/features/request/protocol/orderChecks';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';
import { isAbsent, type JustSent, settleLost } from './settleOrdersSaga';

/** `ask`: nothing was sent, because the user has to answer first. `done`: the submission has the outcome. */
type SendResult = { kind: 'ask'; concerns: OrderConcern[] } | { kind: 'done' };

/** Sends one order, once, unless a concern is open. Needs the lock. Notes it in the journal and other windows first. */
export function* sendOrder(deps: LoanDeps, press: Press, answered: readonly OrderConcern[]): SagaGenerator<SendResult> {
  const { form, person } = press;
  const order = orderRequestOf(form);
  const fingerprint = yield* call(fingerprintOf, deps.loanId, order);
  const wording = yield* call(wordingOf, order);
  const { books, unknown } = yield* all({
    books: callOptional(deps.api.history.books, { loanId: deps.loanId }),
    unknown: answered.length > 0 || !deps.orderNews.isOpen ? call(reloadLaw, deps) : call(() => []),
  });
  if (unknown === undefined || !(yield* call(isLawful, deps, press))) return { kind: 'done' };
  // Nothing below waits for anything until the order is sent.
  const { concerns, unreadable, listed } = yield* call(openConcerns, deps, press, { fingerprint, books, unknown });
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
      ? { ...newAttempt(deps, form, fingerprint, listed), ...sender }
      : { ...withoutSender(repeated), ...(isSameSender(repeated, sender) && sender), state: 'sent' };
  const knownIds = listed && idsBefore(listed, attempts, attempt.key);
  const ready = { order, attempt, repeated, sender, password, knownIds, unreadable };
  if (!journal.write(attempt) && !answered.some(({ kind }) => kind === 'unkept')) {
    forgetUnsent(deps, ready);
    return { kind: 'ask', concerns: UNKEPT };
  }
  noteSentHere(deps.memory, deps.loanId, attempt);
  noteTimeOf(deps, attempt);
  deps.orderNews.publish(deps.loanId, { kind: 'sent', requestIds: [] });
  const outcome = yield* call(placeOrder, deps, ready);
  // The passwords are not kept longer than the order needs them.
  yield* call(renewVault, deps);
  yield* call(concludeOrder, deps, ready, outcome);
  return { kind: 'done' };
}

interface ReadyOrder extends Omit<JustSent, 'isKeyKnown'> {
  /** Of the account; '' without one. */
  password: string;
  /** The ids of the loan's requests before the order; undefined when they are unknown. */
  knownIds: ReadonlySet<string> | undefined;
  /** The entries of the journal that the user was asked about. */
  unreadable: readonly string[];
}

/** Only the lender knows which of two orders with one key it received: what differs between them is unknown. */
const isSameSender = ({ person, wording }: OrderAttempt, sender: JustSent['sender']): boolean =>
  person !== undefined && person === sender.person && wording !== undefined && wording === sender.wording;

const withoutSender = ({ person: _, wording: __, ...attempt }: OrderAttempt): OrderAttempt => attempt;

/** Also those that the service answered to other orders, which it may not list. */
const idsBefore = (listed: readonly HistoryItem[], attempts: readonly OrderAttempt[], key: string): Set<string> =>
  new Set([
    ...listed.flatMap(idsOf),
    ...attempts.flatMap((attempt) => (attempt.key === key ? [] : attempt.requestIds)),
  ]);

/**
 * Returns the password that the form shows: the agency's stored one or the typed one; '' for an order without account.
 * @empty undefined if the vault was emptied after the press, for example because the user left the screen
 */
function passwordFor({ vault }: SagaDeps, form: OrderForm, { creditAgency }: OrderRequest): string | undefined {
  if (creditAgency?.userName === undefined) return '';
  const { selected, password } = form.agency;
  return vault.of(password === 'on file' && selected !== undefined ? selected.account : TYPED_ACCOUNT) || undefined;
}

function newAttempt(
  { now, serverClock }: LoanDeps,
  form: OrderForm,
  fingerprint: string,
  listed: readonly HistoryItem[] | undefined,
): OrderAttempt {
  const ordered = new Set(
    form.borrowers.filter(({ isSelected }) => isSelected).map(({ applicationId }) => applicationId),
  );
  const serverTime = serverClock.now();
  const applicationIds = [...new Set(form.borrowers.map(({ applicationId }) => applicationId))];
  return {
    version: 1,
    key: newRequestKey(),
    fingerprint,
    mode: form.mode,
    services: askedServices(form).map(({ option }) => option),
    applications: applicationIds.map((id) => ({ id, isOrdered: ordered.has(id) })),
    knownRequestIds: listed === undefined ? null : [...new Set(listed.map(({ requestId }) => requestId))],
    sentAt: storable(now()),
    serverTime: serverTime === null ? null : storable(serverTime),
    state: 'sent',
    requestIds: [],
  };
}

function* placeOrder(deps: LoanDeps, ready: ReadyOrder): SagaGenerator<OrderOutcome> {
  const { order, attempt, repeated, sender, password, knownIds } = ready;
  const { api, telemetry, loanId } = deps;
  telemetry.event('order-sent', { attempt: attempt.key, mode: attempt.mode });
  const sentAt = performance.now();
  let outcome: OrderOutcome;
  try {
    const answer = yield* callApi(api.orders.place, { loanId, order, clientRequestKey: attempt.key, password });
    // The service may have answered for the order that came first, and only the books say which one it has.
    const isOther = repeated !== undefined && !isSameSender(repeated, sender);
    outcome = isOther ? UNKNOWN : outcomeOfAnswer({ services: attempt.services, knownIds }, answer);
  } catch (caught) {
    outcome = outcomeOfFailure(failureOf(caught, deps, 'order.place'), repeated !== undefined);
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
  yield* put(
    failure.status === 400
      ? submissionChanged({
          status: 'invalid',
          serviceIssues: refusalIssues(failure.reasons ?? [], ready.password, ready.attempt.services),
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
