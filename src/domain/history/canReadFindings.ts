import type { Privileges } from '@/domain/loan/privileges';
import { momentOf } from '@/lib/format';
import { type HistoryItem, isProcessing, isUnderwriting } from './historyItem';

/**
 * True if the user may read a run's messages in the app: where the run has a response, and the user may download it.
 * @spec FND-13
 */
export const canReadFindings = (item: HistoryItem, privileges: Privileges | undefined): boolean =>
  privileges?.canViewRequestResponseXml === true &&
  privileges.canViewReceivedDate &&
  isUnderwriting(item) &&
  !isProcessing(item) &&
  momentOf(item.receivedOn) !== null;
