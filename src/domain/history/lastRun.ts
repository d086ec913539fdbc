import { momentOf } from '@/lib/format';
import type { HistoryItem } from './historyItem';

/**
 * Returns the newest run of a service, whatever its outcome. Runs without a readable date count as the oldest.
 *
 * @empty undefined if the history has none
 */
export function lastRunOf(items: readonly HistoryItem[], service: string): HistoryItem | undefined {
  let last: HistoryItem | undefined;
  for (const item of items) {
    if (item.service === service && (last === undefined || sentAt(item) > sentAt(last))) last = item;
  }
  return last;
}

const sentAt = ({ requestDate }: HistoryItem): number => momentOf(requestDate) ?? Number.NEGATIVE_INFINITY;
