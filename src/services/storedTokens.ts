import * as v from 'valibot';
import { TOKEN_STORAGE_KEY, type TokenStorage } from './tabTokenStorage';

/** The part of the SDK's storage that shows whether a user is signed in. */
const tokens = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    accessToken: v.object({ accessToken: v.string(), expiresAt: v.number() }),
    idToken: v.object({ expiresAt: v.number() }),
  }),
);

/** The part that shows who is signed in: only issuer and subject together identify a person. */
const person = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ idToken: v.object({ claims: v.object({ iss: v.string(), sub: v.string() }) }) }),
);

/** Seconds before its expiry from which a token counts as expired, as in the SDK (specification §9). */
const EARLY_S = 30;

/**
 * Returns the bearer token without a request to the provider.
 *
 * @source Specification §9: "tokens treated as expired 30 s early"
 * @empty undefined without a readable token that is still valid; then the SDK decides
 */
export function freshTokenIn(storage: Pick<TokenStorage, 'getItem'>, now = Date.now()): string | undefined {
  const { success, output } = v.safeParse(tokens, storage.getItem(TOKEN_STORAGE_KEY));
  if (!success) return undefined;
  const { accessToken, idToken } = output;
  const isFresh = Math.min(accessToken.expiresAt, idToken.expiresAt) - EARLY_S > now / 1000;
  return isFresh ? accessToken.accessToken : undefined;
}

/**
 * Returns a mark of the signed-in person: 32 bits of a hash. Many names share each mark, so that it does not identify the person.
 *
 * @empty undefined when the tokens don't name the person
 */
export function personMarkIn(storage: Pick<TokenStorage, 'getItem'>): string | undefined {
  const { success, output } = v.safeParse(person, storage.getItem(TOKEN_STORAGE_KEY));
  if (!success) return undefined;
  const { iss, sub } = output.idToken.claims;
  return fnv1a(`${iss} ${sub}`).toString(16);
}

/** The part that shows when the user signed in, in epoch seconds. */
const signIn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ idToken: v.object({ claims: v.object({ auth_time: v.number() }) }) }),
);

/** @empty null when the tokens don't say when the user signed in */
export function signedInAtIn(storage: Pick<TokenStorage, 'getItem'>): number | null {
  const { success, output } = v.safeParse(signIn, storage.getItem(TOKEN_STORAGE_KEY));
  return success ? output.idToken.claims.auth_time * 1000 : null;
}

/** The 32-bit FNV-1a hash of a text. */
const fnv1a = (text: string): number =>
  new TextEncoder().encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
