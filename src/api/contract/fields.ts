import * as v from 'valibot';
import { withoutNoise } from '@/lib/format';

/**
 * The fields answers are made of. A field that is missing, null or of the wrong type reads as null, so that one bad value
 * costs one '--' and never a row or a screen; only an id is indispensable.
 */
const tolerant = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema, null), null);

const words = v.pipe(
  v.string(),
  v.trim(),
  v.transform((given) => (given === '' ? null : given)),
);

/** Without the spaces around it; a text of nothing else says nothing and reads as null. */
export const text = tolerant(words);
/** A password as it is, spaces and all. */
export const secret = tolerant(v.string());
export const number = tolerant(v.number());
/** A rate or ratio in percent; a service that works it out may deliver 41.800000000000004. */
export const rate = tolerant(v.pipe(v.number(), v.transform(withoutNoise)));
export const flag = tolerant(v.boolean());
/** ISO 8601 text as delivered; whether it is a date is the domain's question. */
export const dateText = tolerant(words);
/** An id that may be delivered as a number or as text. */
export const optionalId = tolerant(v.union([v.string(), v.number()]));
/** An id without which the item is dropped; an empty text is none. */
export const id = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]);

/** A list whose wrong items read as null: the boundary drops and counts them. A missing list reads as null. */
export const listOf = <Schema extends v.GenericSchema>(item: Schema) =>
  tolerant(v.array(v.fallback(v.nullable(item), null)));

/** The same schema; an object that it has found right once is not checked again. A poll brings the same items over and over. */
export function once<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const known = new WeakMap<object, unknown>();
  const run: Schema['~run'] = (dataset, config) => {
    const { value } = dataset;
    if (typeof value !== 'object' || value === null) return schema['~run'](dataset, config);
    if (known.has(value)) return { typed: true, value: known.get(value) };
    const checked = schema['~run'](dataset, config);
    if (checked.issues === undefined) known.set(value, checked.value);
    return checked;
  };
  return { ...schema, '~run': run };
}
