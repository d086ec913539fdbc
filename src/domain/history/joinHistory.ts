import { shareStructure } from '@/lib/shareStructure';
import type { HistoryItem } from './historyItem';

/**
 * A history read joined to the one before: what did not change is the very same object, up to the whole list. The list is frozen,
 * because the store would otherwise walk through all that is in it to do the same.
 */
export function joinHistory(previous: HistoryItem[] | undefined, next: HistoryItem[]): HistoryItem[] {
  if (previous === undefined) return frozen([...next]);
  const known = new Map(previous.map((item) => [item.key, item]));
  const items = next.map((item) => shareStructure(known.get(item.key), item));
  const isSame = items.length === previous.length && items.every((item, index) => item === previous[index]);
  return isSame ? previous : frozen(items);
}

const frozen = (items: HistoryItem[]): HistoryItem[] => Object.freeze(items) as HistoryItem[];
