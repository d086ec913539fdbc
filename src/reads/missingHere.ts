import { listed } from '@/config/listed';
import type { Area } from '@/config/paths';
import * as laterTexts from '@/config/texts/laterTexts';
import { fieldName } from '@/config/texts/fieldTexts';
import type { CallName } from '@/http/contract/call';
import type { UnreadItems } from '@/sagaDeps';
import type { ReadName } from './readValues';
import { readNames, readOf } from './reads';

/** A screen, or the reads that a dialog shows. */
export type MissingOn = Area | readonly ReadName[];

/** What is missing there because it could not be read, as part of a sentence. @empty '' if nothing is */
export const missingText = (place: MissingOn, unread: readonly UnreadItems[]): string => {
  const counts = countsOn(place, unread);
  return counts.size === 0 ? '' : listed([...counts].map(([name, count]) => laterTexts.part(name, count)));
};

/** The same of an order. The loan's requests have a question of their own; menu and first screen don't matter to it. */
export const missingOfOrder = (unread: readonly UnreadItems[]): string =>
  missingText(
    'request',
    unread.filter(({ call }) => !call.startsWith('history') && !call.startsWith('menu')),
  );

function countsOn(place: MissingOn, unread: readonly UnreadItems[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { call, count, fields = {} } of unread) {
    const what = missingOf(call, place);
    if (what === undefined) continue;
    if (count > 0) add(what, count);
    for (const [field, values] of Object.entries(fields)) add(laterTexts.valuesOf(fieldName(field), what), values);
  }
  return counts;
}

/** @empty undefined if it is not shown there */
const missingOf = (call: CallName, place: MissingOn): string | undefined =>
  readNames()
    .map((name) => ({ name, ...readOf(name) }))
    .find(
      ({ name, calls, missing }) =>
        calls.includes(call) &&
        (typeof place === 'string' ? (missing?.on?.includes(place) ?? true) : place.includes(name)),
    )?.missing?.what;
