import type { OktaAuth } from '@okta/okta-auth-js';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { safeReturnPath } from '@/domain/shell/returnPath';
import type { ReturnAnswer, SdkIdentity } from './auth';
import { oktaAuthService, type ExtraParams } from './oktaAuthService';
import { setEndpoints } from './oktaEndpoints';
import { AppOktaAuth, withoutExtras } from './oktaSdk';
import { createSignInHint } from './signInHint';
import { createSignInLeave, type SignInLeave } from './signInLeave';
import type { TokenStorage } from './tabTokenStorage';

/**
 * Creates the redirect sign-in of the Okta SDK. With PKCE it uses the authorization code flow, without PKCE the
 * implicit flow.
 */
export async function createOktaIdentity(
  config: RuntimeConfig['identity'],
  storage: TokenStorage,
  onError: (error: unknown) => void,
): Promise<SdkIdentity> {
  const trip = createSignInLeave(createSignInHint(config));
  const { authorizeParams, endpoints } = config;
  const extra: ExtraParams = Object.keys(authorizeParams).length === 0 ? {} : { extraParams: authorizeParams };
  const okta = new AppOktaAuth({
    issuer: config.issuer,
    clientId: config.clientId,
    redirectUri: config.redirectUri,
    pkce: config.usesPkce,
    ...(config.usesPkce ? {} : { responseType: config.responseTypes }),
    scopes: config.scopes,
    maxClockSkew: config.maxClockSkewSeconds,
    // Tokens are renewed before a call, never by a timer, because browsers slow down timers in hidden tabs.
    services: { autoRenew: false, autoRemove: false, syncStorage: false },
    tokenManager: {
      storage: withoutExtras(storage, config.hasRefreshTokens),
      autoRenew: false,
      autoRemove: false,
      // Ignores changes that other tabs make to their tokens.
      syncStorage: false,
    },
    // Keeps the code verifier and the return path out of local storage: they belong to this tab, and local storage may
    // be blocked or full.
    transactionManager: { enableSharedStorage: false },
    storageManager: {
      'original-uri': { storageTypes: ['sessionStorage', 'memory'] },
      // A discovery document with configured parts must not outlive the configuration.
      ...(endpoints.KEYS === undefined && endpoints.REVOKE === undefined
        ? {}
        : { cache: { storageTypes: ['memory'] } }),
    },
    setLocation: trip.leave,
    // Without them the browser asks the provider for permission first, with a request of its own.
    headers: { 'Content-Type': undefined, 'X-Okta-User-Agent-Extended': undefined },
  });
  const hasUserInfo = (await setEndpoints(okta, config)) && config.userFrom === 'userInfo';
  okta.start().catch(onError);
  let leaving: Promise<boolean> | undefined;
  const stay = async (): Promise<void> => {
    leaving ??= leavesReturnPoint(okta, trip, extra, onError);
    if (await leaving) await new Promise(() => undefined);
  };
  const auth = oktaAuthService(okta, trip, onError, {
    ...extra,
    hasUserInfo,
    hasRefreshTokens: config.hasRefreshTokens,
  });
  let isRefused = false;
  return {
    // The SDK has removed a refused response from the URL, but the return point must say why.
    auth: { ...auth, isReturning: async () => isRefused || (await auth.isReturning()) },
    async useAnswer() {
      await stay();
      const answer = answerOf(okta, trip.signedIn, () => (isRefused = true));
      return { rememberedPath: okta.getOriginalUri(), answer };
    },
    async loadReturnPoint() {
      const code = import('./OktaCallback');
      // If the browser leaves the return point, it cancels this request.
      code.catch(() => undefined);
      await stay();
      return { Callback: (await code).oktaCallback(okta), rememberedPath: () => okta.getOriginalUri() };
    },
  };
}

/** Exchanges the response in the URL for tokens. @empty null without a response, or with one that can't be used */
async function answerOf(okta: OktaAuth, onSignedIn: () => void, onRefused: () => void): Promise<ReturnAnswer | null> {
  if (!okta.isLoginRedirect()) return null;
  let path: string | undefined;
  okta.options.restoreOriginalUri = (_: unknown, remembered: string | undefined) => {
    path = remembered;
    return Promise.resolve();
  };
  try {
    await okta.handleLoginRedirect();
    onSignedIn();
    return { path };
  } catch {
    onRefused();
    return null;
  } finally {
    delete okta.options.restoreOriginalUri;
  }
}

/**
 * True when the browser leaves the return point for the provider's sign-in page. Whatever the error of a silent request,
 * it only means that the user has to be asked: providers give it many names. The error of that page is final.
 */
async function leavesReturnPoint(
  okta: OktaAuth,
  trip: SignInLeave,
  extra: ExtraParams,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const { search, hash, origin } = window.location;
  const error = new URLSearchParams(search).get('error') ?? new URLSearchParams(hash.slice(1)).get('error');
  if (error === null || !trip.isSilent()) {
    trip.end();
    return false;
  }
  okta.transactionManager.clear();
  trip.startAtPage(safeReturnPath(okta.getOriginalUri(), origin));
  try {
    await okta.signInWithRedirect(extra);
    return true;
  } catch (failure) {
    onError(failure);
    return false;
  }
}
