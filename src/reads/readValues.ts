import type { Remote } from '@/lib/remote';

export interface Each<Key extends string, Value> {
  eachKey: Key;
  eachValue: Value;
}

/** A response that the slice's own reducers take apart or join with more; it keeps `Value` beside them. */
export interface Taken<Response, Value> {
  takenResponse: Response;
  takenValue: Value;
}

/**
 * What the app reads, by the slice and the member of the state that keep it. Each feature adds its own (`declare
 * module`). The names are the specification's.
 */
export interface ReadValues {}

export type ReadSlice = keyof ReadValues;

/** A read has the name of its member. */
export type ReadName = { [Slice in ReadSlice]: keyof ReadValues[Slice] & string }[ReadSlice];

export type SliceOf<Name extends ReadName> = {
  [Slice in ReadSlice]: Name extends keyof ReadValues[Slice] ? Slice : never;
}[ReadSlice];

type Member<Name extends ReadName> = {
  [Slice in ReadSlice]: Name extends keyof ReadValues[Slice] ? ReadValues[Slice][Name] : never;
}[ReadSlice];

/** Undefined for a read without keys. */
export type KeyOf<Name extends ReadName> = Member<Name> extends Each<infer Key, unknown> ? Key : undefined;

export type ValueOf<Name extends ReadName> =
  Member<Name> extends Each<string, infer Value>
    ? Value
    : Member<Name> extends Taken<infer Response, unknown>
      ? Response
      : Member<Name>;

export type Kept<Name extends ReadName> = Member<Name> extends Taken<unknown, infer Value> ? Value : ValueOf<Name>;

export type ReadState<Slice extends ReadSlice> = {
  [Name in keyof ReadValues[Slice]]: ReadValues[Slice][Name] extends Each<infer Key, infer Value>
    ? Partial<Record<Key, Remote<Value>>>
    : Remote<ReadValues[Slice][Name] extends Taken<unknown, infer Value> ? Value : ReadValues[Slice][Name]>;
};

/** The key of a read, as the last parameter. */
export type KeyParameter<Name extends ReadName> = KeyOf<Name> extends undefined ? [] : [key: KeyOf<Name>];

/** One value: a read and, if it has keys, its key. `given` is what the view already has of it. */
export type RefOf<Name extends ReadName> =
  KeyOf<Name> extends undefined
    ? { name: Name; key?: undefined; given?: undefined }
    : { name: Name; key: KeyOf<Name>; given?: object };

export type Ref = { [Name in ReadName]: RefOf<Name> }[ReadName];
