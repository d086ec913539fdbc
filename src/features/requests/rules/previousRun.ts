import { isProcessing, isUnderwriting } from './historyItem';
import { compareIds, sentAt } from './historyOrder';
import type { HistoryItem } from '@/features/requests/api/contract/history';

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
