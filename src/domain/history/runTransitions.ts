import * as historyTexts from '@/config/texts/historyTexts';
import { isProcessing, type HistoryItem } from './historyItem';
import { rowName } from './historyLabels';

/**
 * Returns the announcements for a history read: runs that started and runs that finished.
 *
 * @shape 'Request 12, DU: Approve/Eligible', one text per row
 * @empty [] for the first read and for an unchanged one
 */
export function transitionsBetween(
  previous: readonly HistoryItem[] | undefined,
  next: readonly HistoryItem[],
): string[] {
  if (previous === undefined || previous === next) return [];
  const before = new Map(previous.map((item) => [item.key, item]));
  return next.filter((item) => isReportable(before.get(item.key), item)).map(sentence);
}

const isReportable = (was: HistoryItem | undefined, is: HistoryItem): boolean =>
  was === undefined ? isProcessing(is) : isProcessing(was) && !isProcessing(is);

const sentence = (item: HistoryItem): string => {
  const name = rowName(item);
  const capitalized = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return isProcessing(item) ? historyTexts.started(capitalized) : `${capitalized}: ${item.status}`;
};
