import { AuthSdkError, OAuthError, OktaAuth, type OktaAuthOptions, type Tokens } from '@okta/okta-auth-js/core';
import type { TokenStorage } from './tabTokenStorage';

/** Seconds that a response may take. */
const RESPONSE_S = 30;
/** Seconds by which Entra ID sets `iat` and `nbf` back. */
const BACKDATED_S = 300;

/** As of version 8.0.1. For each change, oktaSdk.test.ts has a test that fails once the SDK itself does it. */
export class AppOktaAuth extends OktaAuth {
  private used: Promise<void> | undefined;

  constructor(options: OktaAuthOptions) {
    super(options);
    // LoginCallback calls it, and the SDK's core build does not have it.
    Object.assign(this, { idx: { isInteractionRequired: () => false } });
    // The SDK checks the nonce only in the implicit flow. In the code flow, PKCE already binds the response to the
    // request; this check protects a provider that does not enforce PKCE.
    const exchange = this.token.exchangeCodeForTokens.bind(this.token);
    this.token.exchangeCodeForTokens = async (params, urls) => {
      const answer = await exchange(params, urls);
      if (answer.tokens.idToken?.claims.nonce === params.nonce) return answer;
      throw new AuthSdkError("OAuth flow response nonce doesn't match request nonce");
    };
    const parse = this.token.parseFromUrl;
    const parseOnTime: typeof parse = Object.assign(async (...args: Parameters<typeof parse>) => {
      const answer = await parse(...args);
      this.refuseFastClock(answer.tokens);
      return answer;
    }, parse);
    this.token.parseFromUrl = parseOnTime;
    const setTokens = this.tokenManager.setTokens.bind(this.tokenManager);
    this.tokenManager.setTokens = (tokens, ...callbacks) => setTokens(withLifetimes(tokens), ...callbacks);
    // The SDK would remove a refused token and so sign the user out, before the app can keep the user's work.
    this.tokenManager.removeRefreshToken = () => undefined;
  }

  /** The SDK refuses a new token if the clock is slow, but if it is fast, only once the token's lifetime has passed. */
  private refuseFastClock({ idToken }: Tokens): void {
    if (idToken === undefined) return;
    const { iat = Infinity, nbf } = idToken.claims as { iat?: number; nbf?: number };
    const limit = (this.options.maxClockSkew ?? 0) + RESPONSE_S + (nbf === undefined ? 0 : BACKDATED_S);
    if (Date.now() / 1000 - iat > limit) throw new AuthSdkError('The JWT expired and is no longer valid');
  }

  /** Also after the response was used: the SDK removes it from the address. */
  override isLoginRedirect(): boolean {
    return this.used !== undefined || refusalIn(window.location) !== undefined || super.isLoginRedirect();
  }

  /** React mounts the callback's component twice in development, and the response can be used once. */
  override handleLoginRedirect(): Promise<void> {
    if (!this.isLoginRedirect()) return Promise.resolve();
    return (this.used ??= this.useResponse());
  }

  private async useResponse(): Promise<void> {
    const refusal = refusalIn(window.location);
    if (refusal === undefined) return super.handleLoginRedirect();
    window.history.replaceState(null, '', window.location.pathname);
    this.transactionManager.clear();
    throw refusal;
  }
}

/**
 * A response may leave out the lifetime of the access token (RFC 6749, 5.1): for the SDK it is then over. For the SDK,
 * the sign-in also ends with the ID token, which may be short-lived, and which a renewal may leave out (OpenID Connect
 * Core, 12.2).
 */
function withLifetimes(tokens: Tokens): Tokens {
  const { accessToken, idToken } = tokens;
  if (accessToken === undefined || idToken === undefined) return tokens;
  const expiresAt = Number.isFinite(accessToken.expiresAt) ? accessToken.expiresAt : idToken.expiresAt;
  return {
    ...tokens,
    accessToken: { ...accessToken, expiresAt },
    idToken: { ...idToken, expiresAt: Math.max(idToken.expiresAt, expiresAt) },
  };
}

/**
 * Returns the provider's refusal, in the query or the fragment. The SDK looks in one of them, and takes an error
 * without a description, which is optional (RFC 6749, 4.1.2.1), for a response without tokens.
 */
function refusalIn({ search, hash }: Pick<Location, 'search' | 'hash'>): OAuthError | undefined {
  const response = [search, hash.slice(1)].map((part) => new URLSearchParams(part)).find((part) => part.has('error'));
  const error = response?.get('error') ?? '';
  return response && new OAuthError(error, response.get('error_description') ?? error);
}

/**
 * Stores no more than the app needs. Some providers send a refresh token without a request for one; the SDK keeps the
 * ID token of a hint with the new tokens, to repeat it (okta-auth-js issue 1524).
 */
export const withoutExtras = (storage: TokenStorage, hasRefreshTokens: boolean): TokenStorage => ({
  ...storage,
  setItem(key, tokens) {
    const extras = ['id_token_hint', ...(hasRefreshTokens ? [] : ['refreshToken'])];
    const kept: unknown = JSON.parse(tokens, (name, part: unknown) => (extras.includes(name) ? undefined : part));
    storage.setItem(key, JSON.stringify(kept));
  },
});
