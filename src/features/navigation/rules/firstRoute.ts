import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import type { Area } from '@/config/paths';
import { compareDates } from '@/features/runs/rules/historyRows';
import { REQUEST_TYPE_ID } from '@/features/loan/rules/aus';
import type { HistoryEntry } from '@/features/runs/api/contract/history';

/**
 * The area that a link opens: History if the newest request is a credit pull, or if several underwriting requests were
 * decided; else Selection. @spec NAV-16, NAV-17, NAV-18, NAV-19, NAV-20, DAT-24 @empty 'request' without requests
 */
export function chooseFirstRoute(entries: readonly HistoryEntry[], loanStageSequence: number | null): Area {
  const [newest] = entries.toSorted((a, b) => compareDates(a.requestDate, b.requestDate));
  if (newest === undefined) return 'request';
  if (newest.requestTypeId === REQUEST_TYPE_ID.credit) return 'history';
  const isDecided = (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE;
  const hasSeveralRuns = entries.filter((entry) => entry.requestTypeId === REQUEST_TYPE_ID.aus).length > 1;
  return hasSeveralRuns && isDecided ? 'history' : 'selection';
}

/** True when the first route depends on the loan's stage; otherwise the app need not wait for it. */
export const dependsOnStage = (entries: readonly HistoryEntry[]): boolean =>
  chooseFirstRoute(entries, null) !== chooseFirstRoute(entries, DECIDED_LOAN_STAGE_SEQUENCE);
