import * as v from 'valibot';
import type { Day } from '@/lib/daysUntil';
import { withoutRoundingError } from '@/lib/format';
import { meansNone, momentOf } from '@/lib/moment';
import { uniqueBy } from '@/lib/byKey';
import { add, counted, droppedItems, MISSING_LIST, UNREAD_LIST, notesOf, noting, reading, run } from './unread';
import { type IdKind, idText, received, toSend } from './ids';

/**
 * Builds the fields of responses. A missing or null value reads as null, and so does one that can't be read, which is
 * counted: it costs one '--' and not a row or a screen. Only an id is required.
 */
const tolerant = <Schema extends v.GenericSchema>(schema: Schema, read = (value: unknown): unknown => value) =>
  counted(reading(v.nullish(schema, null), read), null);

const words = v.pipe(
  v.string(),
  v.trim(),
  v.transform((given) => (given === '' ? null : given)),
);

/** A blank text is none, in place of lists and parts too: gateways that turn XML into JSON send empty elements so. */
const withoutBlank = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** These gateways send numbers as text, too. One that would be rounded stays text. */
function asNumber(sent: unknown): unknown {
  const value = withoutBlank(sent);
  if (typeof value !== 'string' || !DECIMAL.test(value.trim())) return value;
  return Math.abs(Number(value)) < 2 ** 53 ? Number(value) : value;
}

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Gateways also send flags as text or as a number. */
function asFlag(sent: unknown): unknown {
  const value = withoutBlank(sent);
  return FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value)) ?? value;
}

const finite = v.pipe(v.number(), v.finite());

/** Trimmed text; an empty text reads as null. */
export const text = tolerant(words);
/** A password, not trimmed. */
export const secret = tolerant(v.string());
export const number = tolerant(finite, asNumber);
/** A number without which an item is dropped. */
export const requiredNumber = reading(finite, asNumber);
/** In percent. */
export const rate = tolerant(v.pipe(finite, v.transform(withoutRoundingError)), asNumber);
export const flag = tolerant(v.boolean(), asFlag);
/** Null for a date that means "none". */
const delivered = v.pipe(
  words,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (value === null || momentOf(value) !== null) return value;
    if (!meansNone(value)) addIssue();
    return NEVER;
  }),
);
/** A date field is a `moment` or a `day`. A moment is ISO 8601 as received. @spec APP-27 */
export const moment = tolerant(delivered);
const DATE_PART = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T\sZ+\-\u2212].*)?$/is;
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
export const mark = counted(reading(v.nullish(v.boolean(), false), asFlag), false);

/** A flag that the service need not send; one that can't be read grants nothing. */
export const privilege = counted(reading(v.nullish(v.boolean(), null), asFlag), false);
/** The same under a name that the contract doesn't have, where any value may be. */
export const openPrivilege = reading(v.unknown(), asFlag);

/** A number that counts as 0 unless the service sends it. */
export const count = counted(reading(v.nullish(finite, 0), asNumber), 0);
/** A text that counts as empty unless the service sends it. */
export const textOrEmpty = counted(v.nullish(v.pipe(v.string(), v.trim()), ''), '');

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
    v.rawTransform(({ dataset: { value: given }, config }) =>
      idText(given) === null ? null : received(notesOf(config), kind, given ?? ''),
    ),
  );
/** An id in a request, in the type in which the API sent it. */
const sentId = v.union([v.string(), v.number()]);
/** An id in a request, which the app has as text. */
export const sentIdOf = (kind: IdKind) =>
  v.pipe(
    sentId,
    v.rawTransform(({ dataset: { value }, config }) => toSend(notesOf(config), kind, String(value))),
  );
/** A required id: an item without one is dropped. A blank text is no id. */
export const rawId = reading(v.union([v.pipe(v.string(), v.nonEmpty()), exactNumber]), withoutBlank);
export const id = v.pipe(rawId, v.transform(String));
/** A required id of a kind that requests contain. */
export const idOf = (kind: IdKind) =>
  v.pipe(
    rawId,
    v.rawTransform(({ dataset: { value }, config }) => received(notesOf(config), kind, value)),
  );

/** An object in a response; null if there is none. */
export const part = <Schema extends v.GenericSchema>(schema: Schema) =>
  counted(noting(reading(v.nullish(schema, null), withoutBlank)), null);

/**
 * A list without invalid items, which are counted. A missing list reads as null, and what is no list counts as an item
 * and reads as `unread`.
 */
export function listOf<Schema extends v.GenericSchema>(item: Schema, unread: never[] | null = null) {
  type Item = v.InferOutput<Schema>;
  const list = v.pipe(
    v.array(v.fallback(noting(v.nullable(item)), null)),
    v.rawTransform(({ dataset: { value: items }, config }): Item[] => {
      const kept = items.filter((one) => one !== null) as Item[];
      if (kept.length < items.length) droppedItems.set(kept, items.length - kept.length);
      notesOf(config).dropped += items.length - kept.length;
      return kept;
    }),
  );
  return v.fallback(reading(v.nullish(list, null), withoutBlank), (_, config) => {
    if (config !== undefined) notesOf(config).dropped += 1;
    return unread;
  });
}

/** The same; a missing list reads as an empty one. */
export const itemsOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    listOf(item, UNREAD_LIST),
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
  const known = new WeakMap<object, ReturnType<typeof run>>();
  const checked = v.lazy<v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>>>(() => schema);
  const runOnce: (typeof checked)['~run'] = (dataset, config) => {
    const { value } = dataset;
    if (typeof value !== 'object' || value === null) return schema['~run'](dataset, config);
    const last = known.get(value) ?? run(schema, dataset, config);
    if (last.checked.issues === undefined) known.set(value, last);
    add(notesOf(config), last.notes);
    return { ...last.checked };
  };
  return { ...checked, wrapped: schema, '~run': runOnce };
}

/** The value under the first name that has one, of several names for the same. */
export const firstOf = <Data extends object>(
  data: Data,
  names: readonly { [Name in keyof Data]: Data[Name] extends string | null ? Name : never }[keyof Data][],
): string | null => names.map((name) => data[name] as string | null).find((value) => value !== null) ?? null;
