import { enumerated, limited } from '@/config/listed';
import * as orderTexts from '@/features/request/orderTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { isLookedFor, type AwaitedRequests } from '@/features/runs/rules/historyRead';
import { hasReport, isFailed, isProcessing, runKeyOf } from '@/features/runs/rules/historyItem';
import { fullDateTime } from '@/lib/format';
import { uniqueBy } from '@/lib/byKey';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { OrderConcern } from './submission';
import { isOthers } from './lostOrders';
import type { OrderAttempt } from './orderAttempt';
import { requestsText, servicesText } from './orderWords';

/** One concern, as a list. @empty [] without lines */
export function concern(kind: OrderConcern['kind'], title: string, given: (string | false)[]): OrderConcern[] {
  const lines = given.filter((line) => line !== false);
  return lines.length === 0 ? [] : [{ kind, title, lines }];
}

/** The same about what may order the same twice. */
const doubt = (kind: OrderConcern['kind'], title: string, lines: string[]): OrderConcern[] =>
  lines.length === 0 ? [] : concern(kind, title, [...lines, orderTexts.mayChargeTwice]);

/** An answer covers a concern only with the words that the user has read. */
export const unanswered = (concerns: readonly OrderConcern[], answered: readonly OrderConcern[]): OrderConcern[] => {
  const read = new Set(answered.map(readWords));
  return concerns.filter((concern) => !read.has(readWords(concern)));
};

const readWords = ({ title, lines }: OrderConcern): string => [title, ...lines].join('\n');

/** What is known of other orders for the loan: from this window, other windows and other users. */
export interface EarlierOrders {
  /** The requests listed now; undefined when the list cannot be loaded. */
  latest: readonly HistoryItem[] | undefined;
  /** Rows of that list that could not be read. */
  unread: number;
  /** That list lacks requests that another read has shown. */
  isThinner: boolean;
  /** The mark of the user; undefined when unknown. */
  person: string | undefined;
  history: readonly HistoryItem[];
  /** The requests that existed when the user started the order; null when History could not be loaded then. */
  seenIds: readonly string[] | null;
  /** Placed requests that History doesn't list. */
  unlisted: AwaitedRequests;
  lost: readonly OrderAttempt[];
  /** Orders of the last minutes that are placed and equal to this one. */
  equal: readonly OrderAttempt[];
  /** Orders of the last minutes that were listed without a service that this one includes. */
  partly: readonly OrderAttempt[];
  /** False when the journal contains entries that this version can't read. */
  isJournalReadable: boolean;
  /** False when the browser doesn't store the journal. */
  isJournalKept: boolean;
}

/** Returns a concern for everything that may order the same twice. An equal order is not named as another one too. */
export function earlierOrders(orders: EarlierOrders): OrderConcern[] {
  const others = withoutRequests(orders, new Set(orders.equal.flatMap(({ requestIds }) => requestIds)));
  return [
    ...unconfirmed(orders),
    ...repeated(orders.equal.filter((order) => !hasOnlyFailed(order, orders.latest ?? []))),
    ...(orders.isJournalReadable ? [] : UNREADABLE),
    ...(orders.isJournalKept ? [] : UNKEPT),
    ...running(orders),
    ...unlisted(others),
    ...newerOrders(others),
    ...unreadRows(orders),
  ];
}

function withoutRequests(orders: EarlierOrders, named: ReadonlySet<string>): EarlierOrders {
  const isOther = ({ requestId }: HistoryItem): boolean => !named.has(requestId);
  return {
    ...orders,
    latest: orders.latest?.filter(isOther),
    unlisted: { ...orders.unlisted, ids: orders.unlisted.ids.filter((id) => !named.has(id)) },
  };
}

function unconfirmed({ lost, partly, person }: EarlierOrders): OrderConcern[] {
  const whenOf = (order: OrderAttempt): string =>
    isOthers(order, person) ? orderTexts.ofOtherUser(timeOf(order)) : timeOf(order);
  const orders = lost.map((order) => {
    const { refusal, requestIds } = order;
    if (requestIds.length > 0)
      return (refusal === undefined ? orderTexts.earlierMayBe : orderTexts.earlierRefusedMayBe)(
        whenOf(order),
        requestsText(requestIds),
      );
    return refusal === undefined
      ? orderTexts.earlierMayExist(whenOf(order))
      : orderTexts.earlierRefused(whenOf(order), refusal.status);
  });
  const parts = partly.map((order) => orderTexts.partMayBeListed(whenOf(order), servicesText(order.missing ?? [])));
  return doubt('unconfirmed', orderTexts.earlierUnconfirmed, limited([...orders, ...parts]));
}

