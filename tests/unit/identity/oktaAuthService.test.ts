import {
  AuthSdkError,
  OAuthError,
  OktaAuth,
  type AccessToken,
  type IDToken,
  type Tokens,
} from '@okta/okta-auth-js/core';
import { TIMEOUT_MS } from '@/config/constants';
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oktaAuthService } from '@/identity/oktaAuthService';
import { server } from '@tests/support/server';
import { testConfig } from '@tests/support/testConfig';

/** What Okta has. */
const TRAITS = { hasUserInfo: true, hasSignOut: true, hasHiddenFrame: true };
const { OKTA_CONFIG: CONFIG } = testConfig();

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

/** Creates the service with a real SDK, which never reaches its provider. */
function signedIn(accessToken = 'token-1', expiresIn = 3600, issuer = 'https://idp.test') {
  const okta = new OktaAuth({
    issuer,
    clientId: 'companion',
    redirectUri: 'http://localhost:3000/implicit/callback',
    tokenManager: { storage: 'memory', autoRenew: false, autoRemove: false, syncStorage: false },
  });
  okta.tokenManager.setTokens(tokens(accessToken, nowSeconds() + expiresIn));
  const onError = vi.fn<(error: unknown) => void>();
  const renewal = vi.spyOn(okta.token, 'renewTokens');
  return { okta, service: oktaAuthService(okta, CONFIG, TRAITS, onError), onError, renewal };
}

beforeEach(() => window.history.replaceState(null, '', '/7100101'));

