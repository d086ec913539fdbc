import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isLookedFor } from '@/domain/history/awaitedRequests';
import { isLost } from '@/domain/order/orderAttempt';
import {
  historyWanted,
  requestsAwaited,
  requestsGivenUp,
  selectAwaited,
  historyReceived,
} from '@/features/history/state/historySlice';
import { requestsSeen } from '@/features/request/state/requestSetupSlice';
import { orderJournal } from '@/services/orderJournal';
import type { LoanDeps } from '@/services/sagaDeps';

/** Waits for the orders that were placed earlier or in other windows, and that History may not list yet. */
export function* awaitPlacedOrders(deps: LoanDeps): SagaGenerator<void> {
  const ids = orderJournal(deps)
    .read()
    .attempts.flatMap((attempt) => (isLost(attempt) ? [] : attempt.requestIds));
  if (ids.length === 0) return;
  yield* put(requestsAwaited(ids));
  // The history may have been read before, and not be read again.
  if ((yield* select(selectAwaited)).ids.length > 0) yield* put(historyWanted());
}

/** An order is settled when History lists all its requests. */
export function* forgetListed(
  deps: LoanDeps,
  { payload = [] }: ReturnType<typeof historyReceived>,
): SagaGenerator<void> {
  const listed = new Set(payload.map(({ requestId }) => requestId));
  yield* call(forgetPlaced, deps, listed);
}

/**
 * The user placed a new order despite earlier ones that are unknown or not listed: the app doesn't ask about those
 * again.
 */
export function* forgetAnswered(deps: LoanDeps, except: string): SagaGenerator<void> {
  const journal = orderJournal(deps);
  journal.forgetUnreadable();
  for (const attempt of journal.read().attempts)
    if (isLost(attempt) && attempt.key !== except) journal.forget(attempt.key);
  const awaited = yield* select(selectAwaited);
  if (awaited.ids.length === 0 || isLookedFor(awaited)) return;
  yield* call(forgetPlaced, deps, new Set(awaited.ids));
  yield* put(requestsGivenUp(awaited.ids));
}

function forgetPlaced(deps: LoanDeps, requestIds: ReadonlySet<string>): void {
  const journal = orderJournal(deps);
  for (const attempt of journal.read().attempts)
    if (!isLost(attempt) && attempt.requestIds.every((id) => requestIds.has(id))) journal.forget(attempt.key);
}

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
