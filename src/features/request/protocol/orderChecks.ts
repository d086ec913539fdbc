import { all, call, put, type SagaGenerator, select, race, take } from 'typed-redux-saga';
import * as orderTexts from '@/features/request/orderTexts';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import type { KnownFacts } from '@/features/request/rules/undelivered';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { selectBlockingIssues } from '@/features/request/state/orderIssueSelectors';
import {
  selectHasLeftRequest,
  selectMode,
  selectOrderBlock,
  selectOrderForm,
  selectBorrowersPart,
} from '@/features/request/state/orderSelectors';
import { submissionChanged, orderConfirmed, orderDeclined } from './submissionSlice';
import { readForgotten, readWanted, selectRead } from '@/reads/readState';
import { readStrictly } from '@/reads/readNow';
import type { LoanDeps, SagaDeps } from '@/sagaDeps';
import { addAwaited } from '@/features/requests/rules/historyRead';
import type { OrderConcern } from '@/features/request/rules/submission';
import { awaitedIdsOf, isLost, type OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { orderConcerns } from '@/features/request/protocol/rules/orderGuard';
import type { Books } from '@/features/requests/api/history';
import { issuesOf } from '@/features/request/rules/validateSubmission';
import { selectAwaited, selectHistory } from '@/features/requests/historySlice';
import { problemReported, selectSeenRequestIds } from '@/features/request/state/requestScreenSlice';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { orderJournal } from '@/features/request/protocol/orderJournal';
import { waitFor } from '@/lib/saga';
import { isRecentNow } from '@/features/request/protocol/journalUpkeep';
import { missingOfOrder } from '@/reads/missingHere';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';

/** What the user submitted, and who: an answer to a question is about this order only. */
export interface Press {
  form: OrderForm;
  /** The mark of the person; undefined when the tokens don't name one. */
  person: string | undefined;
}

export function* pressNow({ auth }: LoanDeps): SagaGenerator<Press> {
  return { form: yield* select(selectOrderForm), person: auth.personMark() };
}

/**
 * Returns whether the order may be sent as the user submitted it: the same person, order and authorization, and nothing
 * that blocks it. Otherwise says why not, and releases the form.
 */
export function* isLawful(deps: LoanDeps, press: Press): SagaGenerator<boolean> {
  const reason = yield* call(reasonAgainst, deps, press);
  if (reason === undefined) return true;
  yield* call(reportNotOrdered, deps, reason);
  const isInvalid = (yield* select(selectBlockingIssues)).length > 0;
  yield* put(submissionChanged(isInvalid ? { status: 'invalid', serviceIssues: [] } : { status: 'editing' }));
  return false;
}

/** Says it on Request, and to a user who has left it. */
export function* reportNotOrdered({ notify }: LoanDeps, reason: string): SagaGenerator<void> {
  const text = orderTexts.notOrdered(reason);
  yield* put(problemReported(text));
  if (yield* select(selectHasLeftRequest)) notify({ tone: 'error', text });
}

function* reasonAgainst({ auth }: LoanDeps, { form, person }: Press): SagaGenerator<string | undefined> {
  if (auth.personMark() !== person) return orderTexts.otherUserSignedIn;
  if (yield* select(selectHasLeftRequest)) return orderTexts.leftBeforeSent;
  const block = yield* select(selectOrderBlock);
  if (block !== null) return block;
  const now = yield* select(selectOrderForm);
  const isChanging = (yield* select(selectSavingAcknowledgement)) !== null;
  if (isChanging || now.isAcknowledged !== form.isAcknowledged) return orderTexts.authorizationChanged;
  // The same object unless something has changed.
  if (now !== form && JSON.stringify(orderRequestOf(now)) !== JSON.stringify(orderRequestOf(form)))
    return orderTexts.orderChanged;
  return (yield* select(selectBlockingIssues)).length > 0 ? orderTexts.orderChanged : undefined;
}

/**
 * Loads again what makes an order lawful, after a question: it may have been open for hours. Without a question, what the
 * screen loaded is current: another tab reports a changed authorization (`orderNews`), so an ordinary order makes no call.
 * Returns what is unknown and may be ordered without, after a question.
 * @empty undefined if the borrowers or their authorization can't be loaded. It then says so, and releases the form
 */
export function* reloadLaw(deps: LoanDeps): SagaGenerator<KnownFacts['failed'] | undefined> {
  const { acknowledgement, privileges, header, borrowers } = yield* all({
    acknowledgement: readStrictly(deps, 'acknowledgement'),
    privileges: readStrictly(deps, 'userPrivileges'),
    header: readStrictly(deps, 'loanHeaderData'),
    borrowers: readStrictly(deps, 'borrowers', yield* select(selectMode)),
  });
  if (acknowledgement === undefined) yield* call(doubtAuthorization);
  if (acknowledgement !== undefined && borrowers !== undefined)
    return [
      ...(header === undefined ? (['header'] as const) : []),
      ...(privileges === undefined ? (['privileges'] as const) : []),
    ];
  yield* call(reportNotOrdered, deps, orderTexts.lawUnknown);
  yield* put(submissionChanged({ status: 'editing' }));
  return undefined;
}

/** What is known of the authorization may be wrong: nothing is ordered until it is loaded again. */
export function* doubtAuthorization(): SagaGenerator<void> {
  yield* put(readForgotten({ name: 'acknowledgement' }));
  if (!(yield* select(selectHasLeftRequest))) yield* put(readWanted({ name: 'acknowledgement' }));
}

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
    prices: deps.config.CREDIT_PRICES,
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

/** What the service said, or didn't, of the loan and of what an order is made from. */
const selectKnownFacts = (state: RootState): KnownFacts => ({
  failed: [
    ...(hasNone(state, 'loanHeaderData') ? (['header'] as const) : []),
    ...(hasNone(state, 'userPrivileges') ? (['privileges'] as const) : []),
    ...(isOld(selectBorrowersPart(state)) ? (['borrowers'] as const) : []),
    ...(isOld(selectRead(state, 'acknowledgement')) ? (['acknowledgement'] as const) : []),
  ],
  unreadItems: missingOfOrder(selectUnreadItems(state)),
});

/** A reload failed: what is known may have changed since. */
const isOld = ({ value, failure }: Remote<unknown>): boolean => value !== undefined && failure !== undefined;

function hasNone(state: RootState, name: 'loanHeaderData' | 'userPrivileges'): boolean {
  const { value, failure } = selectRead(state, name);
  return value === undefined && failure !== undefined;
}
