import {
  AuthSdkError,
  httpRequest,
  isAuthApiError,
  isOAuthError,
  type IDToken,
  type OktaAuth,
  type Tokens,
  type UserClaims,
  OAuthError,
} from '@okta/okta-auth-js/core';
import { TIMEOUT_MS } from '@/config/constants';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { FailedCall } from '@/lib/failure';
import { pause } from '@/lib/pause';
import type { SdkAuthService, SignInState } from './auth';
import { type ProviderTraits, revocationEndpoint } from './oktaEndpoints';
import { pageRestored } from '@/browser/page';

/** Milliseconds that a sign-out waits for the revocation. */
const REVOCATION_PATIENCE_MS = 3_000;
/** The provider repeats it in the address to which it returns. */
const SIGNED_OUT = 'signedOut';

/** Adapts the Okta SDK to the app. `onError` receives failed renewals. */
export function oktaAuthService(
  okta: OktaAuth,
  {
    AUTHORIZE_PARAMS: authorizeParams,
    REFRESH_TOKENS: hasRefreshTokens,
    USER_FROM: userFrom,
  }: RuntimeConfig['OKTA_CONFIG'],
  { hasUserInfo, hasSignOut, hasHiddenFrame }: ProviderTraits,
  onError: (error: unknown) => void,
): SdkAuthService {
  // The SDK would store an empty list with the tokens.
  const extra = Object.keys(authorizeParams).length > 0 && { extraParams: authorizeParams };
  const listeners = new Set<(state: SignInState) => void>();
  const onOtherPerson = (): void => listeners.forEach((listener) => listener('otherPerson'));
  /** The user lookup in flight. It would fail with 401 after the token is revoked. */
  let lookup: Promise<unknown> = Promise.resolve();
  const renewal = hasRefreshTokens || !hasHiddenFrame ? refreshing(okta) : () => renewInFrame(okta, authorizeParams);
  const revoke = async (): Promise<void> => {
    const patience = new Promise((resolve) => setTimeout(resolve, REVOCATION_PATIENCE_MS));
    const revoked = lookup.then(() => revokeTokens(okta)).catch((error: unknown) => isRefusal(error) || onError(error));
    await Promise.race([revoked, patience]);
  };
  const renew = inFlight(() => renewTokens(okta, renewal, onError, onOtherPerson));
  return {
    watch(listener) {
      const report = (state = okta.authStateManager.getAuthState()): void => {
        listener(state === null ? 'unknown' : state.isAuthenticated === true ? 'signedIn' : 'signedOut');
      };
      okta.authStateManager.subscribe(report);
      listeners.add(listener);
      report();
      return () => {
        okta.authStateManager.unsubscribe(report);
        listeners.delete(listener);
      };
    },
    isReturning: () => Promise.resolve(okta.isLoginRedirect()),
    async signIn(returnPath, maxAge) {
      // Discards a sign-in that this tab started and then left, for example with Back.
      okta.transactionManager.clear();
      okta.setOriginalUri(afterSignOut(returnPath));
      await okta.signInWithRedirect({ ...(maxAge !== undefined && { maxAge }), ...extra });
      await pageRestored();
    },
    async accessToken() {
      const { accessToken } = okta.tokenManager.getTokensSync();
      if (accessToken === undefined) return undefined;
      return okta.tokenManager.hasExpired(accessToken) ? renew() : accessToken.accessToken;
    },
    async user() {
      const claims =
        hasUserInfo && userFrom === 'userInfo'
          ? Promise.race([okta.getUser(), noUserInTime()]).catch(throwFailedCall)
          : claimsOf(okta);
      lookup = claims.catch(() => undefined);
      const { sub, preferred_username: username, name } = await claims;
      return { id: username ?? sub, displayName: name ?? username ?? sub };
    },
    revoke,
    async signOut() {
      await revoke();
      if (!hasSignOut) return true;
      // Optional, but without it some providers don't return (OpenID Connect RP-Initiated Logout, 2).
      await okta.signOut({ revokeAccessToken: false, revokeRefreshToken: false, state: SIGNED_OUT });
      return false;
    },
  };
}

const afterSignOut = (path: string): string => (path === `/?state=${SIGNED_OUT}` ? '/' : path);

/**
 * Names the person that the request is about: a provider may refuse one that doesn't (OpenID Connect Core, 3.1.2.1).
 * One that refuses the name may do so because another person has signed in: only without it, it says who.
 */
