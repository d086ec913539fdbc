import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { SdkIdentity } from './auth';
import { oktaAuthService } from './oktaAuthService';
import { setEndpoints } from './oktaEndpoints';
import { AppOktaAuth, withoutExtras } from './oktaSdk';
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
  const { endpoints } = config;
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
    // The page of the link stays the one before the app: Back leads there at once.
    setLocation: (url) => window.location.replace(url),
    // Without them the browser asks the provider for permission first, with a request of its own.
    headers: { 'Content-Type': undefined, 'X-Okta-User-Agent-Extended': undefined },
  });
  const traits = await setEndpoints(okta, config);
  okta.start().catch(onError);
  return {
    auth: oktaAuthService(okta, config, traits, onError),
    async loadReturnPoint() {
      const { oktaCallback } = await import('./OktaCallback');
      return { Callback: oktaCallback(okta), rememberedPath: () => okta.getOriginalUri() };
    },
  };
}
