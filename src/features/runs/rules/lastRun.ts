import { type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { compareDates, compareIds } from '@/features/runs/rules/historyRows';

/**
 * Returns the newest run of a system, whatever its outcome and whatever the service calls it. Runs without a readable
 * date count as the oldest.
 * @empty undefined if the history has none
 */
export const lastRunOf = (items: readonly HistoryItem[], option: ServiceOption): HistoryItem | undefined =>
  items
    .filter((item) => isOf(item, option))
    .reduce<HistoryItem | undefined>((last, item) => (last && !isLater(item, last) ? last : item), undefined);

const isOf = ({ system, ausRequestType: service }: HistoryItem, option: ServiceOption): boolean =>
  system === null ? service === SERVICES[option].label : system === option;

/** The number of a run of a system, with the name that the service gives it if that is another one. */
export const numberOf = ({ requestId, ausRequestType: service }: HistoryItem, option: ServiceOption): string =>
  service === null || service === SERVICES[option].label ? requestId : `${requestId} ${service}`;

/** Equal dates leave it to the request numbers, as in History. */
export const isLater = (one: HistoryItem, other: HistoryItem): boolean =>
  (compareDates(one.requestDate, other.requestDate) || compareIds(other.requestId, one.requestId)) < 0;
