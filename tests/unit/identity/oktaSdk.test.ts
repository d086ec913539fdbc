import { getOAuthUrls, OktaAuth, type RefreshToken } from '@okta/okta-auth-js/core';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppOktaAuth, withoutExtras } from '@/identity/oktaSdk';
import { server } from '@tests/support/server';

// The SDK caches the documents of providers for all tests.
const ISSUER = 'https://idp-of-the-sdk.test';
const TOKEN_URL = `${ISSUER}/token`;
const REDIRECT_URI = 'http://localhost:3000/implicit/callback';
const now = () => Math.floor(Date.now() / 1000);

/** Creates the SDK, changed or as it is, over a storage that the test can read. */
function openSdk(Sdk: typeof OktaAuth, hasRefreshTokens?: boolean) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const okta = new Sdk({
    issuer: ISSUER,
    clientId: 'companion',
    redirectUri: REDIRECT_URI,
    tokenUrl: TOKEN_URL,
    tokenManager: {
      storage: hasRefreshTokens === undefined ? storage : withoutExtras(storage, hasRefreshTokens),
      autoRenew: false,
      autoRemove: false,
      syncStorage: false,
    },
  });
  return { okta, kept: () => [...stored.values()].join() };
}

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
const idToken = (claims: object = {}): string =>
  [
    { alg: 'RS256' },
    { iss: ISSUER, aud: 'companion', sub: 'rita', nonce: 'ours', iat: now(), exp: now() + 3600, ...claims },
    {},
  ]
    .map(part)
    .join('.');

beforeEach(() =>
  server.use(
    http.get(`${ISSUER}/.well-known/openid-configuration`, () => HttpResponse.json({ issuer: ISSUER })),
    http.post(TOKEN_URL, () =>
      HttpResponse.json({
        access_token: 'access',
        id_token: idToken(),
        refresh_token: 'refresh',
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'openid',
      }),
    ),
  ),
);

const exchange = (okta: OktaAuth, nonce: string) =>
  okta.token.exchangeCodeForTokens({
    authorizationCode: 'code',
    codeVerifier: 'verifier',
    nonce,
    scopes: ['openid'],
    ignoreSignature: true,
    extraParams: { id_token_hint: 'hinted', audience: 'api' },
  });

// A test of the SDK as it is fails once it does so itself: then the change in oktaSdk.ts can go.
describe('the nonce of the code flow', () => {
  it('is not checked by the SDK', async () => {
    await expect(exchange(openSdk(OktaAuth).okta, 'theirs')).resolves.toHaveProperty('tokens.idToken');
  });

  it('is checked by ours', async () => {
    const { okta } = openSdk(AppOktaAuth);
    await expect(exchange(okta, 'theirs')).rejects.toThrow('nonce');
    await expect(exchange(okta, 'ours')).resolves.toHaveProperty('tokens.idToken');
  });
});

describe('what a renewal need not keep', () => {
  it('is stored by the SDK', async () => {
    const { okta, kept } = openSdk(OktaAuth);
    okta.tokenManager.setTokens((await exchange(okta, 'ours')).tokens);
    expect(kept()).toContain('hinted');
    expect(kept()).toContain('refreshToken');
  });

  it.each([
    ['without refresh tokens', false],
    ['with refresh tokens', true],
  ])('is not stored %s', async (_, hasRefreshTokens) => {
    const { okta, kept } = openSdk(AppOktaAuth, hasRefreshTokens);
    okta.tokenManager.setTokens((await exchange(okta, 'ours')).tokens);
    const held = okta.tokenManager.getTokensSync();
    expect(held.accessToken).toMatchObject({ accessToken: 'access', extraParams: { audience: 'api' } });
    expect(held.idToken?.claims.sub).toBe('rita');
    expect(kept()).not.toContain('hinted');
    expect(held.refreshToken !== undefined).toBe(hasRefreshTokens);
  });
});

