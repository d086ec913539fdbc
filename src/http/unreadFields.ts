import * as v from 'valibot';
import { check } from '@/http/contract/unread';
import { find, type SchemaParts } from './ofLoan';

/** How many values of each field of a response could not be read, by the field's name in the contract. */
export type UnreadFields = Readonly<Record<string, number>>;

export const NONE_UNREAD: UnreadFields = {};

/** Names what could not be read. It checks the response again, so it is only for one that has such values. */
export function unreadFields(answer: v.GenericSchema, data: unknown): UnreadFields {
  const counts = new Map<string, number>();
  const visit = (schema: v.GenericSchema, value: unknown, name: string): void => {
    const [item] = find(schema as SchemaParts, 'item') as v.GenericSchema[];
    const entries = find(schema as SchemaParts, 'entries').flatMap((part) => Object.entries(part));
    const isList = Array.isArray(value);
    if (isList && item !== undefined) {
      for (const one of value) if (v.is(item, one)) visit(item, one, name);
    } else if (!isList && typeof value === 'object' && value !== null && entries.length > 0) {
      for (const [key, part] of entries as [string, v.GenericSchema][])
        visit(part, (value as Record<string, unknown>)[key], key);
    } else if (check(schema, value).unread > 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  visit(answer, data, '');
  return Object.fromEntries(counts);
}
