import * as v from 'valibot';
import { partsOfLoan, type SchemaParts } from './ofLoan';

/** The same data without the null items of its lists. */
export type Kept<Value> = Value extends readonly (infer Item)[]
  ? Kept<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]: Kept<Value[Key]> }
    : Value;

/** What the app makes of a response: nothing, an error, or the data that it keeps. */
type Understood = 'empty' | 'unreadable' | { kept: unknown; dropped: number };

/**
 * Checks a response with the schema of its call. An object or a list without any of the call's fields is not an empty
 * response: it is something else, such as an error in words that a gateway sent with 200. Nor is the response about
 * another loan than the call's.
 * @spec SES-27, SES-41
 */
export function understand(answer: v.GenericSchema, given: unknown, loanId?: string): Understood {
  if (isEmpty(given, answer)) return 'empty';
  const data = loanId === undefined ? given : partsOfLoan(answer as SchemaParts, given, loanId);
  const parsed = v.safeParse(answer, data);
  if (!parsed.success || Array.isArray(data) !== isList(answer)) return 'unreadable';
  if (!hasField(fieldsOf(answer as SchemaParts), data)) return 'unreadable';
  return parsed.output === null ? 'empty' : { kept: parsed.output, dropped: dropNulls(parsed.output) };
}

/** The fields of a call's response, or of the items of its list. @empty [] for a response of any fields */
const fieldsOf = ({ entries, wrapped, item, options = [] }: SchemaParts): string[] =>
  entries === undefined
    ? [wrapped, item, ...options].flatMap((part) => (part === undefined ? [] : fieldsOf(part)))
    : Object.keys(entries);

function hasField(fields: string[], data: unknown): boolean {
  if (typeof data !== 'object' || data === null || fields.length === 0) return true;
  if (Array.isArray(data)) return data.length === 0 || data.some((item) => item !== null && hasField(fields, item));
  return fields.some((field) => field in data);
}

/** An empty list is a valid response where a list is expected: the loan has no such items. */
const isEmpty = (data: unknown, answer: v.GenericSchema): boolean =>
  data === null ||
  data === undefined ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0 && !(Array.isArray(data) && isList(answer)));

/** Whether the call answers with a list. */
export const isList = (answer: v.GenericSchema): boolean => Array.isArray(v.safeParse(answer, []).output);

/** How many items were dropped from a list itself. */
const droppedItems = new WeakMap<object, number>();

/** Returns how many items of a list of a response could not be read. */
export const droppedFrom = (list: readonly unknown[]): number => droppedItems.get(list) ?? 0;

/** How much was dropped from an object. The next response may contain the same one, without what was dropped. */
const known = new WeakMap<object, number>();

/**
 * Removes the items that a schema rejected (they read as null) from every list, and counts them. Works in place: only
 * the schema's own output changes, and copying a long history would take longer than reading it.
 */
function dropNulls(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const before = known.get(part);
  if (before !== undefined) return before;
  let dropped = 0;
  if (Array.isArray(part)) {
    const items: unknown[] = part;
    let kept = 0;
    for (const item of items) {
      if (item === null) continue;
      dropped += dropNulls(item);
      items[kept] = item;
      kept += 1;
    }
    if (kept < items.length) droppedItems.set(items, items.length - kept);
    dropped += items.length - kept;
    items.length = kept;
  } else {
    for (const key in part) dropped += dropNulls((part as Record<string, unknown>)[key]);
    known.set(part, dropped);
  }
  return dropped;
}
