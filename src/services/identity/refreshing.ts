import { AuthSdkError, isOAuthError, OAuthError, type OktaAuth, type Tokens } from '@okta/okta-auth-js';
import { freshTokenIn, lentTokens, TOKEN_STORAGE_KEY } from './tabTokenStorage';

/**
 * Returns a renewal with the refresh token of this tab. If the provider has refused that token, the tab borrows the
 * tokens of another tab, such as the one in which the user has signed in again.
 * @source docs/decisions/0005-tokens-belong-to-a-tab.md
 */
export function refreshing(okta: OktaAuth): () => Promise<Tokens> {
  /** A sign-in in a window of its own brings another one. */
  let refused: string | undefined;
  return async () => {
    const held = okta.tokenManager.getTokensSync();
    const { refreshToken } = held;
    if (refreshToken === undefined || refreshToken.refreshToken === refused) return borrowed();
    try {
      // The SDK would add the parameters of the sign-in to the address. A response without scopes grants those of the
      // request (RFC 6749, 5.1).
      const tokens = { refreshToken: { ...refreshToken, extraParams: {} } };
      return joined(held, await okta.token.renewTokens({ scopes: refreshToken.scopes, tokens }));
    } catch (error) {
      if (isRefusal(error)) {
        refused = refreshToken.refreshToken;
        return borrowed();
      }
      throw isOAuthError(error) ? new AuthSdkError(error.errorSummary) : error;
    }
  };
}

/** @throws OAuthError when no other tab has fresh tokens */
function borrowed(): Tokens {
  if (freshTokenIn(lentTokens) === undefined)
    throw new OAuthError('login_required', 'The provider refused the refresh token');
  return JSON.parse(lentTokens.getItem(TOKEN_STORAGE_KEY) ?? '{}') as Tokens;
}

/** A provider may keep its refresh token, and may send no ID token again (OpenID Connect Core, 12.2). */
function joined(held: Tokens, renewed: Tokens): Tokens {
  const tokens = { ...held, ...renewed };
  const { idToken, accessToken } = tokens;
  if (idToken === undefined || accessToken === undefined) return tokens;
  return { ...tokens, idToken: { ...idToken, expiresAt: Math.max(idToken.expiresAt, accessToken.expiresAt) } };
}

/** True when the provider answered and refused. A busy or failing provider may answer later. */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { resp, xhr } = error as { resp?: Answer; xhr?: Answer };
  const status = (resp ?? xhr)?.status;
  return status === undefined ? isOAuthError(error) : [200, 400, 401, 403].includes(status);
}

type Answer = { status: number } | null;
