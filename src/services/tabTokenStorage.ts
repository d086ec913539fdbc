import { attempt } from '@/lib/attempt';

export const TOKEN_STORAGE_KEY = 'okta-token-storage';

export interface TokenStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** The storage of one tab. */
export interface TabTokenStorage extends TokenStorage {
  /** From now on, the tab keeps its tokens to itself: its sign-in has ended, and no other tab may take it up. */
  stopSharing: () => void;
}

/** The tokens that another tab has written, without keeping them. */
export const sharedTokens: Pick<TokenStorage, 'getItem'> = {
  getItem: (key) => attempt(() => window.localStorage.getItem(key)) ?? null,
};

/**
 * Stores this tab's tokens. It reads them from local storage once and then from memory, writes them to local storage so
 * that a new tab can share the sign-in, and removes them from local storage when the page unloads. Since each tab uses
 * its own memory, the unload of one tab signs out no other. With `memory`, or with blocked or full storage, tokens are
 * never written.
 *
 * @source Specification §7: "Identity tokens are removed from local storage when the page unloads"
 * @source Specification §9: "storage local, then session"
 */
export function tabTokenStorage(kind: 'localStorage' | 'memory'): TabTokenStorage {
  const own = new Map<string, string>();
  let isShared = kind === 'localStorage';
  const shared = (): Storage | undefined => (isShared ? window.localStorage : undefined);
  window.addEventListener('pagehide', () => attempt(() => window.localStorage.removeItem(TOKEN_STORAGE_KEY)));
  return {
    getItem(key) {
      const value = own.get(key) ?? attempt(() => shared()?.getItem(key)) ?? null;
      if (value !== null) own.set(key, value);
      return value;
    },
    setItem(key, value) {
      own.set(key, value);
      attempt(() => shared()?.setItem(key, value));
    },
    removeItem(key) {
      own.delete(key);
      attempt(() => shared()?.removeItem(key));
    },
    stopSharing: () => void (isShared = false),
  };
}
