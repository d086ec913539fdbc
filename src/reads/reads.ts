import type { Read, ReadsIn } from './read';
import type { ReadName, ReadSlice, SliceOf } from './readValues';

type KeptRead<Name extends ReadName = ReadName> = Read<Name> & { in: SliceOf<Name> };

/** All reads whose slices have joined the store. */
const kept = new Map<ReadName, KeptRead>();

/** A slice joins the store with the code of its feature, and brings its reads. */
export function addToReads<Slice extends ReadSlice>(slice: Slice, reads: ReadsIn<Slice>): void {
  for (const [name, read] of Object.entries<object>(reads))
    kept.set(name as ReadName, { ...read, in: slice } as KeptRead);
}

export const readNames = (): ReadName[] => [...kept.keys()];

/** @throws Error if no slice keeps it: a module that uses the value doesn't import its slice */
export function readOf<Name extends ReadName>(name: Name): KeptRead<Name> {
  const read = kept.get(name);
  if (read === undefined) throw new Error(`No slice keeps ${name}`);
  return read as unknown as KeptRead<Name>;
}

/** @empty undefined if no slice keeps it */
export const knownRead = (name: ReadName): KeptRead | undefined => kept.get(name);
