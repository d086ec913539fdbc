import { AuthSdkError, OktaAuth, type OktaAuthOptions } from '@okta/okta-auth-js';
import type { TokenStorage } from './tabTokenStorage';

/**
 * The SDK with all that the app changes in it, as of version 8.0.1. For each change, oktaSdk.test.ts has a test that
 * fails once the SDK itself does it.
 */
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
    // The SDK would remove a refused token and so sign the user out, before the app can keep the user's work.
    this.tokenManager.removeRefreshToken = () => undefined;
  }

  /** The early start uses the response, and the callback's component then shows the same result. */
  override handleLoginRedirect(): Promise<void> {
    return (this.used ??= super.handleLoginRedirect());
  }
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
