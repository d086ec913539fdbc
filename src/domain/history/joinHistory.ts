import { shareStructure } from '@/lib/shareStructure';
import type { HistoryItem } from './historyItem';

/**
 * Merges a history read with the previous one: unchanged items keep their identity, and so does an unchanged list. The
 * list is frozen here, because the store would otherwise walk through the whole list to freeze it.
 */
export function joinHistory(previous: HistoryItem[] | undefined, next: HistoryItem[]): HistoryItem[] {
  if (previous === undefined) return frozen([...next]);
  const known = new Map(previous.map((item) => [item.key, item]));
  const items = next.map((item) => shareStructure(known.get(item.key), item));
  const isSame = items.length === previous.length && items.every((item, index) => item === previous[index]);
  return isSame ? previous : frozen(items);
}

const frozen = (items: HistoryItem[]): HistoryItem[] => Object.freeze(items) as HistoryItem[];
