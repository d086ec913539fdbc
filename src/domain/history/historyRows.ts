import { HISTORY_PAGE_SIZE } from '@/config/constants';
import type { HistoryItem } from './historyItem';
import { compareIds, compareMoments, compareServices, sentAt } from './historyOrder';

/** One request row: a multi request with all its services, or any other item on its own. */
export interface RequestGroup {
  /** Unique among the loan's requests, and the anchor of a link to this one: 'request-418'. */
  id: string;
  /** Shown once, on the first row. */
  requestId: string;
  /** Counted from 1 in display order; every service of a multi request shares it. */
  rowNumber: number;
  /** The latest date of its services, which decides its place. */
  latestDate: string | null;
  /** At least one. */
  items: readonly [HistoryItem, ...HistoryItem[]];
  /** Other requests that this one points to or is pointed to by, such as the credit order whose report it reused. */
  linkedIds: readonly string[];
}

/**
 * Past requests as History shows them: services of a multi request together under one row number and their latest date, the
 * newest request first (of equal dates the higher id), linked requests paired.
 *
 * The result does not depend on the order of the items; every item appears exactly once, also when ids repeat.
 *
 * @source Specification §2, "History screen"; §4, "Display order"
 * @empty no items give no groups; requests without a valid date come last
 */
export function groupRequests(items: readonly HistoryItem[]): RequestGroup[] {
  const groups = bundle(items).map(inServiceOrder).toSorted(compareBundles).map(numbered());
  return paired(groups);
}

/** The request rows that show when `shown` of them may, and whether Load More has any left to add. */
export const pageOf = <Row>(rows: readonly Row[], shown: number): { visible: readonly Row[]; hasMore: boolean } => ({
  visible: rows.length > shown ? rows.slice(0, shown) : rows,
  hasMore: rows.length > shown,
});

/** How many rows must show for the one at an index to be among them, in whole pages. */
export const shownToReach = (index: number): number => Math.ceil((index + 1) / HISTORY_PAGE_SIZE) * HISTORY_PAGE_SIZE;

interface Bundle {
  items: readonly [HistoryItem, ...HistoryItem[]];
  latest: HistoryItem;
  moment: number;
}

function bundle(items: readonly HistoryItem[]): [HistoryItem, ...HistoryItem[]][] {
  const multis = new Map<string, [HistoryItem, ...HistoryItem[]]>();
  const bundles: [HistoryItem, ...HistoryItem[]][] = [];
  for (const item of items) {
    const known = item.multiAusRequestId === null ? undefined : multis.get(item.multiAusRequestId);
    if (known !== undefined) {
      known.push(item);
      continue;
    }
    const started: [HistoryItem, ...HistoryItem[]] = [item];
    bundles.push(started);
    if (item.multiAusRequestId !== null) multis.set(item.multiAusRequestId, started);
  }
  return bundles;
}

function inServiceOrder(bundled: [HistoryItem, ...HistoryItem[]]): Bundle {
  const items = bundled.sort(compareServices);
  let [latest] = items;
  let moment = sentAt(latest.requestDate);
  for (const item of items) {
    const own = sentAt(item.requestDate);
    if (own > moment) [latest, moment] = [item, own];
  }
  return { items, latest, moment };
}

const compareBundles = (a: Bundle, b: Bundle): number =>
  compareMoments(a.moment, b.moment) ||
  compareIds(b.items[0].requestId, a.items[0].requestId) ||
  compareServices(b.items[0], a.items[0]);

/** Ids that repeat get a number of their own, so that rows and anchors stay distinct. */
function numbered(): (bundle: Bundle, index: number) => RequestGroup {
  const seen = new Map<string, number>();
  return ({ items, latest }, index) => {
    const { requestId } = items[0];
    const times = (seen.get(requestId) ?? 0) + 1;
    seen.set(requestId, times);
    const id = times === 1 ? `request-${requestId}` : `request-${requestId}~${times}`;
    return { id, requestId, rowNumber: index + 1, latestDate: latest.requestDate, items, linkedIds: [] };
  };
}

function paired(groups: readonly RequestGroup[]): RequestGroup[] {
  const owners = new Map<string, string>();
  for (const { id, items } of groups) {
    for (const { requestId, uiOnlyRequestId } of items) {
      if (!owners.has(requestId)) owners.set(requestId, id);
      if (uiOnlyRequestId !== null && !owners.has(uiOnlyRequestId)) owners.set(uiOnlyRequestId, id);
    }
  }
  const links = new Map<string, Set<string>>(groups.map(({ id }) => [id, new Set()]));
  for (const { id, items } of groups) {
    for (const { linkedRequestId } of items) {
      const other = linkedRequestId === null ? undefined : owners.get(linkedRequestId);
      if (other === undefined || other === id) continue;
      links.get(id)?.add(other);
      links.get(other)?.add(id);
    }
  }
  return groups.map((group) => ({ ...group, linkedIds: [...(links.get(group.id) ?? [])] }));
}
