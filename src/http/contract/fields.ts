import * as v from 'valibot';
import type { Day } from '@/lib/daysUntil';
import { withoutRoundingError } from '@/lib/format';
import { momentOf } from '@/lib/moment';
import { uniqueBy } from '@/lib/byKey';
import { type IdKind, idText, received, toSend } from './ids';

/**
 * Builds the fields of responses. A missing, null or invalid value reads as null, so that it costs one '--' and not a
 * row or a screen. Only an id is required.
 */
const tolerant = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema, null), null);

const words = v.pipe(
  v.string(),
  v.trim(),
  v.transform((given) => (given === '' ? null : given)),
);

/** Trimmed text; an empty text reads as null. */
export const text = tolerant(words);
/** A password, not trimmed. */
export const secret = tolerant(v.string());
export const number = tolerant(v.number());
/** In percent. */
export const rate = tolerant(v.pipe(v.number(), v.transform(withoutRoundingError)));
export const flag = tolerant(v.boolean());
const delivered = v.pipe(
  words,
  v.transform((given) => (momentOf(given) === null ? null : given)),
);
/** A date field is a `moment` or a `day`. A moment is ISO 8601 as received. @spec APP-27 */
export const moment = tolerant(delivered);
const DATE_PART = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T\sZ+\-\u2212[].*)?$/is;
/**
 * A calendar day. Services send it alone, or with a time and a zone that mean nothing: the day is the text's date part
 * in every time zone.
 */
export const day = tolerant(
  v.pipe(
    v.string(),
    v.transform((given) => given.replace(DATE_PART, '$1-$2-$3')),
    delivered,
    v.transform((given) => given as Day | null),
  ),
);

/** A flag that counts as off unless the service says that it is on. */
export const mark = v.fallback(v.nullish(v.boolean(), false), false);

/** A number that counts as 0 unless the service sends it. */
export const count = v.fallback(v.nullish(v.number(), 0), 0);
/** A text that counts as empty unless the service sends it. */
export const textOrEmpty = v.fallback(v.nullish(v.pipe(v.string(), v.trim()), ''), '');

/** A number of an id. The client reads a whole number that JSON.parse would round as text. */
const exactNumber = v.pipe(v.number(), v.safeInteger());

/** A field that a complete response need not have: an addition, or another name of a field. It reads as null then. */
export const extra = <Schema extends v.GenericSchema>(field: Schema) => v.optional(field, null as never);
export const shownNumber = tolerant(v.pipe(v.union([v.string(), exactNumber]), v.transform(String), words));
export const givenId = v.union([v.string(), exactNumber]);
export const anyId = tolerant(givenId);
/** An id that the API may send as a number or as text, and that the app reads as text. */
export const optionalId = v.pipe(anyId, v.transform(idText));
const anyIdentifier = tolerant(v.union([words, exactNumber]));
/** A casefile, key, report or document number: as text or as a number. */
export const identifier = v.pipe(anyIdentifier, v.transform(idText));
/** The same, of a kind that requests contain. */
export const identifierOf = (kind: IdKind) =>
  v.pipe(
    anyIdentifier,
    v.transform((given) => (idText(given) === null ? null : received(kind, given ?? ''))),
  );
/** An id in a request, in the type in which the API sent it. */
export const sentId = v.union([v.string(), v.number()]);
/** An id in a request, which the app has as text. */
export const sentIdOf = (kind: IdKind) =>
  v.pipe(
    sentId,
    v.transform((id) => toSend(kind, String(id))),
  );
/** A required id: an item without one is dropped. An empty text is no id. */
export const rawId = v.union([v.pipe(v.string(), v.nonEmpty()), exactNumber]);
export const id = v.pipe(rawId, v.transform(String));
/** A required id of a kind that requests contain. */
export const idOf = (kind: IdKind) =>
  v.pipe(
    rawId,
    v.transform((given) => received(kind, given)),
  );

/** How many items were dropped from a list itself. */
const droppedItems = new WeakMap<object, number>();
const MISSING_LIST: never[] = [];
droppedItems.set(MISSING_LIST, 1);
/** How many were dropped since the last count started. Checks are synchronous. */
let dropped = 0;

/** Returns how many items of a list of a response could not be read; a list that is missing counts as one of them. */
export const droppedFrom = (list: readonly unknown[]): number => droppedItems.get(list) ?? 0;

/** Returns the result of a check, and how many items it dropped from lists. */
export function countDropped<Result>(check: () => Result): { result: Result; dropped: number } {
  dropped = 0;
  return { result: check(), dropped };
}

/** A list without invalid items, which are counted. A missing list reads as null, and what is no list counts as an item. */
export function listOf<Schema extends v.GenericSchema>(item: Schema) {
  type Item = v.InferOutput<Schema>;
  const withoutNulls = (items: (Item | null)[]): Item[] => {
    const kept = items.filter((one) => one !== null) as Item[];
    if (kept.length < items.length) droppedItems.set(kept, items.length - kept.length);
    dropped += items.length - kept.length;
    return kept;
  };
  const list = v.pipe(v.array(v.fallback(v.nullable(item), null)), v.transform(withoutNulls));
  return v.fallback(v.nullish(list, null), () => {
    dropped += 1;
    return null;
  });
}

/** The same; a missing list reads as an empty one. */
export const itemsOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    listOf(item),
    v.transform((items: v.InferOutput<Schema>[] | null) => items ?? MISSING_LIST),
  );

/** The same without items that equal an earlier one. */
export const uniqueItemsOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    itemsOf(item),
    v.transform((items: v.InferOutput<Schema>[]) => uniqueBy(items)),
  );

/** The same without items that read as undefined: the app has no use for them. They are not counted. */
export const knownItemsOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    itemsOf(item),
    v.transform((items: v.InferOutput<Schema>[]) =>
      items.filter((one): one is Exclude<v.InferOutput<Schema>, undefined> => one !== undefined),
    ),
  );

/** Checks each object once: polling brings the same ones again and again. `wrapped` is what it checks with. */
export function once<Schema extends v.GenericSchema>(schema: Schema) {
  const known = new WeakMap<object, { output: v.InferOutput<Schema>; dropped: number }>();
  const checked = v.lazy((input): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>> => {
    if (typeof input !== 'object' || input === null) return schema;
    const last = known.get(input);
    if (last !== undefined)
      return v.pipe(
        v.any(),
        v.transform(() => {
          dropped += last.dropped;
          return last.output;
        }),
      );
    const before = dropped;
    const remember = (output: v.InferOutput<Schema>) => {
      known.set(input, { output, dropped: dropped - before });
      return output;
    };
    return v.pipe(schema, v.transform(remember));
  });
  return Object.assign(checked, { wrapped: schema });
}

/** The value under the first name that has one, of several names for the same. */
export const firstOf = <Data extends object>(
  data: Data,
  names: readonly { [Name in keyof Data]: Data[Name] extends string | null ? Name : never }[keyof Data][],
): string | null => names.map((name) => data[name] as string | null).find((value) => value !== null) ?? null;
