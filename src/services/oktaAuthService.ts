import {
  AuthSdkError,
  httpRequest,
  isOAuthError,
  type IDToken,
  type OktaAuth,
  type UserClaims,
} from '@okta/okta-auth-js';
import { TIMEOUT_MS } from '@/config/constants';
import type { SdkAuthService, SignInState } from './auth';
import { revocationEndpoint } from './oktaEndpoints';
import { pageRestored } from './page';
import type { SignInTrip } from './signInTrip';

/** Further parameters of each sign-in. The SDK repeats them when it renews the tokens. */
export interface ExtraParams {
  extraParams?: Record<string, string>;
}

interface ProviderTraits extends ExtraParams {
  /** False: the user comes from the ID token. */
  hasUserInfo: boolean;
}

/** Milliseconds that a sign-out waits for the revocation. */
const REVOCATION_PATIENCE_MS = 3_000;

/**
 * Adapts the Okta SDK to the app. `onError` receives failed renewals.
 *
 * @source Specification §2: "An unauthenticated user is sent to the identity provider's login"
 * @source Specification §2: "path and query are remembered under referrerPath"
 * @source Specification §7: "A redirect sign-in flow", "and a user-info lookup"
 * @source Specification §7: "The logged-in user id comes from the user profile"
 */
export function oktaAuthService(
  okta: OktaAuth,
  trip: Pick<SignInTrip, 'startSilently' | 'startAtPage' | 'isLeaving'>,
  onError: (error: unknown) => void,
  { hasUserInfo, ...extra }: ProviderTraits = { hasUserInfo: true },
): SdkAuthService {
  const listeners = new Set<(state: SignInState) => void>();
  const onOtherPerson = (): void => listeners.forEach((listener) => listener('otherPerson'));
  /** The user lookup in flight. It would fail with 401 after the token is revoked. */
  let lookup: Promise<unknown> = Promise.resolve();
  const renew = shared(() => renewTokens(okta, onError, onOtherPerson));
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
    isReturning: () => Promise.resolve(trip.isLeaving() || okta.isLoginRedirect()),
    async signIn(returnPath) {
      // Discards a sign-in that this tab started and then left, for example with Back.
      okta.transactionManager.clear();
      okta.setOriginalUri(returnPath);
      trip.startSilently();
      await okta.signInWithRedirect({ prompt: 'none', ...extra });
      await pageRestored();
    },
    async signInAgain(returnPath, maxAge) {
      okta.transactionManager.clear();
      okta.setOriginalUri(returnPath);
      trip.startAtPage(returnPath);
      await okta.signInWithRedirect({ maxAge, ...extra });
      await pageRestored();
    },
    async accessToken() {
      const { accessToken } = okta.tokenManager.getTokensSync();
      if (accessToken === undefined) return undefined;
      return okta.tokenManager.hasExpired(accessToken) ? renew() : accessToken.accessToken;
    },
    async user() {
      const claims = hasUserInfo ? okta.getUser() : claimsOf(okta);
      lookup = claims.catch(() => undefined);
      const { sub, preferred_username: username, name } = await claims;
      return { id: username ?? sub, displayName: name ?? username ?? sub };
    },
    revoke: () => revokeToken(okta),
    async signOut() {
      const patience = new Promise((resolve) => setTimeout(resolve, REVOCATION_PATIENCE_MS));
      const revoked = lookup.then(() => revokeToken(okta)).catch(onError);
      await Promise.race([revoked, patience]);
      await okta.signOut({ revokeAccessToken: false });
    },
  };
}

/**
 * Renews the tokens from the provider's session. The SDK's token manager would discard the old tokens on any error, and
 * so sign out a user whose network failed for a moment. The provider's session belongs to the browser: another person
 * may have signed in there, in another tab. Their tokens are discarded.
 */
async function renewTokens(
  okta: OktaAuth,
  onError: (error: unknown) => void,
  onOtherPerson: () => void,
): Promise<string | undefined> {
  const { idToken: held } = okta.tokenManager.getTokensSync();
  try {
    const tokens = await okta.token.renewTokens({ timeout: TIMEOUT_MS.read });
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

/** @throws AuthSdkError after the tokens are gone */
async function claimsOf(okta: OktaAuth): Promise<UserClaims> {
  const { idToken } = await okta.tokenManager.getTokens();
  if (idToken === undefined) throw new AuthSdkError('There is no ID token');
  return idToken.claims;
}

/**
 * The SDK assumes an address, and identifies the app in a header that only Okta accepts. A public client names itself
 * in the body (RFC 7009, 2.1).
 */
async function revokeToken(okta: OktaAuth): Promise<void> {
  const { accessToken } = okta.tokenManager.getTokensSync();
  if (accessToken === undefined) return;
  const url = await revocationEndpoint(okta);
  if (url === undefined) return;
  const { clientId = '' } = okta.options;
  const form = { token: accessToken.accessToken, token_type_hint: 'access_token', client_id: clientId };
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await httpRequest(okta, { url, method: 'POST', args: String(new URLSearchParams(form)), headers });
}

/** Callers share the result of a call in flight. */
function shared<Result>(callback: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () =>
    (pending ??= callback().finally(() => {
      pending = undefined;
    }));
}
