import { HISTORY_POLL_INTERVAL_MS, HISTORY_POLL_MAX_DELAY_MS, WATERFALL_MS } from '@/config/constants';
import type { Failure } from '@/lib/failure';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { isFailed, isProcessing } from './historyItem';

interface RunProgress {
  /** Keys of the rows that were Processing, or of orders that were listed, since the last run settled. */
  keys: string[];
  multiIds: string[];
  /** Milliseconds of the monotonic clock: the first read after the last item finished, without a recommendation. */
  pendingSince: number | null;
}

export const noRun: RunProgress = { keys: [], multiIds: [], pendingSince: null };

/** True if a row is Processing that wasn't before. */
export function startsRun(before: readonly HistoryItem[], after: readonly HistoryItem[]): boolean {
  const running = new Set(before.filter(isProcessing).map(({ key }) => key));
  return after.some((item) => isProcessing(item) && !running.has(item.key));
}

/**
 * Evaluates one history read. Polling continues while a row is Processing. Then it waits for the recommendation of each
 * multi request that it followed: until a waterfall is applied, a service failed, or the history no longer lists the
 * request. It stops after half a minute, because the recommendation may never come. `arrived`: the rows of awaited
 * orders, which the history lists for the first time. These are followed even if they are finished. `finished`: the
 * keys of the rows that were followed, once the run has settled. `tick`: when it was read, on the monotonic clock.
 * @spec HIS-46, HIS-47, HIS-48, HIS-49, HIS-50, HIS-51, HIS-52, HIS-75
 */
export function followRun(
  before: RunProgress,
  items: readonly HistoryItem[],
  { arrived = [], tick }: { arrived?: readonly HistoryItem[]; tick: number },
): { progress: RunProgress; finished: string[] } {
  const running = items.filter(isProcessing);
  const progress = followMore(before, [...running, ...arrived]);
  if (running.length > 0 || !isFollowed(progress)) return { progress, finished: [] };
  const isDone = progress.multiIds.every((id) => hasConclusion(items.filter((item) => item.multiAusRequestId === id)));
  const pendingSince = progress.pendingSince ?? tick;
  if (isDone || tick - pendingSince >= WATERFALL_MS) return { progress: noRun, finished: progress.keys };
  return { progress: { ...progress, pendingSince }, finished: [] };
}

export const isFollowed = ({ keys }: RunProgress): boolean => keys.length > 0;

function followMore(progress: RunProgress, items: readonly HistoryItem[]): RunProgress {
  if (items.length === 0) return progress;
  const keys = new Set([...progress.keys, ...items.map(({ key }) => key)]);
  const multiIds = new Set([
    ...progress.multiIds,
    ...items.flatMap(({ multiAusRequestId }) => multiAusRequestId ?? []),
  ]);
  return { keys: [...keys], multiIds: [...multiIds], pendingSince: null };
}

const hasConclusion = (items: readonly HistoryItem[]): boolean =>
  items.length === 0 || items.some(({ isWaterfallLogicApplied }) => isWaterfallLogicApplied) || items.some(isFailed);

/**
 * Returns the milliseconds until the next read after this many failures in a row: 5, 5, 10, 20, 40, 60, 60 seconds and
 * so on. A busy service may ask for a longer pause, `pauseMs`, but a minute is the most.
 */
export const pollDelay = (failures: number, pauseMs = 0): number =>
  Math.min(Math.max(pauseMs, HISTORY_POLL_INTERVAL_MS * 2 ** Math.max(0, failures - 1)), HISTORY_POLL_MAX_DELAY_MS);

/**
 * The session is over: polling stops until the user signs in again. Every other failure may pass, also a refusal: that
 * of a gateway lasts only until its next deployment.
 */
export const endsPolling = ({ kind, status }: Failure): boolean => kind === 'signedOut' || status === 401;
