import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import type { Area } from '@/config/paths';
import { compareDates } from '@/domain/history/historyOrder';
import { REQUEST_TYPE_ID } from '@/domain/request/requestSetup';

/** One past request, as far as the first route choice needs it. */
export interface HistoryEntry {
  requestDate: string | null;
  requestTypeId: number | null;
}

/**
 * Where a link from the origination system leads: the newest credit pull to History; several underwriting requests to History
 * once the credit decision has been made and to Selection before; one to Selection.
 *
 * @source Specification §2, "Start-up and first route choice"
 * @empty a loan without requests has nothing to select: Request
 */
export function chooseFirstRoute(entries: readonly HistoryEntry[], loanStageSequence: number | null): Area {
  const [newest] = entries.toSorted((a, b) => compareDates(a.requestDate, b.requestDate));
  if (newest === undefined) return 'request';
  if (newest.requestTypeId === REQUEST_TYPE_ID.credit) return 'history';
  const isDecided = (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE;
  const hasSeveralRuns = entries.filter((entry) => entry.requestTypeId === REQUEST_TYPE_ID.aus).length > 1;
  return hasSeveralRuns && isDecided ? 'history' : 'selection';
}

/** Whether the loan's stage has a say; otherwise nobody needs to wait for it. */
export const dependsOnStage = (entries: readonly HistoryEntry[]): boolean =>
  chooseFirstRoute(entries, null) !== chooseFirstRoute(entries, DECIDED_LOAN_STAGE_SEQUENCE);
