import { refusalIssues } from '@/features/request/rules/orderRefusal';
import * as orderTexts from '@/features/request/orderTexts';
import type { Submission } from './submission';
import type { Failure } from '@/lib/failure';
import { isDisproved } from './orderChecks';
import { findLost, type Found, isAbsent, type Listing, listingOf, ownerOf } from './lostOrders';
import { isLost, type OrderAttempt } from './orderAttempt';
import { refusesAll } from './orderOutcome';
import { refusalWords } from './orderWords';
import { describeRepetition, lacksNote, showPlaced } from './orderResults';
import { accept, changes, replaced, withSent } from './orderRecords';
import type { OrderEvent, OrderState, Search, SentOrder, Snapshot } from './orderState';
import { type Command, EDITING, type Ended, rest, type Step } from './orderSteps';

/** Milliseconds to search for a lost order before it counts as unconfirmed. */
const SEARCH_MS = 120_000;
/** Milliseconds between two reads of the books. */
const INTERVAL_MS = 5_000;

/** Looks for the lost orders, before the user can order again. Needs the lock. */
export function startSearch(state: OrderState, search: Search, now: Snapshot): Step<'searching' | Ended> {
  const lost = withSent(now.attempts, search.sent).filter(isLost);
  if (lost.length === 0) return noneLost(state, now);
  const isQuiet = search.why === 'quiet' || search.sent?.refusal !== undefined;
  const shown: Submission = isQuiet ? state.shown : { status: 'checking', ...ownerOf(lost, now.person) };
  const before = search.before ?? state.shown;
  return [
    {
      phase: 'searching',
      shown,
      search: { ...search, before, deadline: now.tick + SEARCH_MS },
      isNewsDue: state.isNewsDue,
    },
    [{ do: 'readBooks' }],
  ];
}

/** Another tab has settled what this one waits for, or says of it that it is in doubt. */
export function noneLost(state: OrderState, now: Snapshot): Step<Ended> {
  const { shown } = state;
  const isSentPlaced = now.attempts.some((attempt) => !isLost(attempt) && attempt.key === now.sentHere?.key);
  const isFound = shown.status === 'invalid' && shown.doubt !== undefined && isSentPlaced;
  if (shown.status === 'invalid' && !isFound) return rest(state, withoutDoubt(shown));
  if (!['unconfirmed', 'found', 'checking', 'submitting', 'invalid'].includes(shown.status)) return rest(state, shown);
  return rest(state, EDITING, [{ do: 'readHistory' }, { do: 'notify', words: { text: settledText(shown, now) } }]);
}

/** Once no order is lost any more: whether the one that `shown` is about was placed. */
export function settledText(shown: Submission, { attempts }: Snapshot): string {
  const isPlaced = attempts.some(({ sentAt, requestIds }) =>
    shown.status === 'unconfirmed'
      ? sentAt === shown.since
      : shown.status !== 'found' || requestIds.some((id) => shown.requestIds.includes(id)),
  );
  return isPlaced ? orderTexts.settledElsewhere : orderTexts.noLongerInDoubt;
}

/**
 * Takes one read of the books: every 5 seconds for two minutes, or once if all lost orders were searched for before or
 * refused, and no part of one is listed. Never sends an order again. Time is that of the monotonic clock, so a change
 * of the computer's clock ends no search.
 */
export function takeBooks(
  state: OrderState<'searching'>,
  { books, recent, snapshot: now }: OrderEvent<'booksRead'>,
): Step<'searching' | Ended> {
  const { search } = state;
  const attempts = withSent(now.attempts, search.sent);
  const lost = attempts.filter(isLost);
  if (lost.length === 0) return noneLost(state, now);
  const seen = [...(now.history ?? []), ...now.gone];
  const listing = listingOf({ books, recent, seen, awaited: now.awaited.ids }, attempts);
  const found = findLost(attempts, listing);
  const isWhole = (attempt: OrderAttempt): boolean => {
    const placed = found.get(attempt);
    return placed?.missing.length === 0 && placed.mayLack === undefined;
  };
  const isOnlyPart = (attempt: OrderAttempt): boolean => found.has(attempt) && !isWhole(attempt);
  const { deadline = 0, isLong = lost.some((attempt) => attempt.state === 'sent' || isOnlyPart(attempt)) } = search;
  if (isLong && !lost.every(isWhole) && now.tick < deadline)
    return [{ ...state, search: { ...search, isLong } }, [{ do: 'wait', ms: INTERVAL_MS }]];
  return conclude(state, now, { attempts, lost, listing, found, checkedAt: books === undefined ? null : now.now });
}

interface LookUp {
  attempts: readonly OrderAttempt[];
  lost: readonly OrderAttempt[];
  listing: Listing;
  found: Found;
  /** Epoch milliseconds; null if the books could not be loaded. */
  checkedAt: number | null;
}

