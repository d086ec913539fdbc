import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { Privileges } from '@/features/loan/rules/privileges';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import { runKeyOf } from '@/features/runs/rules/historyItem';
import type { SentFindings } from '@/features/documents/api/contract/documents';
import { own } from '@/lib/own';

/** The messages that the service sent with the results of runs, by the key of the run. */
export type SentMessages = Readonly<Record<string, SentFindings['messages'] | null | undefined>>;

/** Outside Selection, which alone loads results. */
export const NOTHING_SENT: SentMessages = {};

/** How the user may read the messages of a run: from its response, from its result, or not. @spec FND-30 */
export function findingsAccess(
  item: HistoryItem,
  privileges: Privileges | undefined,
  sent: SentMessages,
): 'response' | 'result' | 'none' {
  if (canReadFindings(item, privileges)) return 'response';
  // An empty list may be a default of the service.
  return (own(sent, item.key) ?? []).length > 0 ? 'result' : 'none';
}

/** The services of the same order whose messages the user may read, in History's order. */
export const readableTogether = (
  item: HistoryItem,
  items: readonly HistoryItem[],
  privileges: Privileges | undefined,
  sent = NOTHING_SENT,
): HistoryItem[] =>
  items.filter((other) => runKeyOf(other) === runKeyOf(item) && findingsAccess(other, privileges, sent) !== 'none');
