import * as v from 'valibot';
import { TOKEN_STORAGE_KEY, type TokenStorage } from './tabTokenStorage';

/** The part of the SDK's own storage that says whether somebody is signed in. */
const tokens = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    accessToken: v.object({ accessToken: v.string(), expiresAt: v.number() }),
    idToken: v.object({ expiresAt: v.number() }),
  }),
);

/** Seconds before its end from which on a token counts as expired, as with the SDK (specification §9). */
const EARLY_S = 30;

/**
 * The bearer token, without asking the provider.
 *
 * @empty there is none, it has expired, or nothing can be read: then the SDK decides
 */
export function freshTokenIn(storage: Pick<TokenStorage, 'getItem'>, now = Date.now()): string | undefined {
  const { success, output } = v.safeParse(tokens, storage.getItem(TOKEN_STORAGE_KEY));
  if (!success) return undefined;
  const { accessToken, idToken } = output;
  const isFresh = Math.min(accessToken.expiresAt, idToken.expiresAt) - EARLY_S > now / 1000;
  return isFresh ? accessToken.accessToken : undefined;
}
