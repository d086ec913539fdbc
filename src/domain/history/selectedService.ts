import { isFailed, isMulti, isProcessing, isStopped, isUnderwriting, type HistoryItem } from './historyItem';
import { groupRequests, type RequestGroup } from './historyRows';

/**
 * The service whose findings count for the loan: that of the newest request which qualifies. Credit, Validation and Cancel items
 * do not, nor does a request that is still running, nor a multi request whose services all failed or of which nothing is
 * recommended, selected or the only one that can be used. Of a single request it is that one; of a multi request the selected
 * service, else the recommended one, else the only one without an error.
 *
 * @source Specification §4, "Selected service choice"
 * @empty when no request qualifies
 */
export const chooseSelectedService = (items: readonly HistoryItem[]): HistoryItem | undefined =>
  chooseSelectedIn(groupRequests(items));

/** The same, of requests that have been grouped already. */
export function chooseSelectedIn(groups: readonly RequestGroup[]): HistoryItem | undefined {
  for (const { items } of groups) {
    const chosen = chooseOf(items);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

function chooseOf(all: RequestGroup['items']): HistoryItem | undefined {
  if (all.some(isProcessing)) return undefined;
  const items = all.filter(canCount);
  if (!isMulti(all[0])) return items[0];
  const usable = items.filter((item) => !isFailed(item));
  if (usable.length === 0) return undefined;
  return serviceInEffect(items, usable);
}

/**
 * Of the services of one request the selected one, else the recommended one, else the only one that can be used.
 *
 * @source Specification §4, "Selected service choice"
 */
export const serviceInEffect = <Service extends Pick<HistoryItem, 'isSelected' | 'isRecommended'>>(
  services: readonly Service[],
  usable: readonly Service[],
): Service | undefined =>
  services.find(({ isSelected }) => isSelected) ??
  services.find(({ isRecommended }) => isRecommended) ??
  (usable.length === 1 ? usable[0] : undefined);

const canCount = (item: HistoryItem): boolean => isUnderwriting(item) && !isStopped(item);
