import type { HistoryItem } from './historyItem';
import { compareDates, compareIds } from './historyOrder';

/**
 * Returns the newest run of a service, whatever its outcome. Runs without a readable date count as the oldest.
 *
 * @empty undefined if the history has none
 */
export function lastRunOf(items: readonly HistoryItem[], service: string): HistoryItem | undefined {
  let last: HistoryItem | undefined;
  for (const item of items) {
    if (item.service === service && (last === undefined || isLater(item, last))) last = item;
  }
  return last;
}

/** Equal dates leave it to the request numbers, as in History. */
export const isLater = (one: HistoryItem, other: HistoryItem): boolean =>
  (compareDates(one.requestDate, other.requestDate) || compareIds(other.requestId, one.requestId)) < 0;