async function renewInFrame(okta: OktaAuth, authorizeParams: Record<string, string>): Promise<Tokens> {
  const renew = (extraParams: Record<string, string>) =>
    okta.token.renewTokens({ timeout: TIMEOUT_MS.read, extraParams });
  const { idToken } = okta.tokenManager.getTokensSync();
  try {
    return await renew({ ...authorizeParams, ...(idToken !== undefined && { id_token_hint: idToken.idToken }) });
  } catch (error) {
    if (!isOAuthError(error)) throw error;
    return renew(authorizeParams);
  }
}

/**
 * Renews the tokens. The SDK's token manager would discard the old tokens on any error, and
 * so sign out a user whose network failed for a moment. The provider's session belongs to the browser: another person
 * may have signed in there, in another tab. Their tokens are discarded.
 */
async function renewTokens(
  okta: OktaAuth,
  renewal: () => Promise<Tokens>,
  onError: (error: unknown) => void,
  onOtherPerson: () => void,
): Promise<string | undefined> {
  const { idToken: held } = okta.tokenManager.getTokensSync();
  try {
    const tokens = await renewal();
    if (tokens.idToken !== undefined && !isSamePerson(held, tokens.idToken)) {
      onOtherPerson();
      return undefined;
    }
    okta.tokenManager.setTokens(tokens);
    return tokens.accessToken?.accessToken;
  } catch (error) {
    onError(error);
    // The provider itself refused: its session is over.
    if (isOAuthError(error)) return undefined;
    throw error;
  }
}

/** OpenID Connect Core, 2: only issuer and subject together identify a person. */
const isSamePerson = (held: IDToken | undefined, renewed: IDToken): boolean =>
  held?.claims.sub === renewed.claims.sub && held.claims.iss === renewed.claims.iss;

/**
 * Monitoring would count the SDK's error as a bug.
 * @throws FailedCall if the provider doesn't respond, or not with a user; the SDK says the same of no response and of
 * one that is not JSON
 */
function throwFailedCall(error: unknown): never {
  if (!isAuthApiError(error) && !isOAuthError(error)) throw error;
  const status = isAuthApiError(error) ? (error.xhr?.status ?? 0) : (error.resp?.status ?? 401);
  if (status >= 400) throw new FailedCall({ call: 'userInfo', kind: 'http', status });
  throw new FailedCall({ call: 'userInfo', kind: status === 0 ? 'network' : 'unreadable' });
}

/** The SDK waits for as long as the provider takes. */
async function noUserInTime(): Promise<never> {
  await pause(TIMEOUT_MS.read);
  throw new FailedCall({ call: 'userInfo', kind: 'timeout' });
}

/** @throws AuthSdkError after the tokens are gone */
async function claimsOf(okta: OktaAuth): Promise<UserClaims> {
  const { idToken } = await okta.tokenManager.getTokens();
  if (idToken === undefined) throw new AuthSdkError('There is no ID token');
  return idToken.claims;
}

/**
 * Revokes what the tab has. The SDK assumes an address, and identifies the app in a header that only Okta accepts. A
 * public client names itself in the body (RFC 7009, 2.1).
 */
async function revokeTokens(okta: OktaAuth): Promise<void> {
  const { accessToken, refreshToken } = okta.tokenManager.getTokensSync();
  if (accessToken === undefined) return;
  const url = await revocationEndpoint(okta);
  if (url === undefined) return;
  const revoke = (token: string, hint: string): Promise<unknown> => {
    const form = new URLSearchParams({ token, token_type_hint: hint, client_id: okta.options.clientId ?? '' });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return httpRequest(okta, { url, method: 'POST', args: String(form), headers });
  };
  // Some providers revoke only one of the two kinds.
  const revoked = await Promise.allSettled([
    ...(refreshToken === undefined ? [] : [revoke(refreshToken.refreshToken, 'refresh_token')]),
    revoke(accessToken.accessToken, 'access_token'),
  ]);
  const failed = revoked.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Returns a renewal with the refresh token of this tab. It throws an OAuthError once the provider has refused that. */
function refreshing(okta: OktaAuth): () => Promise<Tokens> {
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
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { resp, xhr } = error as { resp?: Answer; xhr?: Answer };
  const status = (resp ?? xhr)?.status;
  return status === undefined ? isOAuthError(error) : [200, 400, 401, 403].includes(status);
}

type Answer = { status: number } | null;

/** Calls share the result of the one in flight. */
function inFlight<Result>(callback: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () => (pending ??= callback().finally(() => (pending = undefined)));
}
