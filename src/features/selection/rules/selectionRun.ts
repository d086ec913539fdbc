import { hasNoResult, isProcessing, isUnderwriting } from '@/features/runs/rules/historyItem';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { chooseSelectedService } from '@/features/runs/rules/selectedService';
import type { HistoryItem } from '@/features/runs/api/contract/history';

export type SelectionRun = ReturnType<typeof runsOf>[number];

/**
 * Returns the underwriting runs of a loan, newest first, without credit pulls. Results are loaded by `runId`: the multi
 * request id, or the request id of a single run.
 * @spec SEL-8, SEL-10
 */
export const runsOf = (history: readonly HistoryItem[]) =>
  groupRequests(history.filter(isUnderwriting)).map((group) => {
    const { multiAusRequestId } = group.items[0];
    return { ...group, runId: multiAusRequestId ?? group.requestId, isMulti: multiAusRequestId !== null };
  });

export type RunState = 'processing' | 'pending' | 'decided' | 'undecided' | 'noResult';

/**
 * Returns the state of a run. `processing`: a service is running. `decided`: one service is in effect. `noResult`: all
 * services failed or were stopped. `pending`: the recommendation is still missing. `undecided`: the recommendation is
 * complete, but no service is in effect.
 * @spec HIS-56, HIS-57, HIS-58, HIS-59, HIS-60, HIS-61, HIS-62
 */
export function runStateOf({ items }: SelectionRun): RunState {
  if (items.some(isProcessing)) return 'processing';
  if (chooseSelectedService(items) !== undefined) return 'decided';
  if (items.every(hasNoResult)) return 'noResult';
  return items.some(({ isWaterfallLogicApplied }) => isWaterfallLogicApplied) ? 'undecided' : 'pending';
}

/** The newest run that is decided, pending or processing; else undecided; else any. @empty undefined without runs */
export function currentRunOf(runs: readonly SelectionRun[]): SelectionRun | undefined {
  const newest = (...states: RunState[]) => runs.find((run) => states.includes(runStateOf(run)));
  return newest('decided', 'pending', 'processing') ?? newest('undecided') ?? runs[0];
}

/** Changes when the results of a run may have changed: a service responds, or a mark changes. */
export const runStamp = ({ runId, items }: SelectionRun): string =>
  JSON.stringify([
    runId,
    ...items.map((one) => [one.key, one.status, one.isRecommended, one.isSelected, one.isWaterfallLogicApplied]),
  ]);
