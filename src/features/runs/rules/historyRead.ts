import * as runsTexts from '@/features/runs/rules/texts';
import { capitalized } from '@/lib/format';
import { groupBy } from '@/lib/byKey';
import { shareStructure } from '@/lib/shareStructure';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { isProcessing, isUnderwriting, rowName } from '@/features/runs/rules/historyItem';
import { LISTING_MS } from '@/config/constants';

/**
 * Merges a history read with the previous one: unchanged items keep their identity, and so does an unchanged list. The
 * list is frozen here, because the store would otherwise walk through the whole list to freeze it.
 */
export function joinHistory(previous: HistoryItem[] | undefined, next: HistoryItem[]): HistoryItem[] {
  if (previous === undefined) return frozen([...next]);
  const known = new Map(previous.map((item) => [item.key, item]));
  const items = next.map((item) => shareStructure(known.get(item.key), item));
  const isSame = items.length === previous.length && items.every((item, index) => item === previous[index]);
  return isSame ? previous : frozen(items);
}

const frozen = (items: HistoryItem[]): HistoryItem[] => Object.freeze(items) as HistoryItem[];

/** Announces runs that started or finished: 'Request 12, DU: Approve/Eligible'. @empty [] for the first read */
export function transitionsBetween(
  previous: readonly HistoryItem[] | undefined,
  next: readonly HistoryItem[],
): string[] {
  if (previous === undefined || previous === next) return [];
  const before = new Map(previous.map((item) => [item.key, item]));
  return next.filter((item) => isReportable(before.get(item.key), item)).map(sentence);
}

/** Rows of the reads before that the history no longer lists. Keeps the list itself while nothing changes. */
export function goneRows(gone: HistoryItem[], previous: readonly HistoryItem[], next: readonly HistoryItem[]) {
  if (previous === next) return gone;
  const listed = new Set(next.map(({ key }) => key));
  const rows = [...gone, ...previous].filter(({ key }) => !listed.has(key));
  return rows.length === gone.length && gone.every((row, index) => row === rows[index]) ? gone : rows;
}

const isReportable = (was: HistoryItem | undefined, is: HistoryItem): boolean =>
  was === undefined ? isProcessing(is) : isProcessing(was) && !isProcessing(is);

const sentence = (item: HistoryItem): string => {
  const name = capitalized(rowName(item));
  return isProcessing(item) ? runsTexts.started(name) : `${name}: ${item.status || runsTexts.done}`;
};

export const notFound = (item: HistoryItem): string => runsTexts.notFound(capitalized(rowName(item)));

/** Counts the submissions to each underwriting system; credit orders do not count. */
export const countSubmissions = (items: readonly HistoryItem[]): { service: string; count: number }[] =>
  [...groupBy(items.filter(isUnderwriting), ({ ausRequestType }) => ausRequestType)]
    .flatMap(([service, runs]) => (service === null ? [] : [{ service, count: runs.length }]))
    .toSorted((a, b) => b.count - a.count);

/** True when DU itself reported excessive resubmissions. */
export const hasExcessiveResubmissions = (items: readonly HistoryItem[]): boolean =>
  items.some(({ ausDataSet }) =>
    ausDataSet?.duFindings.some(({ name }) => /EXCESSIVE[-\s]RESUBMISSIONS?/i.test(name ?? '')),
  );

/** The loan's requests, read for an order. */
export interface Books {
  rows: HistoryItem[];
  /** Rows that could not be read, or not in full: what they are is unknown. */
  unread: number;
}

/** Orders that the history does not list yet. The API may take a while to list them. */
export interface AwaitedRequests {
  ids: string[];
  /** The first and the latest read since the order, in milliseconds of the monotonic clock; null before the first. */
  reads: { first: number; latest: number } | null;
}

export const nothingAwaited: AwaitedRequests = { ids: [], reads: null };

type Listed = Pick<HistoryItem, 'requestId'>;

/** Adds placed orders to the awaited ones. New ones start the time again. */
export const addAwaited = ({ ids, reads }: AwaitedRequests, more: readonly string[], listed: readonly Listed[]) =>
  unlisted([...new Set([...ids, ...more])], more.every((id) => ids.includes(id)) ? reads : null, listed);

/** Removes orders that the user knows are not listed. */
export const removeAwaited = ({ ids, reads }: AwaitedRequests, dropped: readonly string[]): AwaitedRequests => {
  const kept = ids.filter((id) => !dropped.includes(id));
  return kept.length === 0 ? nothingAwaited : { ids: kept, reads };
};

/** Updates the awaited orders after one more read, `tick` milliseconds of the monotonic clock. */
export const awaitedAfter = (awaited: AwaitedRequests, listed: readonly Listed[], tick: number): AwaitedRequests =>
  awaited.ids.length === 0
    ? awaited
    : unlisted(awaited.ids, { first: awaited.reads?.first ?? tick, latest: tick }, listed);

function unlisted(ids: readonly string[], reads: AwaitedRequests['reads'], listed: readonly Listed[]): AwaitedRequests {
  const known = new Set(listed.map(({ requestId }) => requestId));
  const missing = ids.filter((id) => !known.has(id));
  return missing.length === 0 ? nothingAwaited : { ids: missing, reads };
}

/** True while polling looks for these orders. It ends, because History may never list the id of the response. */
export const isLookedFor = ({ ids, reads }: AwaitedRequests): boolean =>
  ids.length > 0 && (reads === null || reads.latest - reads.first < LISTING_MS);