/** The loan's requests show that the order failed and left no credit report: repeating it is the way on. */
const hasOnlyFailed = ({ requestIds }: OrderAttempt, latest: readonly HistoryItem[]): boolean =>
  requestIds.length > 0 &&
  requestIds.every((id) => {
    const items = latest.filter(({ requestId }) => requestId === id);
    return (
      items.length > 0 &&
      items.every((item) => isFailed(item) && item.isCreditKnown && !item.creditDetail.some(hasReport))
    );
  });

function repeated(equal: readonly OrderAttempt[]): OrderConcern[] {
  const orders = equal.map((order) => orderTexts.sameOrder(timeOf(order), requestsText(order.requestIds)));
  const isUnlisted = equal.some(({ isGivenUp }) => isGivenUp === true);
  const title = isUnlisted ? orderTexts.sameOrderUnlisted : orderTexts.sameOrderPlaced;
  return doubt('repeated', title, limited(orders));
}

const timeOf = ({ sentAt }: OrderAttempt): string => fullDateTime(new Date(sentAt).toISOString());

const UNREADABLE = doubt('unreadable', orderTexts.earlierInFlight, [orderTexts.recordUnreadable]);

export const UNKEPT = concern('unkept', orderTexts.recordUnkept, [
  orderTexts.storageBlocked,
  orderTexts.otherTabsUnknown,
]);

/** Placed requests count as running until History lists them. */
function running({ latest = [], history, unlisted }: EarlierOrders): OrderConcern[] {
  const items = uniqueBy([...latest, ...history], ({ key }) => key);
  const awaited = isLookedFor(unlisted) ? unlisted.ids : [];
  const numbers = [...new Set([...requestNumbers(items.filter(isProcessing)), ...awaited])];
  return concern('running', orderTexts.stillProcessing, [
    numbers.length > 0 && orderTexts.notFinished(enumerated(numbers)),
  ]);
}

function unlisted({ unlisted: awaited }: EarlierOrders): OrderConcern[] {
  if (awaited.ids.length === 0 || isLookedFor(awaited)) return [];
  return doubt('unlisted', orderTexts.earlierUnlisted, [orderTexts.acceptedUnlisted(enumerated(awaited.ids))]);
}

/** Another window or another user has ordered for the loan since the user started this order, or that is unknown. */
function newerOrders({ latest, seenIds, isThinner }: EarlierOrders): OrderConcern[] {
  const newer = (title: string, line: string) => doubt('newerOrders', title, [line]);
  if (latest === undefined) return newer(orderTexts.requestsUnknown, orderTexts.newerOrdersUnknown);
  const fresh = latest.filter(({ requestId }) => seenIds?.includes(requestId) !== true);
  if (fresh.length === 0) return isThinner ? newer(orderTexts.listThinner, orderTexts.listMayLack) : [];
  const people = [...new Set(fresh.map(({ submittedBy }) => submittedBy).filter((name) => name !== null))];
  const by = people.length === 0 ? '' : orderTexts.byPeople(enumerated(people));
  const requests = enumerated(requestNumbers(fresh));
  return seenIds === null
    ? newer(orderTexts.requestsUnknownBefore, orderTexts.maybeNewer(requests, by))
    : newer(orderTexts.newerOrders, orderTexts.newerRequests(requests, by));
}

/** What can't be read may be an order that nothing else shows. */
const unreadRows = ({ unread }: EarlierOrders): OrderConcern[] =>
  unread === 0 ? [] : doubt('unreadRows', orderTexts.rowsUnread(uiTexts.requests(unread)), [orderTexts.unreadMayBeNew]);

/** Returns the request numbers to show. The services of a multi request share the number of the first one. */
export const requestNumbers = (items: readonly HistoryItem[]): string[] =>
  uniqueBy(items, runKeyOf).map(({ requestId }) => requestId);
