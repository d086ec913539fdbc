import type { Privileges } from '@/domain/loan/privileges';
import { momentOf } from '@/lib/format';
import { type HistoryItem, isProcessing, isUnderwriting } from './historyItem';

/** True if the run has a response that the user may download. @spec FND-13 */
export const canReadFindings = (item: HistoryItem, privileges: Privileges | undefined): boolean =>
  privileges?.canViewRequestResponseXml === true &&
  privileges.canViewReceivedDate &&
  isUnderwriting(item) &&
  !isProcessing(item) &&
  momentOf(item.receivedOn) !== null;
