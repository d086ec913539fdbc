import * as v from 'valibot';
import { attempt } from '@/lib/attempt';

export const TOKEN_STORAGE_KEY = 'okta-token-storage';

export interface TokenStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/**
 * Stores this tab's tokens. It reads them from local storage once and then from memory, writes them to local storage so
 * that a new tab can share the sign-in, and removes them from local storage when the page unloads. Since each tab uses
 * its own memory, the unload of one tab signs out no other. With `memory`, or with blocked or full storage, tokens are
 * never written; nor with refresh tokens, because a provider accepts each only once, so that each tab signs in itself.
 */
export function tabTokenStorage(kind: 'localStorage' | 'memory', hasRefreshTokens = false) {
  const own = new Map<string, string>();
  let isShared = kind === 'localStorage' && !hasRefreshTokens;
  const shared = (): Storage | undefined => (isShared ? window.localStorage : undefined);
  window.addEventListener('pagehide', () => attempt(() => window.localStorage.removeItem(TOKEN_STORAGE_KEY)));
  return {
    getItem(key: string): string | null {
      const value = own.get(key) ?? attempt(() => shared()?.getItem(key)) ?? null;
      if (value !== null) own.set(key, value);
      return value;
    },
    setItem(key: string, value: string): void {
      own.set(key, value);
      attempt(() => shared()?.setItem(key, value));
    },
    removeItem(key: string): void {
      own.delete(key);
      attempt(() => shared()?.removeItem(key));
    },
    /** Takes the tab's tokens away from other tabs for good: its sign-in has ended, and no other tab may take it up. */
    stopSharing(): void {
      // The tokens in the same place may be those of another tab.
      own.forEach((value, key) => attempt(() => shared()?.getItem(key) === value && shared()?.removeItem(key)));
      isShared = false;
    },
  };
}

/** Seconds before its expiry from which a token counts as expired, as in the SDK. */
const EARLY_S = 30;

/** Asks no provider. @empty undefined without a readable token that is still valid; then the SDK decides */
export function freshTokenIn(storage: Pick<TokenStorage, 'getItem'>, now = Date.now()): string | undefined {
  const tokens = read(storage, {
    accessToken: v.object({ accessToken: v.string(), expiresAt: v.number() }),
    idToken: v.object({ expiresAt: v.number() }),
  });
  if (tokens === undefined) return undefined;
  const { accessToken, idToken } = tokens;
  const isFresh = Math.min(accessToken.expiresAt, idToken.expiresAt) - EARLY_S > now / 1000;
  return isFresh ? accessToken.accessToken : undefined;
}

/** 32 bits of a hash, which many people share. @empty undefined if the tokens name no one */
export function personMarkIn(storage: Pick<TokenStorage, 'getItem'>): string | undefined {
  // Only issuer and subject together identify a person.
  const claims = readClaims(storage, { iss: v.string(), sub: v.string() });
  return claims && fnv1a(`${claims.iss} ${claims.sub}`).toString(16);
}

/** Returns epoch milliseconds. @empty null when the tokens don't say when the user signed in */
export function signedInAtIn(storage: Pick<TokenStorage, 'getItem'>): number | null {
  const claims = readClaims(storage, { auth_time: v.number() });
  return claims === undefined ? null : claims.auth_time * 1000;
}

/** Returns the given part of the SDK's storage. @empty undefined without it */
function read<Entries extends v.ObjectEntries>(storage: Pick<TokenStorage, 'getItem'>, entries: Entries) {
  const stored = v.pipe(v.string(), v.parseJson(), v.object(entries));
  const { success, output } = v.safeParse(stored, storage.getItem(TOKEN_STORAGE_KEY));
  return success ? output : undefined;
}

const readClaims = <Entries extends v.ObjectEntries>(storage: Pick<TokenStorage, 'getItem'>, entries: Entries) =>
  read(storage, { idToken: v.object({ claims: v.object(entries) }) })?.idToken.claims;

const fnv1a = (text: string): number =>
  new TextEncoder().encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