describe('a refresh token that Okta refuses', () => {
  const renewed = async (Sdk: typeof OktaAuth): Promise<boolean> => {
    const { okta } = openSdk(Sdk);
    okta.tokenManager.setTokens((await exchange(okta, 'ours')).tokens);
    const error_description = 'The refresh token is invalid or expired.';
    server.use(
      http.post(TOKEN_URL, () => HttpResponse.json({ error: 'invalid_grant', error_description }, { status: 400 })),
    );
    const refreshToken = okta.tokenManager.getTokensSync().refreshToken as RefreshToken;
    await expect(okta.token.renewTokens({ tokens: { refreshToken } })).rejects.toThrow(error_description);
    return okta.tokenManager.getTokensSync().refreshToken !== undefined;
  };

  it('is removed by the SDK', async () => expect(await renewed(OktaAuth)).toBe(false));
  it('stays in ours', async () => expect(await renewed(AppOktaAuth)).toBe(true));
});

describe('what LoginCallback asks for', () => {
  it('is missing in the SDK', () => expect(openSdk(OktaAuth).okta).not.toHaveProperty('idx'));
  it('is there in ours', () => expect(openSdk(AppOktaAuth).okta).toHaveProperty('idx.isInteractionRequired'));
});

describe('a refusal of the provider', () => {
  const at = (Sdk: typeof OktaAuth, response: string, pkce: boolean) => {
    const { okta } = openSdk(Sdk);
    okta.options.pkce = pkce;
    window.history.replaceState(null, '', `/implicit/callback${response}`);
    return okta;
  };
  const REFUSALS = [
    [
      'in the query',
      '?error=access_denied&error_description=Not+for+you&state=s&iss=https%3A%2F%2Fidp-of-the-sdk.test',
    ],
    ['in the fragment', '#state=s&error_description=Not+for+you&error=access_denied'],
  ] as const;

  it('is not seen by the SDK in the other place, nor without a description', async () => {
    expect(at(OktaAuth, REFUSALS[1][1], true).isLoginRedirect()).toBe(false);
    expect(at(OktaAuth, REFUSALS[0][1], false).isLoginRedirect()).toBe(false);
    const okta = at(OktaAuth, '?error=access_denied&state=s', true);
    vi.spyOn(okta.transactionManager, 'load').mockReturnValue({ state: 's' });
    await expect(okta.token.parseFromUrl()).resolves.toMatchObject({ tokens: {} });
  });

  it.each(REFUSALS.flatMap(([where, response]) => [true, false].map((pkce) => ({ where, response, pkce }))))(
    'is said $where, with PKCE: $pkce',
    async ({ response, pkce }) => {
      const okta = at(AppOktaAuth, response, pkce);
      expect(okta.isLoginRedirect()).toBe(true);
      await expect(okta.handleLoginRedirect()).rejects.toMatchObject({
        errorCode: 'access_denied',
        errorSummary: 'Not for you',
      });
      expect(window.location.href).toMatch(/\/implicit\/callback$/);
      // The return point shows it.
      expect(okta.isLoginRedirect()).toBe(true);
      await expect(okta.handleLoginRedirect()).rejects.toThrow('Not for you');
    },
  );

  it('is said with its code if it has no description', async () => {
    const okta = at(AppOktaAuth, '?state=s&error=access_denied', true);
    await expect(okta.handleLoginRedirect()).rejects.toThrow('access_denied');
  });

  it.each(['', '?session_state=1', '#state=s'])('is none in the address %j', async (response) => {
    const okta = at(AppOktaAuth, response, true);
    expect(okta.isLoginRedirect()).toBe(false);
    await okta.handleLoginRedirect();
    expect(okta.isLoginRedirect()).toBe(false);
  });
});

