import { attempt } from '@/lib/attempt';

export const TOKEN_STORAGE_KEY = 'okta-token-storage';

export interface TokenStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/**
 * This tab's tokens: read from its memory once loaded, written through to local storage so that a new tab may share the
 * sign-in, and taken out of local storage when the page unloads. Another tab's unload can therefore sign nobody else out.
 * With `memory`, or with storage blocked or full, they are never written.
 *
 * @source Specification §7: "the identity tokens are removed from local storage when the page unloads"
 */
export function tabTokenStorage(kind: 'localStorage' | 'memory'): TokenStorage {
  const own = new Map<string, string>();
  const shared = (): Storage | undefined => (kind === 'memory' ? undefined : window.localStorage);
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
  };
}
