import { useSyncExternalStore } from 'react';

/** What is missing, by what noted it. */
const missing = new Map<unknown, string>();
let names: readonly string[] = [];
const watchers = new Set<() => void>();

/** Notes that a part of the page is missing, or is there again. Several owners may miss the same. */
export function setMissing(what: string, isMissing: boolean, owner: unknown = what): void {
  if (isMissing) missing.set(owner, what);
  else missing.delete(owner);
  const next = [...new Set(missing.values())];
  if (next.join() === names.join()) return;
  names = next;
  watchers.forEach((watcher) => watcher());
}

/** Returns what the user misses, because its code failed to load. */
export const useMissing = (): readonly string[] => useSyncExternalStore(watchMissing, () => names);

function watchMissing(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
