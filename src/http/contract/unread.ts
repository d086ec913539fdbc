import * as v from 'valibot';

/** How many items and values could not be read since the last count started. Checks are synchronous. */
export const tally = { dropped: 0, unread: 0 };

/** Reads a value before it is checked. The published contract keeps the type of the schema. */
export const reading = <Schema extends v.GenericSchema>(schema: Schema, read: (value: unknown) => unknown): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
    schema['~run']({ ...dataset, value: read(dataset.value) }, config),
});

/** A value that can't be read is counted, and reads as `none`. */
export const counted = <Schema extends v.GenericSchema, None extends v.InferOutput<Schema>>(
  schema: Schema,
  none: None,
) =>
  v.fallback(schema, () => {
    tally.unread += 1;
    return none;
  });

/** How many items were dropped from a list itself. */
export const droppedItems = new WeakMap<object, number>();
export const MISSING_LIST: never[] = [];
droppedItems.set(MISSING_LIST, 1);
/** How many values of an item or a part could not be read. */
const unreadValues = new WeakMap<object, number>();

/** Returns how many items of a list of a response could not be read; a list that is missing counts as one of them. */
export const droppedFrom = (list: readonly unknown[]): number => droppedItems.get(list) ?? 0;

/** Returns how many values of an item of a list, or of a `part`, could not be read. */
export const unreadIn = (part: object | null): number => (part === null ? 0 : (unreadValues.get(part) ?? 0));

/** True if all items of a list of a response, and all of their values, could be read. */
export const isWhole = (list: readonly object[]): boolean =>
  droppedFrom(list) === 0 && list.every((item) => unreadIn(item) === 0);

/** Returns the result of a check, how many items it dropped from lists, and how many values it could not read. */
export function countUnread<Result>(check: () => Result): { result: Result; dropped: number; unread: number } {
  Object.assign(tally, { dropped: 0, unread: 0 });
  return { result: check(), ...tally };
}

/** Notes what can't be read of a part. Of an invalid one nothing counts: it counts itself. */
export const noting = <Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
    const before = tally.unread;
    const checked = schema['~run'](dataset, config);
    if (checked.issues !== undefined) tally.unread = before;
    else if (tally.unread > before && typeof checked.value === 'object' && checked.value !== null)
      unreadValues.set(checked.value, tally.unread - before);
    return checked;
  },
});
