import { attempt } from '@/lib/attempt';

/** Longer than the pause between two keys. */
const SOON_MS = 300;

/** Survives a reload of this tab. No personal data. Blocked or full storage never fails: the facts go earlier. */
export function createSessionMemory(storage: () => Storage = () => sessionStorage) {
  const fallback = new Map<string, string>();
  const delayed = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    const writes = [...delayed.values()];
    delayed.clear();
    writes.forEach((write) => write());
  };
  return {
    read(key: string): string | null {
      settle();
      return attempt(() => storage().getItem(key)) ?? fallback.get(key) ?? null;
    },
    /** Returns false when a reload will lose the value. */
    write: (key: string, value: string): boolean => {
      settle();
      const isKept = isStoredIn(storage, key, value);
      if (isKept) fallback.delete(key);
      else {
        fallback.set(key, value);
        // The write failed, so the stored value is out of date.
        attempt(() => storage().removeItem(key));
      }
      return isKept;
    },
    forget: (key: string): void => {
      settle();
      fallback.delete(key);
      attempt(() => storage().removeItem(key));
    },
    /** Makes only the last of quick writes: soon, before any other use of the memory, or when the page is left. */
    soon(name: string, write: () => void): void {
      if (delayed.size === 0) {
        timer = setTimeout(settle, SOON_MS);
        window.addEventListener('pagehide', settle, { once: true });
      }
      delayed.set(name, write);
    },
  };
}

export type SessionMemory = ReturnType<typeof createSessionMemory>;

/** Outlive the session, such as the theme. With blocked storage they last for the visit. */
export const preferences = createSessionMemory(() => localStorage);

const PROBE = 'companion.probe';
/** As long as the journal's entry of an order for a loan with 3,000 requests. */
const PROBE_TEXT = ' '.repeat(40_000);

/**
 * Small facts that every tab of the browser shares, and that survive a restart. They name no person. Each tab creates
 * one, which knows what this tab wrote until the tab forgets it: the storage may be blocked, full, or emptied by
 * others.
 */
export function createLastingMemory(storage: () => Storage = () => localStorage) {
  const own = new Map<string, { value: string; isStored: boolean }>();
  const write = (key: string, value: string): boolean => {
    const isStored = isStoredIn(storage, key, value);
    own.set(key, { value, isStored });
    return isStored;
  };
  const forget = (key: string): void => {
    own.delete(key);
    attempt(() => storage().removeItem(key));
  };
  /** Returns what the storage has, and stores what it lacks of this tab's. @empty undefined while it can't be read */
  const restored = (): Map<string, string> | undefined => {
    const stored = attempt(() => entriesOf(storage()));
    if (stored === undefined) return undefined;
    for (const [key, { value }] of own) if (!stored.has(key)) write(key, value);
    return stored;
  };
  return {
    /** Entries by the start of their keys. One that another tab changed has two values, the stored one first. */
    list: (prefix: string): [key: string, value: string][] => {
      const stored = restored() ?? new Map<string, string>();
      const current = [...stored].filter(([key]) => own.get(key)?.isStored !== false);
      const mine = [...own].flatMap(([key, { value, isStored }]): [string, string][] =>
        isStored && stored.get(key) === value ? [] : [[key, value]],
      );
      return [...current, ...mine].filter(([key]) => key.startsWith(prefix));
    },
    /** Returns false when other tabs won't know the value. */
    write,
    forget,
    /** False when the storage is blocked or full, can't be read, or doesn't list what it has. */
    isLasting: (): boolean => {
      const isStored = isStoredIn(storage, PROBE, PROBE_TEXT) && restored()?.has(PROBE) === true;
      attempt(() => storage().removeItem(PROBE));
      return isStored;
    },
    /** Stores what is lost when another tab empties the storage, and on leaving; returns a function that stops it. */
    storeWhatIsLost: (): (() => void) => {
      // A single entry that another tab removes is one that it settled.
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('storage', ({ key }) => key === null && restored(), { signal });
      window.addEventListener('pagehide', restored, { signal });
      return () => listening.abort();
    },
  };
}

export type LastingMemory = ReturnType<typeof createLastingMemory>;

const entriesOf = (storage: Storage): Map<string, string> =>
  new Map(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  );

/** A storage has not stored what it ignores, or does not give back. */
const isStoredIn = (storage: () => Storage, key: string, value: string): boolean =>
  attempt(() => {
    storage().setItem(key, value);
    return storage().getItem(key) === value;
  }) ?? false;
