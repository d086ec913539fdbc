import { sharedValue } from './sharedValue';

/** What is missing, by what noted it. */
const missing = new Map<unknown, string>();
const names = sharedValue<readonly string[]>([]);

/** Notes that a part of the page is missing, or is there again. Several owners may miss the same. */
export function setMissing(what: string, isMissing: boolean, owner: unknown = what): void {
  if (isMissing) missing.set(owner, what);
  else missing.delete(owner);
  const next = [...new Set(missing.values())];
  if (next.join() !== names.get().join()) names.set(next);
}

/** Returns what the user misses, because its code failed to load. */
export const useMissing = names.use;
