import { listed } from '@/config/listed';
import type { Area } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import type { UnreadItems } from '@/sagaDeps';
import type { Read } from './read';
import { READ_NAMES, READS } from './reads';

/** What is missing on a screen because it could not be read, as part of a sentence. @empty '' if nothing is */
export const missingText = (area: Area, unread: readonly UnreadItems[]): string => {
  const counts = countsOn(area, unread);
  return counts.size === 0 ? '' : listed([...counts].map(([name, count]) => appTexts.part(name, count)));
};

/** The same of an order. The loan's requests have a question of their own, and the menu has nothing to do with it. */
export const missingOfOrder = (unread: readonly UnreadItems[]): string =>
  missingText(
    'request',
    unread.filter(({ call }) => call !== 'historyDetails' && !call.startsWith('menu')),
  );

const LISTS = new Map(
  READ_NAMES.flatMap((name) => {
    const { calls, list } = READS[name] as Read;
    return list === undefined ? [] : calls.map((call) => [call, list] as const);
  }),
);
const NO_LIST: NonNullable<Read['list']> = { what: '' };

function countsOn(area: Area, unread: readonly UnreadItems[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { call, count } of unread) {
    const { what, on = [area] } = LISTS.get(call) ?? NO_LIST;
    if (what !== '' && on.includes(area)) counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return counts;
}
