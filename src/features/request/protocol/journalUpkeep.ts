import { delay, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isLookedFor } from '@/features/requests/rules/historyRead';
import {
  awaitedIdsOf,
  isLost,
  isRecent,
  type OrderAttempt,
  RECENT_MS,
} from '@/features/request/protocol/rules/orderAttempt';
import { historyWanted, requestsAwaited, requestsGivenUp, selectAwaited } from '@/features/requests/historySlice';
import { requestsSeen } from '@/features/request/state/requestScreenSlice';
import { orderJournal } from './orderJournal';
import { answerIn, isAnswerOf, type readAnswered } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';

/** Waits for the orders that were placed earlier or in other windows, and that History may not list yet. */
export function* awaitPlacedOrders(deps: LoanDeps): SagaGenerator<void> {
  const ids = awaitedIdsOf(orderJournal(deps).read().attempts);
  if (ids.length === 0) return;
  yield* put(requestsAwaited(ids));
  // The history may have been read before, and not be read again.
  if ((yield* select(selectAwaited)).ids.length > 0) yield* put(historyWanted());
}

/**
 * An order is settled when History lists all its requests. It is forgotten when an equal order needs no question. A
 * service may list other ids than it answered, so its key counts too.
 */
export function* forgetListed(deps: LoanDeps, action: ReturnType<typeof readAnswered>): SagaGenerator<void> {
  const payload = answerIn('historySection', action);
  if (payload === undefined) return;
  const journal = orderJournal(deps);
  const listed = new Set(payload.map(({ requestId }) => requestId));
  const keys = new Set(payload.map(({ clientRequestKey }) => clientRequestKey));
  const placed = journal
    .read()
    .attempts.filter((attempt) => !isLost(attempt) && (keys.has(attempt.key) || hasOnly(attempt, listed)));
  const newlyListed = placed.filter(({ isListed }) => isListed !== true);
  for (const attempt of newlyListed) journal.write({ ...attempt, isListed: true });
  if (newlyListed.length > 0) yield* delay(RECENT_MS);
  for (const attempt of placed) if (!isRecentNow(deps, attempt)) forgetSettled(deps, attempt.key);
}

/** Removes a settled order from the journal, and from what the other tabs know. */
export function forgetSettled(deps: LoanDeps, key: string): void {
  orderJournal(deps).forget(key);
  deps.orderNews.publish(deps.loanId, { kind: 'settled', requestIds: [], key });
}

const hasOnly = ({ requestIds }: OrderAttempt, ids: ReadonlySet<string>): boolean =>
  requestIds.length > 0 && requestIds.every((id) => ids.has(id));

/** When each tab sent its orders, in time that no change of the clock affects. */
const sentAfter = new WeakMap<LoanDeps['lasting'], Map<string, number>>();

export function noteTimeOf({ lasting }: LoanDeps, { key }: OrderAttempt): void {
  sentAfter.set(lasting, new Map(sentAfter.get(lasting)).set(key, performance.now()));
}

export function isRecentNow({ now, serverClock, lasting }: LoanDeps, attempt: OrderAttempt): boolean {
  const after = sentAfter.get(lasting)?.get(attempt.key);
  const elapsed = after === undefined ? undefined : performance.now() - after;
  return isRecent(attempt, { computer: now(), server: serverClock.now(), elapsed });
}

/**
 * The user placed an order despite placed ones that History doesn't list. The answer was about an equal one; another one
 * is asked about again by its equal. An order with an unknown outcome stays unknown.
 */
export function* giveUpUnlisted(deps: LoanDeps, { fingerprint }: OrderAttempt): SagaGenerator<void> {
  const awaited = yield* select(selectAwaited);
  const ids = new Set(isLookedFor(awaited) ? [] : awaited.ids);
  const journal = orderJournal(deps);
  for (const attempt of journal.read().attempts) {
    if (isLost(attempt) || !(attempt.isGivenUp === true || hasOnly(attempt, ids))) continue;
    if (fingerprint !== '' && attempt.fingerprint === fingerprint) forgetSettled(deps, attempt.key);
    else journal.write({ ...attempt, isGivenUp: true });
  }
  if (ids.size > 0) yield* put(requestsGivenUp([...ids]));
}

/**
 * Stores the ids of the requests that existed when the screen opened: a new order must not repeat later ones. If an
 * order's response was lost, uses the ids stored with that order.
 */
export function* noteRequestsSeen(deps: LoanDeps): SagaGenerator<void> {
  // An older one would make all requests since then look new.
  const lost = orderJournal(deps)
    .read()
    .attempts.filter((attempt) => isLost(attempt) && isRecentNow(deps, attempt));
  let ids = lost.map(({ knownRequestIds }) => knownRequestIds).find((known) => known !== null);
  while (ids === undefined) {
    const action = yield* take(isAnswerOf('historySection'));
    ids = action.payload.answer?.map(({ requestId }) => requestId);
  }
  yield* put(requestsSeen(ids));
}
