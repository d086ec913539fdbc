import { isOAuthError, type OktaAuth } from '@okta/okta-auth-js';
import { TIMEOUT_MS } from '@/config/constants';
import type { AuthService } from './auth';
import { broughtBack } from './wakeUps';

/** The Okta SDK as the app sees it; `onError` is told of renewals that failed. */
export function oktaAuthService(okta: OktaAuth, onError: (error: unknown) => void): AuthService {
  const renew = shared(() => renewTokens(okta, onError));
  return {
    watch(listener) {
      const tell = (state = okta.authStateManager.getAuthState()): void => {
        listener(state === null ? 'unknown' : state.isAuthenticated === true ? 'signedIn' : 'signedOut');
      };
      okta.authStateManager.subscribe(tell);
      tell();
      return () => okta.authStateManager.unsubscribe(tell);
    },
    isReturning: () => Promise.resolve(okta.isLoginRedirect()),
    async signIn(returnPath) {
      // A sign-in that was begun in this tab and left, by Back for instance, is not waited for.
      okta.transactionManager.clear();
      okta.setOriginalUri(returnPath);
      await okta.signInWithRedirect();
      await broughtBack();
    },
    async accessToken() {
      const { accessToken } = okta.tokenManager.getTokensSync();
      if (accessToken === undefined) return undefined;
      return okta.tokenManager.hasExpired(accessToken) ? renew() : accessToken.accessToken;
    },
    async user() {
      const { sub, preferred_username: username, name } = await okta.getUser();
      return { id: username ?? sub, displayName: name ?? username ?? sub };
    },
    async signOut() {
      await okta.signOut({ revokeAccessToken: false });
    },
  };
}

/**
 * New tokens from the provider's own session. The SDK's token manager would throw the old ones away on any error, and with them
 * the sign-in of somebody whose network failed for a moment.
 */
async function renewTokens(okta: OktaAuth, onError: (error: unknown) => void): Promise<string | undefined> {
  try {
    const tokens = await okta.token.renewTokens({ timeout: TIMEOUT_MS.read });
    okta.tokenManager.setTokens(tokens);
    return tokens.accessToken?.accessToken;
  } catch (error) {
    onError(error);
    // The provider itself refuses: its session is over.
    if (isOAuthError(error)) return undefined;
    throw error;
  }
}

/** Callers that come while a deed is under way share its result. */
function shared<Result>(deed: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () =>
    (underWay ??= deed().finally(() => {
      underWay = undefined;
    }));
}
