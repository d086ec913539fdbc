import * as runsTexts from '@/config/texts/runsTexts';
import { hasNoResult, isProcessing, isUnderwriting, type HistoryItem } from './historyItem';
import { compareServices } from './historyOrder';

/** One service of a request that is being processed. */
interface RunningService {
  key: string;
  name: string;
  /** `runs` since `sentOn`, or what to show: that it is done, or the status of a service that has no result. */
  state: 'runs' | (string & {});
  sentOn: string | null;
}

export interface RunningRequest {
  requestId: string;
  services: RunningService[];
  isUnderwriting: boolean;
  /** Other requests that are being processed. */
  others: number;
}

/**
 * Returns the request that is being processed, with all its services; the first listed one if there are several.
 *
 * @empty undefined while nothing runs
 */
export function runningRequest(items: readonly HistoryItem[]): RunningRequest | undefined {
  const running = items.filter(isProcessing);
  const [first] = running;
  if (first === undefined) return undefined;
  const own = items.filter((item) => groupOf(item) === groupOf(first));
  const [lead = first] = own.toSorted(compareServices);
  return {
    requestId: lead.requestId,
    services: own.map((item) => ({
      key: item.key,
      name: item.service ?? '',
      state: isProcessing(item) ? 'runs' : hasNoResult(item) ? item.status : runsTexts.done,
      sentOn: item.requestDate,
    })),
    isUnderwriting: isUnderwriting(first),
    others: new Set(running.map(groupOf)).size - 1,
  };
}

const groupOf = ({ multiAusRequestId, requestId }: HistoryItem): string => multiAusRequestId ?? `single ${requestId}`;