describe('the access token', () => {
  it('is the stored one while it is fresh', async () => {
    const { service, renewal } = signedIn();
    expect(await service.accessToken()).toBe('token-1');
    expect(renewal).not.toHaveBeenCalled();
  });

  // @spec SES-8
  it('is renewed 30 s before it expires, once for all callers', async () => {
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

  it("is missing when the provider's session is over", async () => {
    const { service, renewal, onError } = signedIn('token-1', 0);
    renewal.mockRejectedValue(new OAuthError('login_required', 'The client is not logged in'));
    expect(await service.accessToken()).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('is renewed for the person of the ID token, and without a name if the provider refuses that', async () => {
    const { service, renewal } = signedIn('token-1', 0);
    renewal.mockRejectedValueOnce(new OAuthError('login_required', 'The hint names another person'));
    renewal.mockResolvedValueOnce(tokens('token-2', nowSeconds() + 3600));
    expect(await service.accessToken()).toBe('token-2');
    const hints = renewal.mock.calls.map(([options]) => options?.extraParams?.['id_token_hint']);
    expect(hints).toEqual(['id', undefined]);
  });

  it('survives a provider that is briefly unreachable', async () => {
    const { okta, service, renewal, onError } = signedIn('token-1', 0);
    renewal.mockRejectedValueOnce(new AuthSdkError('OAuth flow timed out'));
    await expect(service.accessToken()).rejects.toThrow('OAuth flow timed out');
    expect(onError).toHaveBeenCalledOnce();
    expect(okta.tokenManager.getTokensSync()).toHaveProperty('accessToken');
    renewal.mockResolvedValueOnce(tokens('token-2', nowSeconds() + 3600));
    expect(await service.accessToken()).toBe('token-2');
  });

  it('is missing before sign-in', async () => {
    const { okta, service, renewal } = signedIn();
    okta.tokenManager.clear();
    expect(await service.accessToken()).toBeUndefined();
    expect(renewal).not.toHaveBeenCalled();
  });

  it('is missing, without a frame, when the provider answers in none', async () => {
    const { okta, renewal, onError } = signedIn('token-1', 0);
    const service = oktaAuthService(okta, CONFIG, { ...TRAITS, hasHiddenFrame: false }, onError);
    expect(await service.accessToken()).toBeUndefined();
    expect(renewal).not.toHaveBeenCalled();
  });

  it.each([
    ['another person', { sub: 'sam' }],
    ['the same subject of another issuer', { sub: 'rita', iss: 'https://other.test' }],
  ])('is missing when a renewal returns the tokens of %s, and the tab is notified', async (_, claims) => {
    const { okta, service, renewal } = signedIn('token-1', 0);
    const listener = vi.fn();
    service.watch(listener);
    const theirs = tokens('token-2', nowSeconds() + 3600);
    renewal.mockResolvedValue({ ...theirs, idToken: { ...theirs.idToken, claims } });
    expect(await service.accessToken()).toBeUndefined();
    expect(listener).toHaveBeenCalledWith('otherPerson');
    expect(okta.tokenManager.getTokensSync().accessToken?.accessToken).toBe('token-1');
  });

  it('is missing when a renewal returns none', async () => {
    const { service, renewal } = signedIn('token-1', 0);
    renewal.mockResolvedValue({} satisfies Tokens);
    expect(await service.accessToken()).toBeUndefined();
  });
});

describe('signing in', () => {
  it('remembers the return path, and is settled only when the page is restored', async () => {
    const { okta, service } = signedIn();
    const remember = vi.spyOn(okta, 'setOriginalUri');
    const leave = vi.spyOn(okta, 'signInWithRedirect').mockResolvedValue();
    const settled = vi.fn();
    const signingIn = service.signIn('/7100101/history?navigate=true').then(settled);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(remember).toHaveBeenCalledWith('/7100101/history?navigate=true');
    expect(leave).toHaveBeenCalledWith({});
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await signingIn;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('sends the configured parameters each time', async () => {
    const { okta } = signedIn();
    const extraParams = { audience: 'https://api.test' };
    const service = oktaAuthService(okta, { ...CONFIG, AUTHORIZE_PARAMS: extraParams }, TRAITS, vi.fn());
    const leave = vi.spyOn(okta, 'signInWithRedirect').mockResolvedValue();
    void service.signIn('/7100101');
    void service.signIn('/7100101', 300);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    expect(leave).toHaveBeenCalledWith({ extraParams });
    expect(leave).toHaveBeenCalledWith({ maxAge: 300, extraParams });
  });

  it('fails when the provider is unreachable', async () => {
    const { okta, service } = signedIn();
    vi.spyOn(okta, 'signInWithRedirect').mockRejectedValue(new Error('Failed to fetch'));
    await expect(service.signIn('/7100101')).rejects.toThrow('Failed to fetch');
  });
});

describe('signing out', () => {
  let issuers = 0;
  /** Each provider is a new one, because the SDK caches the discovery documents. */
  const at = (metadata: object) => {
    issuers += 1;
    const issuer = `https://idp-${issuers}.test`;
    server.use(http.get(`${issuer}/.well-known/openid-configuration`, () => HttpResponse.json(metadata)));
    return signedIn('token-1', 3600, issuer);
  };
  const signOut = (okta: OktaAuth) => vi.spyOn(okta, 'signOut').mockResolvedValue(true);

  it('revokes the token first, at the address that the provider names', async () => {
    const { okta, service, onError } = at({ revocation_endpoint: 'https://idp.test/elsewhere/revoke' });
    const sent: string[] = [];
    server.use(
      http.post('https://idp.test/elsewhere/revoke', async ({ request }) => {
        sent.push(await request.text());
        return new HttpResponse(null, { status: 200 });
      }),
    );
    const left = signOut(okta).mockImplementation(() => Promise.resolve(sent.length === 1));
    await service.signOut();
    await expect(left.mock.results[0]?.value).resolves.toBe(true);
    // Debian's glewlwyd leads back to the app only with a state.
    expect(left).toHaveBeenCalledWith(expect.objectContaining({ state: 'signedOut' }));
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
      token: 'token-1',
      token_type_hint: 'access_token',
      client_id: 'companion',
    });
    expect(onError).not.toHaveBeenCalled();
  });

  it('sends the token nowhere if the provider offers no revocation', async () => {
    const { okta, service } = at({ issuer: 'https://idp.test' });
    const left = signOut(okta);
    const posts: string[] = [];
    server.use(http.post('https://*', ({ request }) => void posts.push(request.url)));
    await service.signOut();
    expect(left).toHaveBeenCalledOnce();
    expect(posts).toEqual([]);
  });

  it('revokes the token also if the provider has no address to leave for', async () => {
    const { okta } = at({ revocation_endpoint: 'https://idp.test/revoke' });
    const revoked = vi.fn(() => new HttpResponse(null, { status: 200 }));
    server.use(http.post('https://idp.test/revoke', revoked));
    const left = signOut(okta);
    expect(await oktaAuthService(okta, CONFIG, { ...TRAITS, hasSignOut: false }, vi.fn()).signOut()).toBe(true);
    expect(revoked).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => HttpResponse.json({}, { status: 503 })],
    ['never answers', () => delay('infinite')],
  ])('goes on although the revocation %s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { okta, service } = at({ revocation_endpoint: 'https://idp.test/revoke' });
    server.use(http.post('https://idp.test/revoke', answer));
    const left = signOut(okta);
    const signingOut = service.signOut();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await signingOut;
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('the state', () => {
  it('is unknown at first and reported on every change, until the listener is removed', async () => {
    const { okta, service } = signedIn();
    const states = vi.fn();
    const stop = service.watch(states);
    expect(states).toHaveBeenLastCalledWith('unknown');
    await okta.authStateManager.updateAuthState();
    expect(states).toHaveBeenLastCalledWith('signedIn');
    stop();
    okta.tokenManager.clear();
    await okta.authStateManager.updateAuthState();
    expect(states).toHaveBeenLastCalledWith('signedIn');
  });
});

describe('the user', () => {
  // @spec SES-2, SES-6
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

  it.each([
    ['does not answer', () => HttpResponse.error(), { kind: 'network' }],
    ['answers with an error', () => HttpResponse.json({}, { status: 503 }), { kind: 'http', status: 503 }],
    [
      'refuses the token',
      () => HttpResponse.json({ error: 'invalid_token', error_description: 'It is over' }, { status: 401 }),
      { kind: 'http', status: 401 },
    ],
    ['answers with a page', () => HttpResponse.html('<p>Proxy'), { kind: 'network' }],
  ])('is a failed call, not a bug, if the provider %s', async (_, answer, failure) => {
    const { service } = signedIn();
    server.use(http.get('https://idp.test/v1/userinfo', answer));
    await expect(service.user()).rejects.toMatchObject({ failure: { call: 'userInfo', ...failure } });
  });

  it('is a failed call if the provider takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { okta, service } = signedIn();
    vi.spyOn(okta, 'getUser').mockReturnValue(new Promise(() => undefined));
    const refused = expect(service.user()).rejects.toMatchObject({ failure: { call: 'userInfo', kind: 'timeout' } });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS.read);
    await refused;
  });

  it.each([
    ['the provider has no user info', CONFIG, { ...TRAITS, hasUserInfo: false }],
    ['the configuration says so', { ...CONFIG, USER_FROM: 'idToken' as const }, TRAITS],
  ])('comes from the ID token, without a request, if %s', async (_, config, traits) => {
    const { okta } = signedIn();
    const { idToken, accessToken } = okta.tokenManager.getTokensSync();
    const claims = { sub: '00u1', preferred_username: 'rita.ibarra', name: 'Rita Ibarra' };
    if (idToken && accessToken) okta.tokenManager.setTokens({ accessToken, idToken: { ...idToken, claims } });
    const asked = vi.spyOn(okta, 'getUser');
    const service = oktaAuthService(okta, config, traits, vi.fn());
    expect(await service.user()).toEqual({ id: 'rita.ibarra', displayName: 'Rita Ibarra' });
    expect(asked).not.toHaveBeenCalled();
    okta.tokenManager.clear();
    await expect(service.user()).rejects.toThrow('no ID token');
  });
});
