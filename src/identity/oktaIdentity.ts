import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { SdkIdentity } from './auth';
import { oktaAuthService } from './oktaAuthService';
import { setEndpoints } from './oktaEndpoints';
import { AppOktaAuth, withoutExtras } from './oktaSdk';
import type { TokenStorage } from './tabTokenStorage';

/** With PKCE it uses the authorization code flow, without PKCE the implicit flow. */
export async function createOktaIdentity(
  config: RuntimeConfig['OKTA_CONFIG'],
  storage: TokenStorage,
  onError: (error: unknown) => void,
): Promise<SdkIdentity> {
  const { ENDPOINTS, PKCE, REFRESH_TOKENS } = config;
  const okta = new AppOktaAuth({
    issuer: config.ISSUER,
    clientId: config.CLIENT_ID,
    redirectUri: config.REDIRECT_URI,
    pkce: PKCE,
    ...(PKCE ? {} : { responseType: config.RESPONSE_TYPES }),
    scopes: config.SCOPES,
    maxClockSkew: config.MAX_CLOCK_SKEW_S,
    // Tokens are renewed before a call, never by a timer, because browsers slow down timers in hidden tabs.
    services: { autoRenew: false, autoRemove: false, syncStorage: false },
    tokenManager: {
      storage: withoutExtras(storage, REFRESH_TOKENS),
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
      ...(ENDPOINTS.KEYS === undefined && ENDPOINTS.REVOKE === undefined
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
