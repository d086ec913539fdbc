import { isService, SERVICE_OPTIONS } from '@/features/loan/rules/services';
import { momentOf } from '@/lib/moment';
import type { HistoryItem } from '@/features/requests/api/contract/history';

/** Compares two ids: as numbers of any length when both are digits, else as texts. Texts come after numbers. */
export function compareIds(a: string, b: string): number {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  if (x === undefined || y === undefined)
    return Number(x === undefined) - Number(y === undefined) || compareTexts(a, b);
  return x.length - y.length || compareTexts(x, y);
}

const digitsOf = (id: string): string | undefined => (/^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : undefined);

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Sorts the newest first and invalid dates last. */
export const compareDates = (a: string | null, b: string | null): number => compareMoments(sentAt(a), sentAt(b));

/** Returns epoch milliseconds; an invalid date counts as the oldest. */
export const sentAt = (date: string | null): number => momentOf(date) ?? Number.NEGATIVE_INFINITY;

/** Sorts the newest first. Two invalid dates compare as equal; subtracting them would give NaN. */
export const compareMoments = (a: number, b: number): number => (a === b ? 0 : b - a);

/** Sorts DU, LPA, LPA-C, then others. Different items are never equal, so the API's order doesn't matter. */
export const compareServices = (a: HistoryItem, b: HistoryItem): number =>
  serviceRank(a) - serviceRank(b) ||
  compareIds(a.requestId, b.requestId) ||
  compareIds(a.key, b.key) ||
  compareTexts(JSON.stringify(a), JSON.stringify(b));

function serviceRank({ system }: HistoryItem): number {
  if (system === null || system === 'credit_import_only') return SERVICE_OPTIONS.length + 1;
  return isService(system) ? SERVICE_OPTIONS.indexOf(system) : SERVICE_OPTIONS.length;
}
