import { listed } from '@/config/listed';
import type { Area } from '@/config/paths';
import * as laterTexts from '@/config/texts/laterTexts';
import { fieldName } from '@/config/texts/fieldTexts';
import type { CallName } from '@/http/contract/call';
import type { UnreadItems } from '@/sagaDeps';
import type { Read } from './read';
import { readNames, readOf } from './reads';

/** What is missing on a screen because it could not be read, as part of a sentence. @empty '' if nothing is */
export const missingText = (area: Area, unread: readonly UnreadItems[]): string => {
  const counts = countsOn(area, unread);
  return counts.size === 0 ? '' : listed([...counts].map(([name, count]) => laterTexts.part(name, count)));
};

/** The same of an order. The loan's requests have a question of their own, and the menu has nothing to do with it. */
export const missingOfOrder = (unread: readonly UnreadItems[]): string =>
  missingText(
    'request',
    unread.filter(({ call }) => call !== 'historyDetails' && !call.startsWith('menu')),
  );

function countsOn(area: Area, unread: readonly UnreadItems[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { call, count, fields = {} } of unread) {
    const { what, on = [area] } = missingOf(call) ?? { what: '', on: [] };
    if (!on.includes(area)) continue;
    if (count > 0) add(what, count);
    for (const [field, values] of Object.entries(fields)) add(laterTexts.valuesOf(fieldName(field), what), values);
  }
  return counts;
}

const missingOf = (call: CallName): Read['missing'] | undefined =>
  readNames()
    .map(readOf)
    .find(({ calls }) => calls.includes(call))?.missing;
