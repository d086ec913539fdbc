import type { Privileges } from '@/features/loan/rules/privileges';
import { momentOf } from '@/lib/moment';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { isProcessing, isUnderwriting } from './historyItem';

/** True if the run has a response that the user may download. @spec FND-13 */
export const canReadFindings = (item: HistoryItem, privileges: Privileges | undefined): boolean =>
  privileges?.hasAccessToViewRequestResponseXML === true &&
  privileges.canViewReceivedDate &&
  isUnderwriting(item) &&
  !isProcessing(item) &&
  momentOf(item.receivedOn) !== null;

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
