import * as v from 'valibot';
import type { Day } from '@/lib/daysUntil';
import { withoutRoundingError } from '@/lib/format';
import { momentOf } from '@/lib/moment';

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
/** A rate or ratio in percent. */
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

/** A number of an id. The client reads a whole number that JSON.parse would round as text. */
const exactNumber = v.pipe(v.number(), v.safeInteger());

/** An alternative name of a field; absent when the API uses the first name. */
export const otherName = <Schema extends v.GenericSchema>(field: Schema) => v.optional(field);
/** An id that the API may send as a number or as text. */
export const optionalId = tolerant(v.union([v.string(), exactNumber]));
/** A number or name that is only shown: as text or as a number. */
export const shownNumber = tolerant(v.pipe(v.union([v.string(), exactNumber]), v.transform(String), words));
/** A casefile, key, report or document number: as text or as a number. */
export const identifier = tolerant(v.union([words, exactNumber]));
/** An id in a request, in the type in which the API sent it. */
export const sentId = v.union([v.string(), v.number()]);
/** A required id: an item without one is dropped. An empty text is no id. */
export const id = v.union([v.pipe(v.string(), v.nonEmpty()), exactNumber]);

/** A list in which invalid items read as null; `understand` drops and counts them. A missing list reads as null. */
export const listOf = <Schema extends v.GenericSchema>(item: Schema) =>
  tolerant(v.array(v.fallback(v.nullable(item), null)));

/** Checks each object once: polling brings the same ones again and again. `wrapped` is what it checks with. */
export function once<Schema extends v.GenericSchema>(schema: Schema) {
  const known = new WeakMap<object, v.InferOutput<Schema>>();
  const checked = v.lazy((input): v.GenericSchema<unknown, v.InferOutput<Schema>> => {
    if (typeof input !== 'object' || input === null) return schema;
    const output = known.get(input);
    if (output !== undefined)
      return v.pipe(
        v.unknown(),
        v.transform(() => output),
      );
    const remember = (checked: v.InferOutput<Schema>) => {
      known.set(input, checked);
      return checked;
    };
    return v.pipe(schema, v.transform(remember));
  });
  return Object.assign(checked, { wrapped: schema });
}