/** Settles what the books prove, keeps the rest as a doubt, and says both. */
function conclude(state: OrderState<'searching'>, now: Snapshot, look: LookUp): Step<'searching' | Ended> {
  const { sent } = state.search;
  const { attempts, lost, listing, found } = look;
  const isSent = ({ key }: OrderAttempt): boolean => key === sent?.attempt.key;
  const isUnlisted = (attempt: OrderAttempt): boolean => !found.has(attempt) && isAbsent(attempt, attempts, listing);
  const isRefuted = (attempt: OrderAttempt): boolean =>
    isDisproved(attempt, now, attempts, listing) ||
    (isSent(attempt) &&
      sent?.refusal !== undefined &&
      refusesAll(sent.refusal, attempt.services) &&
      isUnlisted(attempt));
  const isSpent = (attempt: OrderAttempt): boolean =>
    isSent(attempt) && sent?.isKeyKnown === true && found.get(attempt)?.isCertain !== true;
  const { after, commands } = settleEach(look, now, { sent, isRefuted, isSpent });
  const placed = sent && found.get(lost.find(isSent) ?? sent.attempt);
  if (sent !== undefined && placed?.isCertain === true) {
    const noted = { sent, placed, rows: listing.rows };
    const words = [describeRepetition(noted, now), placed.missing.length > 0 ? refusalText(sent.refusal) : ''];
    if (!lacksNote(noted))
      return showPlaced(state, now, sent.attempt, placed, words.filter(Boolean).join(' '), commands);
    const [requestId = ''] = placed.requestIds;
    return [{ ...state, search: { ...state.search, noted } }, [...commands, { do: 'readNote', requestId }]];
  }
  const doubts = after.filter((attempt) => isLost(attempt) && attempt.refusal !== undefined);
  if (doubts.length > 0) commands.push({ do: 'remind' });
  const shown = shownAfter(state, now, { ...look, after, isSpent: lost.some(isSpent), isRefuted });
  // A read of History, or a timer, has started a quiet search: it reads nothing again.
  return rest(state, shown, state.search.why === 'quiet' ? commands : [...commands, { do: 'readHistory' }]);
}

interface Judgment {
  sent: SentOrder | undefined;
  /** The books prove that the order was not placed. */
  isRefuted: (attempt: OrderAttempt) => boolean;
  /** The service will not take the key again. */
  isSpent: (attempt: OrderAttempt) => boolean;
}

/** What the journal has after the look, and what is done about each order that was lost. */
function settleEach(
  { attempts, lost, found }: LookUp,
  now: Snapshot,
  { sent, isRefuted, isSpent }: Judgment,
): { after: readonly OrderAttempt[]; commands: Command[] } {
  let after = attempts;
  const commands: Command[] = [];
  for (const attempt of lost) {
    const placed = found.get(attempt);
    const outcome = placed !== undefined ? 'found' : isRefuted(attempt) ? 'refused' : 'unconfirmed';
    commands.push({ do: 'log', name: 'order-resolved', attempt, outcome });
    if (placed?.isCertain === true) {
      const accepted = accept(now, after, attempt, placed);
      after = accepted.attempts;
      commands.push(...accepted.commands);
    } else if (isRefuted(attempt))
      after = sent?.attempt.key === attempt.key ? withoutUnsent(after, sent) : replaced(after, attempt, []);
    else
      after = replaced(after, attempt, ({ missing: _, ...known }) => ({
        ...known,
        ...(isSpent(attempt) && { fingerprint: '' }),
        state: 'unconfirmed',
        requestIds: placed?.requestIds ?? [],
        // For a user who recognizes these requests as the order.
        ...(placed?.mayLack !== undefined && { missing: placed.mayLack }),
      }));
  }
  return { after, commands: [...commands, ...changes(now.attempts, after)] };
}

/** What the service said of the part that is not listed. */
const refusalText = (refusal: Failure | undefined): string => (refusal === undefined ? '' : refusalWords(refusal));

export const doubted = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, state: 'unconfirmed' });

interface Result extends LookUp, Pick<Judgment, 'isRefuted'> {
  after: readonly OrderAttempt[];
  isSpent: boolean;
}

