import { AuthSdkError, isOAuthError, OAuthError, type OktaAuth, type Tokens } from '@okta/okta-auth-js/core';

/** Returns a renewal with the refresh token of this tab. It throws an OAuthError once the provider has refused that. */
export function refreshing(okta: OktaAuth): () => Promise<Tokens> {
  let isRefused = false;
  return async () => {
    const held = okta.tokenManager.getTokensSync();
    const { refreshToken } = held;
    if (refreshToken === undefined || isRefused) throw new OAuthError('login_required', 'There is no refresh token');
    try {
      // The SDK would add the parameters of the sign-in to the address. A response without scopes grants those of the
      // request (RFC 6749, 5.1).
      const tokens = { refreshToken: { ...refreshToken, extraParams: {} } };
      // A provider may keep its refresh token, and may send no ID token again (OpenID Connect Core, 12.2).
      return { ...held, ...(await okta.token.renewTokens({ scopes: refreshToken.scopes, tokens })) };
    } catch (error) {
      isRefused = isRefusal(error);
      if (isRefused) throw new OAuthError('login_required', 'The provider refused the refresh token');
      throw isOAuthError(error) ? new AuthSdkError(error.errorSummary) : error;
    }
  };
}

/** True when the provider answered and refused. A busy or failing provider may answer later. */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { resp, xhr } = error as { resp?: Answer; xhr?: Answer };
  const status = (resp ?? xhr)?.status;
  return status === undefined ? isOAuthError(error) : [200, 400, 401, 403].includes(status);
}

type Answer = { status: number } | null;
