import { AuthSdkError, OktaAuth } from '@okta/okta-auth-js';
import { LoginCallback, Security } from '@okta/okta-react';
import { useEffect } from 'react';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Identity, ReturnPoint } from './identity';
import { oktaAuthService } from './oktaAuthService';
import type { TokenStorage } from './tabTokenStorage';

/**
 * The redirect sign-in flow of the Okta SDK. With PKCE the tokens travel by authorization code; without, by the implicit flow.
 *
 * @source Specification §2 (guard, /implicit/callback), §5 (login configuration), §7 (identity provider)
 */
export function createOktaIdentity(
  config: RuntimeConfig['identity'],
  storage: TokenStorage,
  onError: (error: unknown) => void,
): Identity {
  const okta = new OktaAuth({
    issuer: config.issuer,
    clientId: config.clientId,
    redirectUri: config.redirectUri,
    pkce: config.usesPkce,
    ...(config.usesPkce ? {} : { responseType: config.responseTypes }),
    scopes: config.scopes,
    maxClockSkew: config.maxClockSkewSeconds,
    // Tokens are renewed before a call, never by a timer: browsers slow those in hidden tabs down.
    services: { autoRenew: false, autoRemove: false, syncStorage: false },
    tokenManager: {
      storage,
      autoRenew: false,
      autoRemove: false,
      // What another tab does to its tokens is not this tab's business.
      syncStorage: false,
    },
    // Keeps the code verifier and the way back out of local storage, which may be blocked or full: both are this tab's own.
    transactionManager: { enableSharedStorage: false },
    storageManager: { 'original-uri': { storageTypes: ['sessionStorage', 'memory'] } },
  });
  // LoginCallback asks for this, and the SDK's core build has none.
  Object.assign(okta, { idx: { isInteractionRequired: () => false } });
  checkNonce(okta);
  okta.start().catch(onError);
  const returnPoint: ReturnPoint = { Callback: callbackOf(okta), rememberedPath: () => okta.getOriginalUri() };
  return { auth: oktaAuthService(okta, onError), loadReturnPoint: () => Promise.resolve(returnPoint) };
}

/**
 * The SDK compares the nonce with the implicit flow only. With the code flow PKCE ties the answer to the question already; this makes
 * sure of it should a provider not insist on PKCE.
 */
function checkNonce({ token }: OktaAuth): void {
  const exchange = token.exchangeCodeForTokens.bind(token);
  token.exchangeCodeForTokens = async (params, urls) => {
    const answer = await exchange(params, urls);
    if (answer.tokens.idToken?.claims.nonce === params.nonce) return answer;
    throw new AuthSdkError("OAuth flow response nonce doesn't match request nonce");
  };
}

const callbackOf = (okta: OktaAuth): ReturnPoint['Callback'] =>
  function OktaCallback({ onReturn, ...props }) {
    useEffect(
      () => () => {
        // StrictMode mounts twice, and Security warns about a second callback.
        delete okta.options.restoreOriginalUri;
      },
      [],
    );
    const restore = (_: unknown, path: string | undefined): Promise<void> => {
      onReturn(path);
      return Promise.resolve();
    };
    return (
      <Security oktaAuth={okta} restoreOriginalUri={restore}>
        <LoginCallback {...props} />
      </Security>
    );
  };
