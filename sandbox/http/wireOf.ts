import type * as v from 'valibot';

type Optional<Entries> = {
  [Name in keyof Entries]: Entries[Name] extends { type: 'optional' } ? Name : never;
}[keyof Entries];

/** A response as a service sends it that leaves nothing out: each field, though any but an id may be null. */
export type WireOf<Schema> = Schema extends { type: 'lazy' | 'optional'; wrapped: infer Wrapped }
  ? WireOf<Wrapped>
  : Schema extends { wrapped: infer Wrapped }
    ? WireOf<Wrapped> | null
    : Schema extends { item: infer Item }
      ? NonNullable<WireOf<Item>>[]
      : Schema extends { type: 'union'; options: readonly (infer Option)[] }
        ? WireOf<Option>
        : Schema extends { entries: infer Entries }
          ? { [Name in Exclude<keyof Entries, Optional<Entries>>]: WireOf<Entries[Name]> } & {
              [Name in Optional<Entries>]?: WireOf<Entries[Name]> | undefined;
            }
          : Schema extends v.GenericSchema
            ? v.InferInput<Schema>
            : never;
