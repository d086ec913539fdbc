import * as orderTexts from '@/features/request/orderTexts';
import { askedServices, type OrderForm } from '@/features/request/rules/orderForm';
import type { OrderConcern } from './submission';
import { addAwaited } from '@/features/runs/rules/historyRead';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { storable } from '@/lib/storedTime';
import { unanswered } from './earlierOrders';
import { isAbsent, isThinner, lacksKnown, type Listing, listingOf } from './lostOrders';
import { awaitedIdsOf, isLost, type OrderAttempt } from './orderAttempt';
import { orderConcerns } from './orderGuard';
import { idsOf } from './orderOutcome';
import { orderRequestOf, unordered } from './orderRequest';
import type { Facts, Press, SentOrder, Snapshot } from './orderState';

/**
 * Returns why the order may not be sent as the user submitted it: another person, order or authorization, or something
 * that blocks it.
 * @empty undefined if it may
 */
export function reasonAgainst({ form, person }: Press, now: Snapshot): string | undefined {
  if (now.person !== person) return orderTexts.otherUserSignedIn;
  if (now.hasLeft) return orderTexts.leftBeforeSent;
  if (now.block !== null) return now.block;
  if (now.isAuthorizationChanging || now.form.isAcknowledged !== form.isAcknowledged)
    return orderTexts.authorizationChanged;
  if (isOtherOrder(form, now.form)) return orderTexts.orderChanged;
  return now.hasIssues ? orderTexts.orderChanged : undefined;
}

/** The same object unless something has changed. A service may list borrowers in any sequence. */
export const isOtherOrder = (form: OrderForm, now: OrderForm): boolean =>
  now !== form && unordered(orderRequestOf(now)) !== unordered(orderRequestOf(form));

/** All that was read before this order, and before it by this tab. */
const knownFrom = ({ history = [], gone, awaited }: Snapshot, { books }: Pick<Facts, 'books'>) => ({
  books,
  seen: [...history, ...gone],
  awaited: awaited.ids,
});

/** Drops refused orders that are too old to be still listed: the books prove now that they were not placed. */
export function withoutDisproved(now: Snapshot, facts: Pick<Facts, 'books'>): OrderAttempt[] {
  const listing = listingOf(knownFrom(now, facts), now.attempts);
  return now.attempts.filter((attempt) => !isDisproved(attempt, now, now.attempts, listing));
}

/** A list without any request may be that of a service that lists none: no time makes it a proof. */
export const isDisproved = (
  attempt: OrderAttempt,
  now: Snapshot,
  attempts: readonly OrderAttempt[],
  listing: Listing,
): boolean =>
  isLost(attempt) && now.isRefusalPast(attempt) && listing.rows.length > 0 && isAbsent(attempt, attempts, listing);

/** Returns what the user must answer before this order is sent, and hasn't yet. */
export function openConcerns(
  { form, person, answered }: Press,
  now: Snapshot,
  { books, fingerprint, content, unknown }: Facts,
  attempts: readonly OrderAttempt[],
): OrderConcern[] {
  const { history = [], gone, guard } = now;
  const equal = equalTo({ fingerprint, content }, attempts);
  // Equal ones are asked about by themselves.
  const others = attempts.filter((attempt) => !equal.includes(attempt));
  const asked = askedServices(form).map(({ option }) => option);
  const concerns = orderConcerns(form, {
    ...guard,
    failed: [...new Set([...guard.failed, ...unknown])],
    latest: books && [...books.rows, ...notIn(books.rows, history)],
    unread: books?.unread ?? 0,
    isThinner: books !== undefined && (isThinner(books, [...history, ...gone]) || lacksKnown(books, others)),
    history,
    seenIds: now.seenIds,
    unlisted: addAwaited(now.awaited, awaitedIdsOf(attempts), listedIn(now, books) ?? []),
    lost: attempts.filter(isLost),
    equal: equal.filter((attempt) => !isLost(attempt) && (attempt.isGivenUp === true || now.isRecent(attempt))),
    partly: attempts.filter(
      (attempt) =>
        !isLost(attempt) && now.isRecent(attempt) && attempt.missing?.some((option) => asked.includes(option)) === true,
    ),
    person,
    isJournalReadable: now.unreadable.length === 0,
    isJournalKept: now.isJournalKept,
  });
  return unanswered(concerns, answered);
}

