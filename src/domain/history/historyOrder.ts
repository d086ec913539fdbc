import { isCreditImport } from '@/domain/loan/aus';
import { momentOf } from '@/lib/format';
import type { HistoryItem } from './historyItem';

/** Which of two ids is larger: by number when both are digits, however many; texts come after numbers. */
export function compareIds(a: string, b: string): number {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  if (x === undefined || y === undefined)
    return Number(x === undefined) - Number(y === undefined) || compareTexts(a, b);
  return x.length - y.length || compareTexts(x, y);
}

const digitsOf = (id: string): string | undefined => (/^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : undefined);

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Newest first; what has no valid date comes last. */
export const compareDates = (a: string | null, b: string | null): number => compareMoments(sentAt(a), sentAt(b));

/** Epoch milliseconds; what is no date counts as older than everything. */
export const sentAt = (date: string | null): number => momentOf(date) ?? Number.NEGATIVE_INFINITY;

/** Newest first. Equal moments, and two that are no dates, give 0. */
export const compareMoments = (a: number, b: number): number => (a === b ? 0 : b - a);

/**
 * The services of one request in their fixed order: DU, LPA, LPA-C, then others. Never a tie between different items, so the
 * order does not depend on how the service happened to list them.
 */
export const compareServices = (a: HistoryItem, b: HistoryItem): number =>
  serviceRank(a) - serviceRank(b) ||
  compareIds(a.requestId, b.requestId) ||
  compareIds(a.key, b.key) ||
  compareTexts(JSON.stringify(a), JSON.stringify(b));

const serviceRank = ({ ausRequestTypeId }: HistoryItem): number =>
  ausRequestTypeId === null || isCreditImport(ausRequestTypeId) ? Number.MAX_SAFE_INTEGER : ausRequestTypeId;
