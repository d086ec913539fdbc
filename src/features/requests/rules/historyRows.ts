import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { groupBy } from '@/lib/groupBy';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { compareIds, compareMoments, compareServices, sentAt } from './historyOrder';

/** One request row: a multi request with all its services, or any other item alone. */
export interface RequestGroup {
  /** Identifies the request within the loan, and is the anchor of links to it: 'request-418'. */
  id: string;
  /** Shown once, on the first row. Its order is that of all services of a multi request. */
  requestId: string;
  /** The latest date of its services, used for sorting. */
  latestDate: string | null;
  items: readonly [HistoryItem, ...HistoryItem[]];
  /** Requests that this one links to or that link to it, such as the credit order whose report it reused. */
  linkedIds: readonly string[];
}

/**
 * Groups past requests for History: the services of a multi request form one row with their latest date. Sorts the
 * newest request first (the higher id for equal dates) and pairs linked requests.
 *
 * The order of the items does not matter. Every item appears exactly once, even if ids repeat.
 *
 * @spec APP-11, HIS-15, HIS-28, HIS-16, HIS-25, HIS-26, HIS-27, HIS-29
 * @empty [] without items; requests without a valid date come last
 */
export function groupRequests(items: readonly HistoryItem[]): RequestGroup[] {
  // Without the id of a multi request, each item is alone.
  const bundles = groupBy(items, ({ multiAusRequestId }) => multiAusRequestId ?? Symbol());
  return paired([...bundles.values()].map(inServiceOrder).toSorted(compareBundles).map(numbered()));
}

/** Returns the first `shown` rows, and whether Load More can add rows. */
export const pageOf = <Row>(rows: readonly Row[], shown: number): { visible: readonly Row[]; hasMore: boolean } => ({
  visible: rows.length > shown ? rows.slice(0, shown) : rows,
  hasMore: rows.length > shown,
});

/** Returns how many rows to show, in whole pages, so that the row at this index is visible. */
export const shownToReach = (index: number): number => Math.ceil((index + 1) / HISTORY_PAGE_SIZE) * HISTORY_PAGE_SIZE;

interface Bundle {
  items: readonly [HistoryItem, ...HistoryItem[]];
  latestDate: string | null;
  moment: number;
}

function inServiceOrder(bundled: [HistoryItem, ...HistoryItem[]]): Bundle {
  const items = bundled.sort(compareServices);
  const moments = items.map(({ requestDate }) => sentAt(requestDate));
  const moment = Math.max(...moments);
  return { items, latestDate: items[moments.indexOf(moment)]?.requestDate ?? null, moment };
}

const compareBundles = (a: Bundle, b: Bundle): number =>
  compareMoments(a.moment, b.moment) ||
  compareIds(b.items[0].requestId, a.items[0].requestId) ||
  compareServices(b.items[0], a.items[0]);

/** A multi request keeps its id when its services are listed one by one. Repeated ids get a number, to stay unique. */
function numbered(): (bundle: Bundle, index: number) => RequestGroup {
  const seen = new Map<string, number>();
  return ({ items, latestDate }) => {
    const { requestId, multiAusRequestId } = items[0];
    const own = multiAusRequestId ?? requestId;
    const times = (seen.get(own) ?? 0) + 1;
    seen.set(own, times);
    const id = times === 1 ? `request-${own}` : `request-${own}~${times}`;
    return { id, requestId, latestDate, items, linkedIds: [] };
  };
}

function paired(groups: readonly RequestGroup[]): RequestGroup[] {
  const owners = new Map<string | null, string>();
  for (const { id, items } of groups) {
    for (const own of items.flatMap(({ requestId, uiOnlyRequestId }) => [requestId, uiOnlyRequestId])) {
      if (own !== null && !owners.has(own)) owners.set(own, id);
    }
  }
  const links = groups.flatMap(({ id, items }) =>
    items.flatMap(({ linkedRequestId }) => {
      const other = owners.get(linkedRequestId);
      return other === undefined || other === id ? [] : [[id, other] as const, [other, id] as const];
    }),
  );
  const linksOf = groupBy(links, ([id]) => id);
  return groups.map((group) => ({
    ...group,
    linkedIds: [...new Set(linksOf.get(group.id)?.map(([, other]) => other))],
  }));
}
