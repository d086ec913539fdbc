import { put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { addAwaited } from '@/features/requests/rules/awaitedRequests';
import type { OrderConcern } from '@/features/request/rules/submission';
import { awaitedIdsOf, isLost, type OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { orderConcerns } from '@/features/request/protocol/rules/orderGuard';
import type { Books } from '@/features/requests/api/history';
import type { KnownFacts } from '@/features/request/rules/undelivered';
import { issuesOf } from '@/features/request/rules/validateSubmission';
import { selectAwaited, selectHistory } from '@/features/requests/historySlice';
import { selectKnownFacts } from '@/features/request/state/knownFacts';
import { selectSeenRequestIds } from '@/features/request/state/requestScreenSlice';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { selectRead } from '@/reads/readState';
import { orderJournal } from './orderJournal';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';
import { waitFor } from '@/lib/saga';
import { selectHasLeftRequest } from '@/features/request/state/orderSelectors';
import { orderConfirmed, orderDeclined, submissionChanged } from './submissionSlice';
import { isRecentNow } from './journalUpkeep';
import type { Press } from './lawfulOrder';

interface OpenConcerns {
  concerns: OrderConcern[];
  /** The requests that are listed; undefined when the list was never loaded. */
  listed: readonly HistoryItem[] | undefined;
  unreadable: readonly string[];
}

interface JustRead {
  fingerprint: string;
  books: Books | undefined;
  /** What could not be loaded again. */
  unknown: KnownFacts['failed'];
}

/** From the loan's current requests: another window or user may have ordered. */
export function* openConcerns(
  deps: LoanDeps,
  { form, person }: Press,
  { fingerprint, books, unknown }: JustRead,
): SagaGenerator<OpenConcerns> {
  const { value: history } = yield* select(selectHistory);
  const listed = books === undefined ? history : [...books.rows, ...(history ?? [])];
  const { attempts, unreadable } = orderJournal(deps).read();
  const recentCredit = yield* select(selectRead<'recentRequest'>, 'recentRequest');
  const facts = yield* select(selectKnownFacts);
  const concerns = orderConcerns(form, {
    issues: issuesOf(form),
    recentCredit: recentCredit.value,
    // What is known from before a failed reload may be older than the last run.
    isCreditUnknown: recentCredit.failure !== undefined,
    latest: books?.rows,
    unread: books?.unread ?? 0,
    history: history ?? [],
    seenIds: yield* select(selectSeenRequestIds),
    unlisted: addAwaited(yield* select(selectAwaited), awaitedIdsOf(attempts), listed ?? []),
    lost: attempts.filter(isLost),
    equal: equalTo(fingerprint, attempts).filter(
      (attempt) => !isLost(attempt) && (attempt.isGivenUp === true || isRecentNow(deps, attempt)),
    ),
    person,
    ...facts,
    failed: [...new Set([...facts.failed, ...unknown])],
    isJournalReadable: unreadable.length === 0,
    isJournalKept: deps.lasting.isLasting(),
    prices: deps.config.creditPrices,
    now: deps.now(),
  });
  return { concerns, listed, unreadable };
}

export const equalTo = (fingerprint: string, attempts: readonly OrderAttempt[]): OrderAttempt[] =>
  fingerprint === '' ? [] : attempts.filter((attempt) => attempt.fingerprint === fingerprint);

/** Asks to confirm; leaving the screen declines. Returns whether the user said yes. If not, releases the form. */
export function* askToConfirm({ telemetry }: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  yield* put(submissionChanged({ status: 'confirming', concerns }));
  const { yes } = yield* race({
    yes: take(orderConfirmed),
    no: take(orderDeclined),
    left: waitFor(selectHasLeftRequest),
  });
  const kinds = concerns.map(({ kind }) => kind).join();
  telemetry.event(yes === undefined ? 'order-declined' : 'order-confirmed', { concerns: kinds });
  if (yes === undefined) yield* put(submissionChanged({ status: 'editing' }));
  return yes !== undefined;
}
