import { attempt } from '@/lib/attempt';

/**
 * Small facts that survive a reload of this tab. They contain no personal data. Blocked or full storage never fails;
 * the facts are then lost earlier.
 */
export interface SessionMemory {
  read: (key: string) => string | null;
  /** Returns false when a reload will lose the value. */
  write: (key: string, value: string) => boolean;
  forget: (key: string) => void;
}

/** @source Specification §7: "flags also kept in session storage" */
export function createSessionMemory(storage: () => Storage = () => sessionStorage): SessionMemory {
  const fallback = new Map<string, string>();
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? fallback.get(key) ?? null,
    write(key, value) {
      const isKept =
        attempt(() => {
          storage().setItem(key, value);
          return true;
        }) ?? false;
      if (isKept) fallback.delete(key);
      else {
        fallback.set(key, value);
        // The write failed, so the stored value is out of date.
        attempt(() => storage().removeItem(key));
      }
      return isKept;
    },
    forget(key) {
      fallback.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}
