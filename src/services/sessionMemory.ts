import { attempt } from '@/lib/attempt';

/**
 * Small facts that survive a reload of this tab. Blocked or full storage forgets sooner and never fails.
 * Holds no personal data.
 */
export interface SessionMemory {
  read: (key: string) => string | null;
  /** False when a reload will have forgotten it. */
  write: (key: string, value: string) => boolean;
  forget: (key: string) => void;
}

export function createSessionMemory(storage: () => Storage = () => sessionStorage): SessionMemory {
  const fallback = new Map<string, string>();
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? fallback.get(key) ?? null,
    write(key, value) {
      fallback.set(key, value);
      const isKept = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      // What was kept before it filled up is out of date.
      if (isKept === undefined) attempt(() => storage().removeItem(key));
      return isKept ?? false;
    },
    forget(key) {
      fallback.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}
