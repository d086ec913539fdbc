import { isFruitless, isProcessing, isUnderwriting, type HistoryItem } from '@/domain/history/historyItem';
import { groupRequests, type RequestGroup } from '@/domain/history/historyRows';
import { chooseSelectedService } from '@/domain/history/selectedService';

/** The services of one underwriting order, as History tells of them. */
export interface SelectionRun {
  /** What its results are asked by: the multi request id, or the request id of a single run. */
  runId: string;
  /** The number people know it by. */
  requestId: string;
  isMulti: boolean;
  /** ISO 8601 as delivered; the latest of its services. */
  requestDate: string | null;
  submittedBy: string | null;
  items: RequestGroup['items'];
}

/**
 * Underwriting runs of a loan, newest first; credit pulls are none.
 *
 * @source Specification §4, "Display order" and "Selected service choice"
 */
export const runsOf = (history: readonly HistoryItem[]): SelectionRun[] =>
  groupRequests(history.filter(isUnderwriting)).map(({ requestId, latestDate, items }) => ({
    runId: items[0].multiAusRequestId ?? requestId,
    requestId,
    isMulti: items[0].multiAusRequestId !== null,
    requestDate: latestDate,
    submittedBy: items[0].submittedBy,
    items,
  }));

/** What a run has come to. */
export type RunState = 'processing' | 'pending' | 'decided' | 'undecided' | 'fruitless';

/**
 * `processing`: a service is at work. `decided`: one service counts. `fruitless`: none gave findings. Of the others, `pending` still
 * waits for the recommendation, and in `undecided` nothing was recommended.
 *
 * @source Specification §4, "Selected service choice"
 */
export function runStateOf({ items }: SelectionRun): RunState {
  if (items.some(isProcessing)) return 'processing';
  if (chooseSelectedService(items) !== undefined) return 'decided';
  if (items.every(isFruitless)) return 'fruitless';
  return items.some(({ isWaterfallApplied }) => isWaterfallApplied) ? 'undecided' : 'pending';
}

/**
 * The run to choose in: the newest that is decided or on its way to be; without one the newest with findings, else the newest.
 *
 * @empty without runs undefined
 */
export function currentRunOf(runs: readonly SelectionRun[]): SelectionRun | undefined {
  const newest = (...states: RunState[]) => runs.find((run) => states.includes(runStateOf(run)));
  return newest('decided', 'pending', 'processing') ?? newest('undecided') ?? runs[0];
}

/** Changes whenever the results of a run may have: as services answer, and with every mark. */
export const runStamp = ({ runId, items }: SelectionRun): string =>
  JSON.stringify([
    runId,
    ...items.map(({ key, status, isRecommended, isSelected, isWaterfallApplied }) => [
      key,
      status,
      isRecommended,
      isSelected,
      isWaterfallApplied,
    ]),
  ]);
