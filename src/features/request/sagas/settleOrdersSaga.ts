import { call, delay, put, type SagaGenerator, select } from 'typed-redux-saga';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import * as orderTexts from '@/config/texts/orderTexts';
import { isLost, type OrderAttempt } from '@/domain/order/orderAttempt';
import { type ListedRequest, findAmongRequests, type PlacedOrder } from '@/domain/order/orderOutcome';
import { isStillTrue } from '@/domain/order/submission';
import { historyWanted } from '@/features/history/state/historySlice';
import { selectSubmission, submissionChanged } from '@/features/request/state/submissionSlice';
import { callOptional } from '@/lib/saga';
import { orderJournal } from '@/services/orders/orderJournal';
import type { LoanDeps } from '@/services/sagaDeps';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';

/** Milliseconds to search for a lost order before it counts as unconfirmed. */
const SEARCH_MS = 120_000;

/**
 * Runs a saga while this window alone may order for the loan. Releases the lock however the saga ends, and also when it
 * is canceled while it waits for the lock.
 * @empty 'taken' when another window holds the lock and this one doesn't wait
 */
export const holdingLock = <Result>(deps: LoanDeps, how: 'now' | 'wait', work: () => SagaGenerator<Result>) =>
  call(holding<Result>, deps, how, work);

function* holding<Result>(
  { orderLock, loanId }: LoanDeps,
  how: 'now' | 'wait',
  work: () => SagaGenerator<Result>,
): SagaGenerator<Result | 'taken'> {
  const { isGranted, release } = orderLock.claim(loanId, how);
  try {
    return (yield* call(() => isGranted)) ? yield* call(work) : 'taken';
  } finally {
    release();
  }
}

/** Looks up the orders with an unknown outcome, from this window or another one, before the user can order again. */
export function* settleOrders(deps: LoanDeps): SagaGenerator<void> {
  const { attempts } = orderJournal(deps).read();
  if (!attempts.some(isLost)) return;
  const settled = yield* holdingLock(deps, 'now', () => settleLost(deps));
  if (settled === 'taken') yield* call(waitForOtherWindow, deps);
}

/** Waits until the other window has the response or is closed. Then looks up the order if its outcome is still unknown. */
export function* waitForOtherWindow(deps: LoanDeps): SagaGenerator<void> {
  const before = yield* select(selectSubmission);
  yield* put(submissionChanged({ status: 'elsewhere' }));
  yield* holdingLock(deps, 'wait', () => settleLost(deps));
  if ((yield* select(selectSubmission)).status === 'elsewhere')
    yield* put(submissionChanged(isStillTrue(before) ? before : { status: 'editing' }));
}

/** Accepts the requests that look like lost orders, because the user recognizes them. */
export function* acceptFoundOrders(deps: LoanDeps): SagaGenerator<void> {
  const accepted = yield* holdingLock(deps, 'now', () => recordRecognized(deps));
  if (accepted === 'taken') yield* call(waitForOtherWindow, deps);
}

function* recordRecognized(deps: LoanDeps): SagaGenerator<void> {
  const found = orderJournal(deps)
    .read()
    .attempts.filter((attempt) => isLost(attempt) && attempt.requestIds.length > 0);
  for (const attempt of found)
    yield* call(recordPlacedOrder, deps, attempt, { requestIds: attempt.requestIds, missing: [] });
  const last = found.at(-1);
  if (last === undefined) return;
  const services = [...new Set(found.flatMap((attempt) => attempt.services))];
  const requestIds = found.flatMap((attempt) => attempt.requestIds);
  yield* call(goToResults, deps, { ...last, services }, { requestIds, missing: [] });
}

interface JustSent {
  key: string;
  /** It was sent again with the key of an earlier one. */
  isRepeated: boolean;
  /** The service says that it has had the key, so it will not take it again. */
  isKeyKnown: boolean;
}

/**
 * Reads the loan's requests once after a refusal that proves nothing. Returns whether they certainly don't have the
 * order. If this tab dies meanwhile, the next one doesn't search for it for minutes.
 */
export function* isAbsent(deps: LoanDeps, { key }: OrderAttempt): SagaGenerator<boolean> {
  const journal = orderJournal(deps);
  const lost = journal.read().attempts.filter(isLost);
  const refused = lost.find((attempt) => attempt.key === key);
  if (refused === undefined) return false;
  journal.write({ ...refused, state: 'unconfirmed' });
  const entries = yield* call(listedRequests, deps);
  return entries !== undefined && !matchAll(lost, entries).has(refused);
}

