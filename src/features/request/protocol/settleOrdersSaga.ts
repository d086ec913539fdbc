import { call, delay, put, type SagaGenerator, select } from 'typed-redux-saga';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import * as orderTexts from '@/features/request/orderTexts';
import {
  findLost,
  type Found,
  type Listing,
  type LookedUp,
  ownerOf,
  isOthers,
} from '@/features/request/protocol/rules/lostOrders';
import { isLost, type OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { requestsText, orderSentText, type PlacedOrder } from '@/features/request/protocol/rules/orderOutcome';
import { isDoubt, isStillTrue, type Submission } from '@/features/request/rules/submission';
import { historyWanted } from '@/features/requests/historySlice';
import { isPlausibleId } from '@/features/requests/rules/historyItem';
import { callOptional } from '@/lib/saga';
import { ask } from '@/reads/readNow';
import { selectSubmission, submissionChanged } from './submissionSlice';
import { orderJournal } from './orderJournal';
import type { LoanDeps } from '@/sagaDeps';
import { holdingLock } from '@/features/request/protocol/holdingLock';
import { goToResults, recordPlacedOrder } from './recordPlacedOrder';
import type { OrderRequest } from '@/features/request/protocol/rules/orderRequest';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { inSentence } from '@/lib/shortText';

/** Milliseconds to search for a lost order before it counts as unconfirmed. */
const SEARCH_MS = 120_000;

/** Looks up the orders with an unknown outcome, from this window or another one, before the user can order again. */
export function* settleOrders(deps: LoanDeps): SagaGenerator<void> {
  if (!orderJournal(deps).read().attempts.some(isLost)) {
    yield* call(reportNoneLost, deps);
    return;
  }
  const settled = yield* holdingLock(deps, 'now', () => settleLost(deps));
  if (settled === 'taken') yield* call(waitForOtherWindow, deps);
}

/** Waits until the other window has the response or is closed. Then looks up the order if its outcome is still unknown. */
export function* waitForOtherWindow(deps: LoanDeps): SagaGenerator<void> {
  const before = yield* select(selectSubmission);
  yield* put(submissionChanged({ status: 'elsewhere' }));
  yield* holdingLock(deps, 'wait', () => settleLost(deps));
  if ((yield* select(selectSubmission)).status !== 'elsewhere') return;
  const isKept = isStillTrue(before);
  yield* put(submissionChanged(isKept ? before : { status: 'editing' }));
  if (!isKept && isDoubt(before)) deps.notify({ text: orderTexts.settledElsewhere });
}

/** Accepts the requests that look like lost orders, because the user recognizes them. */
export function* acceptFoundOrders(deps: LoanDeps): SagaGenerator<void> {
  const accepted = yield* holdingLock(deps, 'now', () => recordRecognized(deps));
  if (accepted === 'taken') yield* call(waitForOtherWindow, deps);
}

/** Records what the user has read. If another window has found something else since, looks the orders up again. */
function* recordRecognized(deps: LoanDeps): SagaGenerator<void> {
  const shown = yield* select(selectSubmission);
  const taken = new Set<string>();
  const found = orderJournal(deps)
    .read()
    .attempts.filter((attempt) => isLost(attempt) && isShown(attempt, shown))
    .filter(({ requestIds }) => {
      const isFree = !requestIds.some((id) => taken.has(id));
      if (isFree) requestIds.forEach((id) => taken.add(id));
      return isFree;
    });
  const last = found.at(-1);
  if (last === undefined) {
    yield* call(settleLost, deps);
    return;
  }
  for (const attempt of found)
    yield* call(recordPlacedOrder, deps, attempt, { requestIds: attempt.requestIds, missing: [] });
  const services = [...new Set(found.flatMap((attempt) => attempt.services))];
  const requestIds = found.flatMap((attempt) => attempt.requestIds);
  const text = orderTexts.recognized(requestsText(requestIds));
  yield* call(goToResults, deps, { ...last, services }, { requestIds, missing: [] }, text);
}

const isShown = ({ requestIds }: OrderAttempt, shown: Submission): boolean =>
  requestIds.length > 0 && shown.status === 'found' && requestIds.every((id) => shown.requestIds.includes(id));

/**
 * Reads the loan's requests once after a refusal that proves nothing. Returns whether they certainly don't have the
 * order. If this tab dies meanwhile, the next one doesn't search for it for minutes.
 */
export function* isAbsent(deps: LoanDeps, refused: OrderAttempt): SagaGenerator<boolean> {
  const journal = orderJournal(deps);
  journal.write({ ...refused, state: 'unconfirmed' });
  const listing = yield* call(readListing, deps);
  const found = findLost(journal.read().attempts, listing);
  return listing.isComplete && ![...found.keys()].some(({ key }) => key === refused.key);
}

/** Looks up all orders with an unknown outcome, and reports the result. Must run under the lock. */
export function* settleLost(deps: LoanDeps, justSent?: JustSent): SagaGenerator<void> {
  const journal = orderJournal(deps);
  const attempts = withSent(journal.read().attempts, justSent);
  const lost = attempts.filter(isLost);
  if (lost.length === 0) {
    yield* call(reportNoneLost, deps);
    return;
  }
  const about: LookedUp = ownerOf(lost, deps.auth.personMark());
  yield* put(submissionChanged({ status: 'checking', ...about }));
  const { found, listing } = yield* call(findOrders, deps, attempts);
  const isSpent = (attempt: OrderAttempt): boolean =>
    justSent?.isKeyKnown === true && attempt.key === justSent.attempt.key && found.get(attempt)?.isCertain !== true;
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
  const sent = lost.find(({ key }) => key === justSent?.attempt.key);
  const placed = sent && found.get(sent);
  if (justSent !== undefined && sent !== undefined && placed?.isCertain === true) {
    const text = yield* call(describeRepetition, deps, justSent, placed, listing);
    yield* call(goToResults, deps, sent, placed, text);
  } else yield* call(reportFound, lost, found, lost.some(isSpent), { ...about, ...unreadIn(listing) });
}

/** The order that was just sent is looked up even if no record of it is left. */
const withSent = (attempts: readonly OrderAttempt[], sent: JustSent | undefined): readonly OrderAttempt[] =>
  sent === undefined || attempts.some(({ key }) => key === sent.attempt.key) ? attempts : [...attempts, sent.attempt];

const unreadIn = ({ unread }: Listing): LookedUp => (unread === 0 ? {} : { unread });

/** Another window has settled what this one waits for. */
function* reportNoneLost({ notify }: LoanDeps): SagaGenerator<void> {
  const now = yield* select(selectSubmission);
  if (!isDoubt(now) && now.status !== 'submitting') return;
  yield* put(submissionChanged({ status: 'editing' }));
  yield* put(historyWanted());
  notify({ text: orderTexts.settledElsewhere });
}

function* reportFound(
  lost: readonly OrderAttempt[],
  found: Found,
  isKeySpent: boolean,
  about: LookedUp,
): SagaGenerator<void> {
  yield* put(historyWanted());
  const unconfirmed = lost.filter((attempt) => !found.has(attempt));
  if (unconfirmed.length > 0) {
    const since = Math.max(...unconfirmed.map(({ sentAt }) => sentAt));
    yield* put(submissionChanged({ status: 'unconfirmed', since, ...(isKeySpent && { isKeySpent }), ...about }));
    return;
  }
  const placed = [...found.values()];
  const uncertain = placed.filter(({ isCertain }) => !isCertain);
  const requestIds = (uncertain.length > 0 ? uncertain : placed).flatMap((order) => order.requestIds);
  const missing = placed.flatMap((order) => order.missing);
  yield* put(
    missing.length > 0 && uncertain.length === 0
      ? submissionChanged({ status: 'partial', requestIds, missing, ...about })
      : submissionChanged({ status: 'found', requestIds, isCertain: uncertain.length === 0, ...about }),
  );
}

/**
 * Searches the loan's requests for lost orders: every 5 seconds for two minutes, or once for orders that were searched
 * for before. Never sends an order again. Measures time that no change of the clock affects.
 */
function* findOrders(
  deps: LoanDeps,
  attempts: readonly OrderAttempt[],
): SagaGenerator<{ found: Found; listing: Listing }> {
  const lost = attempts.filter(isLost);
  const deadline = performance.now() + (lost.some(({ state }) => state === 'sent') ? SEARCH_MS : 0);
  for (;;) {
    const listing = yield* call(readListing, deps);
    const found = findLost(attempts, listing);
    const isFinal = lost.every((attempt) => {
      const placed = found.get(attempt);
      return placed !== undefined && placed.missing.length === 0;
    });
    if (isFinal || performance.now() >= deadline) return { found, listing };
    yield* delay(HISTORY_POLL_INTERVAL_MS);
  }
}

/**
 * Loads the loan's requests from the history or, if that fails, from the latest request, which includes an order that
 * was just placed and never proves that there is none.
 * @empty no rows, not complete, if neither can be loaded
 */
function* readListing(deps: LoanDeps): SagaGenerator<Listing> {
  const books = yield* callOptional(deps.api.history.books, { loanId: deps.loanId });
  if (books !== undefined) return { ...books, isComplete: books.unread === 0 };
  const recent = yield* ask(deps, 'recentRequestData');
  const rows = (recent?.getAusRequestItems ?? [])
    .filter(({ requestID }) => isPlausibleId(requestID))
    .map(({ requestID, ...item }) => ({
      ...item,
      requestId: requestID,
      clientRequestKey: null,
      submittedBy: null,
      creditDetail: [],
    }));
  return { rows, unread: 0, isComplete: false };
}

export interface JustSent {
  attempt: OrderAttempt;
  order: OrderRequest;
  /** The lost order whose key it repeats, as the journal had it. */
  repeated: OrderAttempt | undefined;
  /** Who sends it, and the mark of its wording. */
  sender: Pick<OrderAttempt, 'person' | 'wording'>;
  /** The service says that it has had the key, so it will not take it again. */
  isKeyKnown: boolean;
}

/**
 * Returns the text about an order that was found: for one that repeats a lost order, whose order it is and what of this
 * form is not in it. Only the lender knows which of the two arrived.
 * @empty '' about a part that needs no remarks
 */
function* describeRepetition(
  deps: LoanDeps,
  { attempt, order, repeated, sender, isKeyKnown }: JustSent,
  { requestIds, missing }: PlacedOrder,
  { rows }: Listing,
): SagaGenerator<string> {
  const isPart = missing.length > 0;
  if (repeated === undefined) return isPart ? '' : orderSentText(attempt, requestIds);
  const requests = requestsText(requestIds);
  const user = yield* select(selectPreTransformedUserData);
  const names = new Set(rows.filter((row) => requestIds.includes(row.requestId)).map((row) => row.submittedBy));
  const [name = null] = names;
  const isOwnName = name !== null && (name === user?.displayName || name === user?.id);
  const mayBeOthers = isOthers(repeated, sender.person) && !isOwnName;
  const by = mayBeOthers && (name === null ? orderTexts.maybeByOtherUser : orderTexts.byOtherUser(inSentence(name)));
  const isSameWording = repeated.wording !== undefined && repeated.wording === sender.wording;
  const placed = (): string => {
    if (isPart) return by ? orderTexts.placedBy(by) : '';
    if (by) return orderTexts.alreadyPlacedBy(requests, by);
    return isKeyKnown ? orderTexts.alreadyPlaced(requests) : orderSentText(attempt, requestIds);
  };
  return [
    placed(),
    ...(isSameWording ? [] : [yield* noteIn(deps, order.note.trim(), requestIds), orderTexts.accountMayDiffer]),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Says whether the requests have the note of the form. @empty '' if they do, or if the form has none */
function* noteIn(deps: LoanDeps, note: string, requestIds: readonly string[]): SagaGenerator<string> {
  const [requestId] = requestIds;
  if (note === '' || requestId === undefined) return '';
  const kept = (yield* ask(deps, 'pastOrders', requestId))?.note;
  if (kept === undefined) return orderTexts.noteUnknown;
  return kept?.trim() === note ? '' : orderTexts.noteMissing;
}
