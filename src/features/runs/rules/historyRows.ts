import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { groupBy } from '@/lib/byKey';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { isService, SERVICE_OPTIONS } from '@/features/loan/rules/services';
import { momentOf } from '@/lib/moment';
import { isProcessing, isUnderwriting } from '@/features/runs/rules/historyItem';

/** One request row: a multi request with all its services, or any other item alone. */
export interface RequestGroup extends Pick<HistoryItem, 'requestId'> {
  /** Identifies the request within the loan, and is the anchor of links to it: 'request-418'. */
  id: string;
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

/** Compares two ids: as numbers of any length when both are digits, else as texts. Texts come after numbers. */
export function compareIds(a: string, b: string): number {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  if (x === undefined || y === undefined)
    return Number(x === undefined) - Number(y === undefined) || compareTexts(a, b);
  return x.length - y.length || compareTexts(x, y);
}

const digitsOf = (id: string): string | undefined => (/^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : undefined);

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Sorts the newest first and invalid dates last. */
export const compareDates = (a: string | null, b: string | null): number => compareMoments(sentAt(a), sentAt(b));

/** Returns epoch milliseconds; an invalid date counts as the oldest. */
export const sentAt = (date: string | null): number => momentOf(date) ?? Number.NEGATIVE_INFINITY;

/** Sorts the newest first. Two invalid dates compare as equal; subtracting them would give NaN. */
const compareMoments = (a: number, b: number): number => (a === b ? 0 : b - a);

/** Sorts DU, LPA, LPA-C, then others. Different items are never equal, so the API's order doesn't matter. */
export const compareServices = (a: HistoryItem, b: HistoryItem): number =>
  serviceRank(a) - serviceRank(b) ||
  compareIds(a.requestId, b.requestId) ||
  compareIds(a.key, b.key) ||
  compareTexts(JSON.stringify(a), JSON.stringify(b));

function serviceRank({ system }: HistoryItem): number {
  if (system === null || system === 'credit_import_only') return SERVICE_OPTIONS.length + 1;
  return isService(system) ? SERVICE_OPTIONS.indexOf(system) : SERVICE_OPTIONS.length;
}

/**
 * Maps each run to the previous finished run of the same underwriting system.
 * @shape keyed by the later run's key
 * @empty no entry for a first run, for credit, and for a run without a date or a data set
 */
export function previousRuns(items: readonly HistoryItem[]): ReadonlyMap<string, HistoryItem> {
  const oldestFirst = items
    .filter(isComparable)
    .map((item) => ({ item, moment: sentAt(item.requestDate) }))
    .filter(({ moment }) => Number.isFinite(moment))
    .toSorted((a, b) => a.moment - b.moment || compareIds(a.item.requestId, b.item.requestId));
  const previous = new Map<string, HistoryItem>();
  const latest = new Map<string, HistoryItem>();
  for (const { item } of oldestFirst) {
    // A run that the service calls by another name is still one of its system.
    const system = item.system ?? item.ausRequestType ?? '';
    const before = latest.get(system);
    if (before !== undefined) previous.set(item.key, before);
    if (!isProcessing(item)) latest.set(system, item);
  }
  return previous;
}

/** Only runs with a data set can be compared. */
export const isComparable = (item: HistoryItem): boolean => isUnderwriting(item) && item.ausDataSet !== null;
