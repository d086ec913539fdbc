import { AuthSdkError, OAuthError, OktaAuth, type AccessToken, type IDToken, type Tokens } from '@okta/okta-auth-js';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oktaAuthService } from '@/services/oktaAuthService';

const nowSeconds = () => Math.floor(Date.now() / 1000);

function tokens(accessToken: string, expiresAt: number): { accessToken: AccessToken; idToken: IDToken } {
  const shared = { scopes: ['openid'], expiresAt, authorizeUrl: 'https://idp.test/v1/authorize' };
  return {
    accessToken: {
      ...shared,
      accessToken,
      tokenType: 'Bearer',
      userinfoUrl: 'https://idp.test/v1/userinfo',
      claims: { sub: 'rita' },
    },
    idToken: {
      ...shared,
      idToken: 'id',
      issuer: 'https://idp.test',
      clientId: 'companion',
      claims: { sub: 'rita' },
    },
  };
}

/** The service over a real SDK, which never reaches its provider. */
function signedIn(accessToken = 'token-1', expiresIn = 3600) {
  const okta = new OktaAuth({
    issuer: 'https://idp.test',
    clientId: 'companion',
    redirectUri: 'http://localhost:3000/implicit/callback',
    tokenManager: { storage: 'memory', autoRenew: false, autoRemove: false, syncStorage: false },
  });
  okta.tokenManager.setTokens(tokens(accessToken, nowSeconds() + expiresIn));
  const onError = vi.fn<(error: unknown) => void>();
  const renewal = vi.spyOn(okta.token, 'renewTokens');
  return { okta, service: oktaAuthService(okta, onError), onError, renewal };
}

beforeEach(() => window.history.replaceState(null, '', '/7100101'));

describe('the access token', () => {
  it('is the one at hand while it is fresh', async () => {
    const { service, renewal } = signedIn();
    expect(await service.accessToken()).toBe('token-1');
    expect(renewal).not.toHaveBeenCalled();
  });

  it('is renewed 30 s before it expires, once for all who ask', async () => {
    const { service, renewal } = signedIn('token-1', 29);
    renewal.mockResolvedValue(tokens('token-2', nowSeconds() + 3600));
    expect(await Promise.all([service.accessToken(), service.accessToken(), service.accessToken()])).toEqual([
      'token-2',
      'token-2',
      'token-2',
    ]);
    expect(renewal).toHaveBeenCalledOnce();
    expect(await service.accessToken()).toBe('token-2');
  });

  it('is none when the provider’s session is over', async () => {
    const { service, renewal, onError } = signedIn('token-1', 0);
    renewal.mockRejectedValue(new OAuthError('login_required', 'The client is not logged in'));
    expect(await service.accessToken()).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('survives a provider that cannot be reached for a while', async () => {
    const { okta, service, renewal, onError } = signedIn('token-1', 0);
    renewal.mockRejectedValueOnce(new AuthSdkError('OAuth flow timed out'));
    await expect(service.accessToken()).rejects.toThrow('OAuth flow timed out');
    expect(onError).toHaveBeenCalledOnce();
    expect(okta.tokenManager.getTokensSync()).toHaveProperty('accessToken');
    renewal.mockResolvedValueOnce(tokens('token-2', nowSeconds() + 3600));
    expect(await service.accessToken()).toBe('token-2');
  });

  it('is none before anybody has signed in', async () => {
    const { okta, service, renewal } = signedIn();
    okta.tokenManager.clear();
    expect(await service.accessToken()).toBeUndefined();
    expect(renewal).not.toHaveBeenCalled();
  });

  it('is none when a renewal brings none', async () => {
    const { service, renewal } = signedIn('token-1', 0);
    renewal.mockResolvedValue({} satisfies Tokens);
    expect(await service.accessToken()).toBeUndefined();
  });
});

describe('signing in', () => {
  it('remembers where to come back to, and is settled only when the page is brought back', async () => {
    const { okta, service } = signedIn();
    const remember = vi.spyOn(okta, 'setOriginalUri');
    const leave = vi.spyOn(okta, 'signInWithRedirect').mockResolvedValue();
    const settled = vi.fn();
    const signingIn = service.signIn('/7100101/history?navigate=true').then(settled);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(remember).toHaveBeenCalledWith('/7100101/history?navigate=true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await signingIn;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('fails when the provider cannot be reached', async () => {
    const { okta, service } = signedIn();
    vi.spyOn(okta, 'signInWithRedirect').mockRejectedValue(new Error('Failed to fetch'));
    await expect(service.signIn('/7100101')).rejects.toThrow('Failed to fetch');
  });
});

describe('the state', () => {
  it('is unknown at first and told on every change, until nobody listens', async () => {
    const { okta, service } = signedIn();
    const told = vi.fn();
    const stop = service.watch(told);
    expect(told).toHaveBeenLastCalledWith('unknown');
    await okta.authStateManager.updateAuthState();
    expect(told).toHaveBeenLastCalledWith('signedIn');
    stop();
    okta.tokenManager.clear();
    await okta.authStateManager.updateAuthState();
    expect(told).toHaveBeenLastCalledWith('signedIn');
  });
});

describe('the user', () => {
  it.each([
    [
      { sub: '00u1', preferred_username: 'rita.ibarra', name: 'Rita Ibarra' },
      { id: 'rita.ibarra', displayName: 'Rita Ibarra' },
    ],
    [
      { sub: '00u1', preferred_username: 'rita.ibarra' },
      { id: 'rita.ibarra', displayName: 'rita.ibarra' },
    ],
    [{ sub: '00u1' }, { id: '00u1', displayName: '00u1' }],
  ])('with the claims %j is %j', async (claims, user) => {
    const { okta, service } = signedIn();
    vi.spyOn(okta, 'getUser').mockResolvedValue({ ...claims, headers: { 'x-request-id': '1' } });
    expect(await service.user()).toEqual(user);
  });
});
