import * as v from 'valibot';

/** What a check notes beside its result: it is passed on in the check's configuration. Checks are synchronous. */
export interface Notes {
  /** How many items could not be read. */
  dropped: number;
  /** How many values could not be read. */
  unread: number;
  /** See `received`. */
  numericIds: Set<string>;
}

type Config = v.Config<v.BaseIssue<unknown>>;

const newNotes = (numericIds = new Set<string>()): Notes => ({ dropped: 0, unread: 0, numericIds });

/** Without a caller that wants them, notes are lost. */
export const notesOf = (config: object): Notes => (config as { notes?: Notes }).notes ?? newNotes();

/** Checks a value with notes of its own. */
export function run(schema: v.GenericSchema, dataset: v.UnknownDataset, config: Config) {
  const notes = newNotes(notesOf(config).numericIds);
  const checked = schema['~run'](dataset, { ...config, notes } as Config);
  return { checked, notes };
}

/** Returns the result of a check and its notes. `numericIds` are those of the same API. */
export function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown, numericIds?: Set<string>) {
  const { checked, notes } = run(schema, { value }, { notes: newNotes(numericIds) } as Config);
  return { issues: checked.issues, output: checked.value as v.InferOutput<Schema>, ...notes };
}

/** Reads a value before it is checked. The published contract keeps the type of the schema. */
export const reading = <Schema extends v.GenericSchema>(schema: Schema, read: (value: unknown) => unknown): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: Config) =>
    schema['~run']({ ...dataset, value: read(dataset.value) }, config),
});

/** A value that can't be read is counted, and reads as `none`. */
export const counted = <Schema extends v.GenericSchema, None extends v.InferOutput<Schema>>(
  schema: Schema,
  none: None,
) =>
  v.fallback(schema, (_, config) => {
    if (config !== undefined) notesOf(config).unread += 1;
    return none;
  });

/** How many items were dropped from a list itself. */
export const droppedItems = new WeakMap<object, number>();
export const MISSING_LIST: never[] = [];
/** What the response has in its place is no list. */
export const UNREAD_LIST: never[] = [];
droppedItems.set(MISSING_LIST, 1).set(UNREAD_LIST, 1);
/** How many values of an item or a part could not be read. */
const unreadValues = new WeakMap<object, number>();

/** Returns how many items of a list of a response could not be read; a list that is missing counts as one of them. */
export const droppedFrom = (list: readonly unknown[]): number => droppedItems.get(list) ?? 0;

/** True if a response has a list, or something in its place, that could not be read in full. */
export const isReadInPart = (list: readonly unknown[]): boolean => list !== MISSING_LIST && droppedFrom(list) > 0;

/** Returns how many values of an item of a list, or of a `part`, could not be read. */
export const unreadIn = (part: object | null): number => (part === null ? 0 : (unreadValues.get(part) ?? 0));

/** True if all items of a list of a response, and all of their values, could be read. */
export const isWhole = (list: readonly object[]): boolean =>
  droppedFrom(list) === 0 && list.every((item) => unreadIn(item) === 0);

export function add(to: Notes, { dropped, unread }: Pick<Notes, 'dropped' | 'unread'>): void {
  to.dropped += dropped;
  to.unread += unread;
}

/**
 * Notes what can't be read of a part. Of an invalid one no value counts: it counts itself. A list in its place is none:
 * the schema of an object would read it as one without values.
 */
export const noting = <Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: Config) => {
    if (Array.isArray(dataset.value)) dataset.value = NaN;
    const { checked, notes } = run(schema, dataset, config);
    if (checked.issues !== undefined) notes.unread = 0;
    add(notesOf(config), notes);
    if (notes.unread > 0 && typeof checked.value === 'object' && checked.value !== null)
      unreadValues.set(checked.value, notes.unread);
    return checked;
  },
});
