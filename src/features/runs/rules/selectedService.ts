import type { HistoryItem } from '@/features/runs/api/contract/history';

import { isFailed, isMulti, isProcessing, isStopped, isUnderwriting } from './historyItem';
import { groupRequests, type RequestGroup } from './historyRows';

/**
 * Returns the service whose findings count for the loan, from the newest request that qualifies. Credit, Validation and
 * Cancel items do not count, and a request with a running service does not qualify. A single request gives its only
 * service, even a failed one. A multi request gives the selected service, else the recommended one, else the only one
 * without an error. It does not qualify without one of these, or if all its services failed.
 * @spec HIS-56, HIS-57, HIS-58, HIS-59, HIS-60, HIS-61, HIS-62, HIS-54
 * @empty undefined when no request qualifies
 */
export const chooseSelectedService = (items: readonly HistoryItem[]): HistoryItem | undefined =>
  chooseSelectedIn(groupRequests(items));

/** Does the same for requests that are already grouped. */
export const chooseSelectedIn = (groups: readonly RequestGroup[]): HistoryItem | undefined =>
  groups.map(({ items }) => chooseOf(items)).find((chosen) => chosen !== undefined);

function chooseOf(all: RequestGroup['items']): HistoryItem | undefined {
  if (all.some(isProcessing)) return undefined;
  const items = all.filter((item) => isUnderwriting(item) && !isStopped(item));
  if (!isMulti(all[0])) return items[0];
  const usable = items.filter((item) => !isFailed(item));
  return usable.length === 0 ? undefined : serviceInEffect(items, usable);
}

/**
 * The selected service, else the recommended one, else the only usable one.
 * @spec HIS-56, HIS-57, HIS-58, HIS-59, HIS-60, HIS-61, HIS-62
 */
export const serviceInEffect = <Service extends Pick<HistoryItem, 'isSelected' | 'isRecommended'>>(
  services: readonly Service[],
  usable: readonly Service[],
): Service | undefined =>
  services.find(({ isSelected }) => isSelected) ??
  services.find(({ isRecommended }) => isRecommended) ??
  (usable.length === 1 ? usable[0] : undefined);