const listedIn = ({ history }: Snapshot, books: Facts['books']): readonly HistoryItem[] | undefined =>
  books === undefined ? history : [...books.rows, ...(history ?? [])];

const notIn = (rows: readonly HistoryItem[], others: readonly HistoryItem[]): HistoryItem[] => {
  const keys = new Set(rows.map(({ key }) => key));
  return others.filter(({ key }) => !keys.has(key));
};

/** Orders with the same content, whatever the sequence of their lists; entries of earlier builds have no `content`. */
const equalTo = ({ fingerprint, content }: Pick<Facts, 'fingerprint' | 'content'>, attempts: readonly OrderAttempt[]) =>
  attempts.filter(
    (attempt) =>
      attempt.fingerprint !== '' &&
      (attempt.fingerprint === fingerprint || (attempt.content !== undefined && attempt.content === content)),
  );

/** The order as it is sent. One that is equal to a lost one keeps its key, so that the service can't place it twice. */
export function orderToSend(press: Press, now: Snapshot, facts: Facts, attempts: readonly OrderAttempt[]): SentOrder {
  const { form, person } = press;
  const { books, order, wording } = facts;
  const listed = listedIn(now, books);
  const repeated = equalTo(facts, attempts).find(isLost);
  const sender = { ...(person !== undefined && { person }), ...(wording !== '' && { wording }) };
  const attempt: OrderAttempt =
    repeated === undefined
      ? { ...newAttempt(form, now, facts, listed), ...sender }
      : {
          ...withoutSender(repeated),
          ...(isSameSender(repeated, sender) && sender),
          repeatedAt: storable(now.now),
          state: 'sent',
        };
  const others = attempts.flatMap(({ key, requestIds }) => (key === attempt.key ? [] : requestIds));
  // Also the ids that the service answered to other orders, which it may not list.
  const knownIds = listed && [...new Set([...[...listed, ...now.gone].flatMap(idsOf), ...others])];
  return { order, attempt, repeated, sender, knownIds, unreadable: now.unreadable };
}

/** Only the lender knows which of two orders with one key it received: what differs between them is unknown. */
export const isSameSender = ({ person, wording }: OrderAttempt, sender: SentOrder['sender']): boolean =>
  person !== undefined && person === sender.person && wording !== undefined && wording === sender.wording;

const withoutSender = ({ person: _, wording: __, refusal: ___, ...attempt }: OrderAttempt): OrderAttempt => attempt;

function newAttempt(
  { mode, borrowers, ...form }: Press['form'],
  { now, serverNow, newKey }: Snapshot,
  { fingerprint, content }: Facts,
  listed: readonly HistoryItem[] | undefined,
): OrderAttempt {
  const ordered = new Set(borrowers.filter(({ isSelected }) => isSelected).map(({ applicationId }) => applicationId));
  const applicationIds = [...new Set(borrowers.map(({ applicationId }) => applicationId))];
  return {
    version: 1,
    key: newKey,
    fingerprint,
    ...(content !== '' && { content }),
    mode,
    services: askedServices({ ...form, mode }).map(({ option }) => option),
    applications: applicationIds.map((id) => ({ id, isOrdered: ordered.has(id) })),
    knownRequestIds: listed === undefined ? null : [...new Set(listed.map(({ requestId }) => requestId))],
    sentAt: storable(now),
    serverTime: serverNow === null ? null : storable(serverNow),
    state: 'sent',
    requestIds: [],
  };
}
