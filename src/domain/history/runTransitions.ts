import { isProcessing, type HistoryItem } from './historyItem';
import { rowName } from './historyLabels';

/**
 * What a history read has brought that is worth saying: runs that started, and runs that came to their end.
 *
 * @shape 'Request 12, DU: Approve/Eligible', one text per row
 * @empty an unchanged read, like the first one, has nothing to tell
 */
export function transitionsBetween(
  previous: readonly HistoryItem[] | undefined,
  next: readonly HistoryItem[],
): string[] {
  if (previous === undefined || previous === next) return [];
  const before = new Map(previous.map((item) => [item.key, item]));
  return next.filter((item) => isNews(before.get(item.key), item)).map(sentence);
}

const isNews = (was: HistoryItem | undefined, is: HistoryItem): boolean =>
  was === undefined ? isProcessing(is) : isProcessing(was) && !isProcessing(is);

const sentence = (item: HistoryItem): string => {
  const name = rowName(item);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${isProcessing(item) ? 'started' : item.status}`;
};
