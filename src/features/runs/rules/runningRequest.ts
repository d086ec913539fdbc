import type { HistoryItem } from '@/features/runs/api/contract/history';
import * as runsTexts from '@/features/runs/rules/texts';
import { hasNoResult, isProcessing, isUnderwriting, runKeyOf } from './historyItem';
import { compareServices } from './historyRows';

/** The request in processing with its services; the first listed one of several. @empty undefined if nothing runs */
export function runningRequest(items: readonly HistoryItem[]) {
  const running = items.filter(isProcessing);
  const [first] = running;
  if (first === undefined) return undefined;
  const own = items.filter((item) => runKeyOf(item) === runKeyOf(first));
  const [lead = first] = own.toSorted(compareServices);
  return {
    requestId: lead.requestId,
    services: own.map((item) => ({
      key: item.key,
      name: item.ausRequestType ?? '',
      /** `runs` since `sentOn`, or what to show: that it is done, or the status of a service that has no result. */
      state: isProcessing(item) ? 'runs' : hasNoResult(item) ? item.status : runsTexts.done,
      sentOn: item.requestDate,
    })),
    isUnderwriting: isUnderwriting(first),
    /** Other requests that are being processed. */
    others: new Set(running.map(runKeyOf)).size - 1,
  };
}
