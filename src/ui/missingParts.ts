import { useSyncExternalStore } from 'react';

let missing: readonly string[] = [];
const watchers = new Set<() => void>();

/** Notes that a part of the page is missing, or is there again. */
export function setMissing(what: string, isMissing: boolean): void {
  const others = missing.filter((each) => each !== what);
  if (!isMissing && others.length === missing.length) return;
  missing = isMissing ? [...others, what] : others;
  watchers.forEach((watcher) => watcher());
}

/** Returns what the user misses, because its code failed to load. */
export const useMissing = (): readonly string[] => useSyncExternalStore(watchMissing, () => missing);

function watchMissing(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
