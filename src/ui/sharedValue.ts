import { useSyncExternalStore } from 'react';

/** A value outside of React's state that components show. `onUnwatched` runs when the last of them unmounts. */
export function sharedValue<Value>(initial: Value, onUnwatched: () => void = () => undefined) {
  let value = initial;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) onUnwatched();
    };
  };
  const get = (): Value => value;
  const set = (next: Value): void => {
    value = next;
    watchers.forEach((watcher) => watcher());
  };
  return { get, set, isWatched: () => watchers.size > 0, use: () => useSyncExternalStore(watch, get) };
}