describe('a new token, on a computer whose clock is fast', () => {
  /** Seconds before which the provider issued the token, by the clock of this computer. */
  const signIn = (Sdk: typeof OktaAuth, age: number, isBackdated: boolean, pkce: boolean) => {
    const { okta } = openSdk(Sdk);
    const iat = now() - age;
    const id = idToken({ iat, exp: iat + 3900, ...(isBackdated && { nbf: iat }) });
    server.use(
      http.post(TOKEN_URL, () =>
        HttpResponse.json({ access_token: 'access', id_token: id, token_type: 'Bearer', expires_in: 3600 }),
      ),
    );
    Object.assign(okta.options, { pkce, maxClockSkew: 600 });
    const meta = { state: 's', nonce: 'ours', codeVerifier: 'verifier', scopes: ['openid'], ignoreSignature: true };
    vi.spyOn(okta.transactionManager, 'load').mockReturnValue({
      ...meta,
      clientId: 'companion',
      issuer: ISSUER,
      urls: getOAuthUrls(okta),
    });
    const response = pkce ? '?code=code' : `#id_token=${id}`;
    window.history.replaceState(null, '', `/implicit/callback${response}&state=s`);
    return okta.token.parseFromUrl().then(({ tokens }) => tokens.idToken?.claims.sub);
  };

  it('is taken by the SDK', async () => expect(await signIn(OktaAuth, 660, false, true)).toBe('rita'));

  const FLOWS = [true, false].map((pkce) => ({ pkce }));
  it.each(FLOWS)('is refused by ours, with PKCE: $pkce', async ({ pkce }) => {
    await expect(signIn(AppOktaAuth, 660, false, pkce)).rejects.toThrow('The JWT expired');
    expect(await signIn(AppOktaAuth, 605, false, pkce)).toBe('rita');
  });

  it('may be set back by five minutes, with the time from which it is good', async () => {
    await expect(signIn(AppOktaAuth, 960, true, true)).rejects.toThrow('The JWT expired');
    expect(await signIn(AppOktaAuth, 905, true, true)).toBe('rita');
  });
});

describe('an access token without a lifetime', () => {
  const timeless = async (Sdk: typeof OktaAuth) => {
    const { okta } = openSdk(Sdk);
    server.use(
      http.post(TOKEN_URL, () =>
        HttpResponse.json({ access_token: 'access', id_token: idToken(), token_type: 'Bearer', scope: 'openid' }),
      ),
    );
    okta.tokenManager.setTokens((await exchange(okta, 'ours')).tokens);
    return okta.tokenManager.getTokensSync();
  };

  it('is over at once for the SDK', async () => expect((await timeless(OktaAuth)).accessToken?.expiresAt).toBeNull());

  it('is used as long as the ID token in ours', async () => {
    const { accessToken, idToken: held } = await timeless(AppOktaAuth);
    expect(accessToken?.expiresAt).toBe(held?.expiresAt);
    expect(held?.expiresAt).toBeGreaterThan(now());
  });
});

describe('an ID token that expires before the access token', () => {
  const shortLived = async (Sdk: typeof OktaAuth) => {
    const { okta } = openSdk(Sdk);
    server.use(
      http.post(TOKEN_URL, () => {
        const id_token = idToken({ exp: now() + 60 });
        return HttpResponse.json({ access_token: 'access', id_token, token_type: 'Bearer', expires_in: 3600 });
      }),
    );
    okta.tokenManager.setTokens((await exchange(okta, 'ours')).tokens);
    const { idToken: held } = okta.tokenManager.getTokensSync();
    return (held?.expiresAt ?? 0) - now();
  };

  it('ends the sign-in in the SDK', async () => expect(await shortLived(OktaAuth)).toBeLessThanOrEqual(60));
  it('says who signed in for as long as the access token in ours', async () =>
    expect(await shortLived(AppOktaAuth)).toBeGreaterThan(3500));
});

it('uses a response once, and gives all callers the same result', async () => {
  const { okta } = openSdk(AppOktaAuth);
  window.history.replaceState(null, '', '/implicit/callback?code=code&state=state');
  const parse = vi.spyOn(okta.token, 'parseFromUrl').mockRejectedValue(new Error('refused'));
  await expect(okta.handleLoginRedirect()).rejects.toThrow('refused');
  await expect(okta.handleLoginRedirect()).rejects.toThrow('refused');
  expect(parse).toHaveBeenCalledOnce();
});
