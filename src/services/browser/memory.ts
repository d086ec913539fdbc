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
      const isKept = store(storage, key, value);
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
    /**
     * Makes, of the writes that follow each other within a moment, only the last: then, or before any other use of the
     * memory, or when the user leaves the page.
     */
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

/** Outlive the session, such as the density of a table. With blocked storage they last for the visit. */
export const preferences = createSessionMemory(() => localStorage);

const PROBE = 'companion.probe';
/** As long as the journal's entry of an order for a loan with 3,000 requests. */
const PROBE_TEXT = ' '.repeat(40_000);

/**
 * Small facts that every tab of the browser shares, and that survive a restart. They contain nothing about people. Where
 * the storage is blocked or full, this tab keeps them for itself.
 */
export function createLastingMemory(storage: () => Storage = () => localStorage) {
  const fallback = new Map<string, string>();
  const forget = (key: string): void => {
    fallback.delete(key);
    attempt(() => storage().removeItem(key));
  };
  return {
    /** Returns the keys and values of all entries whose key starts with the prefix. */
    list: (prefix: string): [key: string, value: string][] => {
      const all = new Map([...(attempt(() => entriesOf(storage())) ?? []), ...fallback]);
      return [...all].filter(([key]) => key.startsWith(prefix));
    },
    /** Returns false when other tabs won't know the value. */
    write: (key: string, value: string): boolean => {
      const isStored = store(storage, key, value);
      if (isStored) fallback.delete(key);
      else fallback.set(key, value);
      return isStored;
    },
    forget,
    /** False when the storage is blocked or full. */
    isLasting: (): boolean => {
      const isStored = store(storage, PROBE, PROBE_TEXT);
      forget(PROBE);
      return isStored;
    },
  };
}

export type LastingMemory = ReturnType<typeof createLastingMemory>;

const entriesOf = (storage: Storage): [string, string][] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
    key,
    storage.getItem(key) ?? '',
  ]);

const store = (storage: () => Storage, key: string, value: string): boolean =>
  attempt(() => {
    storage().setItem(key, value);
    return true;
  }) ?? false;