/** Looks up all orders with an unknown outcome, and reports the result. Must run under the lock. */
export function* settleLost(deps: LoanDeps, justSent?: JustSent): SagaGenerator<void> {
  const journal = orderJournal(deps);
  const lost = journal.read().attempts.filter(isLost);
  if (lost.length === 0) return;
  yield* put(submissionChanged({ status: 'checking' }));
  const found = yield* call(findOrders, deps, lost);
  const isSpent = (attempt: OrderAttempt): boolean =>
    justSent?.isKeyKnown === true && attempt.key === justSent.key && found.get(attempt)?.isCertain !== true;
  for (const attempt of lost) {
    const placed = found.get(attempt);
    const outcome = placed === undefined ? 'unconfirmed' : 'found';
    deps.telemetry.event('order-resolved', { attempt: attempt.key, outcome });
    if (placed?.isCertain === true) yield* call(recordPlacedOrder, deps, attempt, placed);
    else
      journal.write({
        ...attempt,
        ...(isSpent(attempt) && { fingerprint: '' }),
        state: 'unconfirmed',
        requestIds: placed?.requestIds ?? [],
      });
  }
  const sent = lost.find(({ key }) => key === justSent?.key);
  const placed = sent && found.get(sent);
  if (sent !== undefined && placed?.isCertain === true) {
    // A different note or account doesn't make it a different order.
    const text = justSent?.isRepeated === true ? orderTexts.alreadyPlaced : undefined;
    yield* call(goToResults, deps, sent, placed, text);
  } else yield* call(reportFound, lost, found, lost.some(isSpent));
}

type Found = ReadonlyMap<OrderAttempt, PlacedOrder>;

function* reportFound(lost: readonly OrderAttempt[], found: Found, isKeySpent: boolean): SagaGenerator<void> {
  yield* put(historyWanted());
  const unconfirmed = lost.filter((attempt) => !found.has(attempt));
  if (unconfirmed.length > 0) {
    const since = Math.max(...unconfirmed.map(({ sentAt }) => sentAt));
    yield* put(submissionChanged({ status: 'unconfirmed', since, ...(isKeySpent && { isKeySpent }) }));
    return;
  }
  const placed = [...found.values()];
  const uncertain = placed.filter(({ isCertain }) => !isCertain);
  const requestIds = (uncertain.length > 0 ? uncertain : placed).flatMap((order) => order.requestIds);
  const missing = placed.flatMap((order) => order.missing);
  yield* put(
    missing.length > 0
      ? submissionChanged({ status: 'partial', requestIds, missing })
      : submissionChanged({ status: 'found', requestIds, isCertain: uncertain.length === 0 }),
  );
}

/**
 * Searches the loan's requests for lost orders: every 5 seconds for two minutes, or once for orders that were searched
 * for before. Never sends an order again. Measures time that no change of the clock affects.
 */
function* findOrders(deps: LoanDeps, lost: readonly OrderAttempt[]): SagaGenerator<Found> {
  const deadline = performance.now() + (lost.some(({ state }) => state === 'sent') ? SEARCH_MS : 0);
  for (;;) {
    const entries = yield* call(listedRequests, deps);
    const found = matchAll(lost, entries ?? []);
    const isComplete = lost.every((attempt) => found.get(attempt)?.missing.length === 0);
    if (isComplete || performance.now() >= deadline) return found;
    yield* delay(HISTORY_POLL_INTERVAL_MS);
  }
}

/** A request belongs to one order only. */
function matchAll(lost: readonly OrderAttempt[], entries: readonly ListedRequest[]): Found {
  const found = new Map<OrderAttempt, PlacedOrder>();
  let rest = entries;
  for (const attempt of lost) {
    const placed = findAmongRequests(attempt, rest);
    if (placed === undefined) continue;
    found.set(attempt, placed);
    rest = rest.filter(({ requestId }) => !placed.requestIds.includes(requestId));
  }
  return found;
}

/**
 * Loads the loan's requests from the history or, if that fails, from the latest request, which includes an order that was
 * just placed.
 * @empty undefined if neither can be loaded
 */
function* listedRequests({ api, loanId }: LoanDeps): SagaGenerator<ListedRequest[] | undefined> {
  const items = yield* callOptional(api.history.list, { loanId });
  if (items !== undefined) return items;
  const recent = yield* callOptional(api.loans.recentRequest, { loanId });
  return recent?.items.map((item) => ({ ...item, requestKey: null, creditDetails: [] }));
}
