import type { Privileges } from '@/domain/loan/privileges';
import { canReadFindings } from './canReadFindings';
import { type HistoryItem, runKeyOf } from './historyItem';

/** The services of the same order whose findings the user may read, in History's order. */
export const togetherWith = (
  item: HistoryItem,
  items: readonly HistoryItem[],
  privileges: Privileges | undefined,
): HistoryItem[] => items.filter((other) => runKeyOf(other) === runKeyOf(item) && canReadFindings(other, privileges));

/** The latest run before this one, of the same system, whose findings the user may read. @spec FND-17 */
export function previousWithFindings(
  item: HistoryItem,
  previousRuns: ReadonlyMap<string, HistoryItem>,
  privileges: Privileges | undefined,
): HistoryItem | undefined {
  const previous = previousRuns.get(item.key);
  return previous === undefined || canReadFindings(previous, privileges)
    ? previous
    : previousWithFindings(previous, previousRuns, privileges);
}
