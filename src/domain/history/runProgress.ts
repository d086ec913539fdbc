import { POLLS_FOR_WATERFALL } from '@/config/constants';
import { isFailed, isFruitless, isProcessing, type HistoryItem } from './historyItem';

/** What polling has seen so far of the runs it follows. */
export interface RunProgress {
  /** Something has been Processing since the last run settled. */
  isFollowing: boolean;
  /** The rows that were. */
  keys: string[];
  /** The multi requests that were. */
  multiIds: string[];
  /** Reads since the last item settled, while the recommendation is worked out. */
  extraReads: number;
}

/**
 * `goOn`: read again. `settled`: a run has just come to its end: read the loan header, choose the service. `failed`: so it has, and
 * nothing came of it. `rest`: nothing runs.
 */
export type RunVerdict = 'goOn' | 'settled' | 'failed' | 'rest';

export const noRun: RunProgress = { isFollowing: false, keys: [], multiIds: [], extraReads: 0 };

/**
 * Judges one history read. Polling goes on while anything is Processing. After that the items of the multi requests that were are
 * gathered: it stops when a waterfall was applied to each of them or one of its services failed, when there are none, and in any
 * case after a few more reads, because a recommendation that does not come must not be waited for for ever.
 *
 * @source Specification §4, "Polling"
 */
export function followRun(
  progress: RunProgress,
  items: readonly HistoryItem[],
): { progress: RunProgress; verdict: RunVerdict } {
  const running = items.filter(isProcessing);
  if (running.length > 0) {
    const keys = new Set([...progress.keys, ...running.map(({ key }) => key)]);
    const multiIds = new Set([...progress.multiIds, ...running.flatMap(({ multiAusRequestId: id }) => id ?? [])]);
    return {
      progress: { isFollowing: true, keys: [...keys], multiIds: [...multiIds], extraReads: 0 },
      verdict: 'goOn',
    };
  }
  if (!progress.isFollowing) return { progress: noRun, verdict: 'rest' };
  const isDone = progress.multiIds.every((id) => hasConclusion(items.filter((item) => item.multiAusRequestId === id)));
  if (isDone || progress.extraReads >= POLLS_FOR_WATERFALL) {
    const { keys, multiIds } = progress;
    const followed = items.filter(
      ({ key, multiAusRequestId: id }) => keys.includes(key) || (id !== null && multiIds.includes(id)),
    );
    const cameToNothing = followed.length > 0 && followed.every(isFruitless);
    return { progress: noRun, verdict: cameToNothing ? 'failed' : 'settled' };
  }
  return { progress: { ...progress, extraReads: progress.extraReads + 1 }, verdict: 'goOn' };
}

const hasConclusion = (items: readonly HistoryItem[]): boolean =>
  items.length === 0 || items.some(({ isWaterfallApplied }) => isWaterfallApplied) || items.some(isFailed);