function shownAfter(state: OrderState<'searching'>, now: Snapshot, result: Result): Submission {
  const { sent } = state.search;
  const { lost, found, listing, after, isSpent, isRefuted, checkedAt } = result;
  const left = lost.filter((attempt) => !isRefuted(attempt));
  const isSentLeft = left.some(({ key }) => key === sent?.attempt.key);
  if (sent?.refusal !== undefined && !isSentLeft) return refusedWith(sent.refusal, sent, after);
  if (left.length === 0) return withoutDoubt(shownBefore(state), lost);
  const unconfirmed = left.filter((attempt) => !found.has(attempt));
  const about = { ...ownerOf(lost, now.person), ...(listing.unread > 0 && { unread: listing.unread }) };
  if (unconfirmed.length > 0) {
    if (
      sent?.refusal !== undefined &&
      isOfForm(sent.refusal) &&
      unconfirmed.some(({ key }) => key === sent.attempt.key)
    )
      return { ...invalidBy(sent.refusal, sent), doubt: { checkedAt } };
    // The user reads the service's words about the fields, and this look has found nothing new.
    const before = shownBefore(state);
    if (before.status === 'invalid' && before.doubt !== undefined) return { ...before, doubt: { checkedAt } };
    const since = Math.max(...unconfirmed.map(({ sentAt }) => sentAt));
    const refusal = refusalOf(state, unconfirmed);
    return {
      status: 'unconfirmed',
      since,
      ...(isSpent && { isKeySpent: true }),
      ...(refusal !== undefined && { refusal, checkedAt }),
      ...about,
    };
  }
  const placed = left.flatMap((attempt) => found.get(attempt) ?? []);
  const uncertain = placed.filter(({ isCertain }) => !isCertain);
  const shown = uncertain.length > 0 ? uncertain : placed;
  const requestIds = shown.flatMap((order) => order.requestIds);
  // Of several orders, the words are about those that are not whole.
  const parts = placed.filter(({ missing }) => missing.length > 0);
  const missing = [...new Set(parts.flatMap((order) => order.missing))];
  return parts.length > 0 && uncertain.length === 0
    ? {
        status: 'partial',
        requestIds: parts.flatMap((order) => order.requestIds),
        missing,
        checkedAt: checkedAt ?? now.now,
        ...about,
      }
    : {
        status: 'found',
        requestIds,
        isCertain: uncertain.length === 0,
        ...(shown.some(({ isTwice }) => isTwice) && { isTwice: true }),
        ...about,
      };
}

const shownBefore = ({ search, shown }: OrderState<'searching'>): Submission => search.before ?? shown;

/** The refusal that the words are about: that of the order just sent, or of all unconfirmed ones. */
function refusalOf(state: OrderState<'searching'>, unconfirmed: readonly OrderAttempt[]) {
  const shown = shownBefore(state);
  if (state.search.sent?.refusal !== undefined) return state.search.sent.refusal;
  const [{ refusal } = {}] = unconfirmed;
  if (refusal === undefined || unconfirmed.some((attempt) => attempt.refusal === undefined)) return undefined;
  if (shown.status === 'unconfirmed' && shown.refusal !== undefined) return shown.refusal;
  return { kind: 'http', call: 'placeOrder', status: refusal.status } satisfies Failure;
}

/** The books prove now that the orders, of which the screen says that they are a doubt, were not placed. */
function withoutDoubt(shown: Submission, orders: readonly OrderAttempt[] = []): Submission {
  const refused = orders.findLast(({ refusal }) => refusal !== undefined);
  const order = refused && { refused };
  if (shown.status === 'unconfirmed' && shown.refusal !== undefined)
    return { status: 'failed', failure: shown.refusal, hasLost: false, ...order };
  if (shown.status === 'found' && !shown.isCertain) {
    const status = refused?.refusal?.status;
    if (status === undefined) return EDITING;
    return { status: 'failed', failure: { kind: 'http', call: 'placeOrder', status }, hasLost: false, ...order };
  }
  if (shown.status !== 'invalid') return shown.status === 'checking' ? EDITING : shown;
  const { doubt: _, ...invalid } = shown;
  return { ...invalid, ...order };
}

const invalidBy = ({ reasons = [] }: Failure, { attempt }: SentOrder) =>
  ({ status: 'invalid', serviceIssues: refusalIssues(reasons, attempt.services), refused: attempt }) as const;

/** True for a refusal that is shown in the form. A web page says nothing of its fields: a gateway may have sent it. */
const isOfForm = ({ status, isPage }: Failure): boolean => status === 400 && isPage !== true;

/** What a refusal shows that certainly ordered nothing. `journal`: the orders that are left. */
export const refusedWith = (failure: Failure, sent: SentOrder, journal: readonly OrderAttempt[]): Submission =>
  isOfForm(failure)
    ? invalidBy(failure, sent)
    : { status: 'failed', failure, hasLost: journal.some(isLost), refused: sent.attempt };

/** This order is not placed. The one that it repeats may still have been. */
export const withoutUnsent = (attempts: readonly OrderAttempt[], { attempt, repeated }: SentOrder) =>
  replaced(attempts, attempt, repeated === undefined ? [] : [doubted(repeated)]);
