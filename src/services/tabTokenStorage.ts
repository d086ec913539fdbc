import { attempt } from '@/lib/attempt';

export const TOKEN_STORAGE_KEY = 'okta-token-storage';

/** Tokens that a tab with a refresh token lends to a tab whose sign-in has run out. */
const LENT_TOKENS_KEY = 'lent-tokens';

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

export const lentTokens: Pick<TokenStorage, 'getItem'> = {
  getItem: () => attempt(() => window.localStorage.getItem(LENT_TOKENS_KEY)) ?? null,
};

/**
 * Stores this tab's tokens. It reads them from local storage once and then from memory, writes them to local storage so
 * that a new tab can share the sign-in, and removes them from local storage when the page unloads. Since each tab uses
 * its own memory, the unload of one tab signs out no other. With `memory`, or with blocked or full storage, tokens are
 * never written.
 *
 * A tab with a refresh token signs in itself, because a provider accepts each refresh token only once. The refresh token
 * stays in memory. The tab lends its other tokens under another key, so that new tabs don't start with them. When the tab
 * that lent last takes its tokens away, the others lend theirs again.
 *
 * @source Specification §7: "Identity tokens are removed from local storage when the page unloads"
 * @source Specification §9: "storage local, then session"
 */
export function tabTokenStorage(kind: 'localStorage' | 'memory', hasRefreshTokens = false): TabTokenStorage {
  const own = new Map<string, string>();
  let isShared = kind === 'localStorage';
  const shared = (): Storage | undefined => (isShared ? window.localStorage : undefined);
  const sharedKey = (key: string): string => (hasRefreshTokens ? LENT_TOKENS_KEY : key);
  const share = (key: string, value: string): void =>
    attempt(() => shared()?.setItem(sharedKey(key), hasRefreshTokens ? withoutRefreshToken(value) : value));
  const unshare = (key: string): void => attempt(() => shared()?.removeItem(sharedKey(key)));
  window.addEventListener('pagehide', () =>
    attempt(() => [TOKEN_STORAGE_KEY, LENT_TOKENS_KEY].forEach((key) => window.localStorage.removeItem(key))),
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (hasRefreshTokens && key === LENT_TOKENS_KEY && newValue === null)
      own.forEach((value, ownKey) => share(ownKey, value));
  });
  return {
    getItem(key) {
      const value = own.get(key) ?? (hasRefreshTokens ? null : (attempt(() => shared()?.getItem(key)) ?? null));
      if (value !== null) own.set(key, value);
      return value;
    },
    setItem(key, value) {
      own.set(key, value);
      share(key, value);
    },
    removeItem(key) {
      own.delete(key);
      unshare(key);
    },
    stopSharing() {
      unshare(TOKEN_STORAGE_KEY);
      isShared = false;
    },
  };
}

const withoutRefreshToken = (tokens: string): string =>
  JSON.stringify({ ...(JSON.parse(tokens) as object), refreshToken: undefined });
