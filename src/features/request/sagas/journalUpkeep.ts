import { delay, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isLookedFor } from '@/domain/history/awaitedRequests';
import { awaitedIdsOf, type Clocks, isLost, isRecent, type OrderAttempt, RECENT_MS } from '@/domain/order/orderAttempt';
import {
  historyWanted,
  requestsAwaited,
  requestsGivenUp,
  selectAwaited,
  historyReceived,
} from '@/features/history/state/historySlice';
import { requestsSeen } from '@/features/request/state/orderDataSlice';
import { type OrderJournal, orderJournal } from '@/services/orders/orderJournal';
import type { LoanDeps } from '@/services/sagaDeps';

/** Waits for the orders that were placed earlier or in other windows, and that History may not list yet. */
export function* awaitPlacedOrders(deps: LoanDeps): SagaGenerator<void> {
  const ids = awaitedIdsOf(orderJournal(deps).read().attempts);
  if (ids.length === 0) return;
  yield* put(requestsAwaited(ids));
  // The history may have been read before, and not be read again.
  if ((yield* select(selectAwaited)).ids.length > 0) yield* put(historyWanted());
}

/** An order is settled when History lists all its requests. It is forgotten when an equal order needs no question. */
export function* forgetListed(
  deps: LoanDeps,
  { payload = [] }: ReturnType<typeof historyReceived>,
): SagaGenerator<void> {
  const journal = orderJournal(deps);
  const placed = placedAmong(journal, new Set(payload.map(({ requestId }) => requestId)));
  const newlyListed = placed.filter(({ isListed }) => isListed !== true);
  for (const attempt of newlyListed) journal.write({ ...attempt, isListed: true });
  if (newlyListed.length > 0) yield* delay(RECENT_MS);
  for (const attempt of placed) if (!isRecent(attempt, clocksOf(deps))) journal.forget(attempt.key);
}

/** The time now, for the age of an order. */
export const clocksOf = ({ now, serverClock }: LoanDeps): Clocks => ({ computer: now(), server: serverClock.now() });

/** The user placed an order despite unknown or unlisted ones: the app doesn't ask about those again. */
export function* forgetAnswered(deps: LoanDeps, except: string): SagaGenerator<void> {
  const journal = orderJournal(deps);
  journal.forgetUnreadable();
  for (const attempt of journal.read().attempts)
    if (isLost(attempt) && attempt.key !== except) journal.forget(attempt.key);
  const awaited = yield* select(selectAwaited);
  if (awaited.ids.length === 0 || isLookedFor(awaited)) return;
  for (const { key } of placedAmong(journal, new Set(awaited.ids))) journal.forget(key);
  yield* put(requestsGivenUp(awaited.ids));
}

const placedAmong = (journal: OrderJournal, requestIds: ReadonlySet<string>): OrderAttempt[] =>
  journal.read().attempts.filter((attempt) => !isLost(attempt) && attempt.requestIds.every((id) => requestIds.has(id)));

/**
 * Stores the ids of the requests that existed when the screen opened: a new order must not repeat later ones. If an
 * order's response was lost, uses the ids stored with that order.
 */
export function* noteRequestsSeen(deps: LoanDeps): SagaGenerator<void> {
  const lost = orderJournal(deps).read().attempts.filter(isLost);
  let ids = lost.map(({ knownRequestIds }) => knownRequestIds).find((known) => known !== null);
  while (ids === undefined) {
    const { payload } = yield* take(historyReceived);
    ids = payload?.map(({ requestId }) => requestId);
  }
  yield* put(requestsSeen(ids));
}
