import type { RuntimeConfig } from '@/config/runtimeConfig';
import { decodeError } from '@/features/history/rules/decodeError';
import { hasNoResult, isFailed } from '@/features/runs/rules/historyItem';
import { problemText, resultFromHistory } from './selectionResult';
import type { SelectionRun } from './selectionRun';

/**
 * Returns the newest run if all its services failed or were stopped. Then an older run stays in use, which must not
 * look like the outcome of the newest order.
 * @spec HIS-56, HIS-61
 */
export const failedNewest = ([newest]: readonly SelectionRun[]): SelectionRun | undefined =>
  newest?.items.every(hasNoResult) === true ? newest : undefined;

/** Why a run has no result: for each service the configured meaning of its error, else the service's words. */
export function runFailure({ items }: SelectionRun, guide: RuntimeConfig['ERROR_GUIDE']) {
  const reasons = items.map((item) => {
    const result = resultFromHistory(item);
    const words = problemText(result) ?? item.status;
    const known = decodeError(words, guide);
    return { result, text: known?.MEANING ?? words, field: known?.FIELD };
  });
  return {
    reasons,
    areSame: new Set(reasons.map(({ text }) => text)).size === 1,
    field: reasons.find(({ field }) => field !== undefined)?.field,
    failed: items.flatMap((item, at) => (isFailed(item) ? (reasons[at]?.result.ausRequestType ?? []) : [])),
  };
}
