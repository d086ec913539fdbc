import type { AccessToken, IDToken, RefreshToken } from '@okta/okta-auth-js/core';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { AppOktaAuth } from '@/identity/oktaSdk';
import { oktaAuthService } from '@/identity/oktaAuthService';
import { tabTokenStorage } from '@/identity/tabTokenStorage';
import { afterTest } from '@tests/support/cleanups';
import { server } from '@tests/support/server';
import { testConfig } from '@tests/support/testConfig';

const TOKEN_URL = 'https://idp.test/token';
const now = () => Math.floor(Date.now() / 1000);

function tokensOf(sub: string, accessToken: string, expiresIn: number) {
  const common = { scopes: ['openid'], expiresAt: now() + expiresIn, authorizeUrl: 'https://idp.test/auth' };
  return {
    accessToken: {
      ...common,
      accessToken,
      tokenType: 'Bearer',
      userinfoUrl: 'https://idp.test/userinfo',
    } as AccessToken,
    idToken: {
      ...common,
      idToken: 'id',
      issuer: 'https://idp.test',
      clientId: 'companion',
      claims: { sub },
    } as IDToken,
  };
}

/** Opens a tab whose access token has expired. */
function openTab(sub = 'rita') {
  const storage = tabTokenStorage('localStorage', true);
  afterTest(() => storage.stopSharing());
  const okta = new AppOktaAuth({
    issuer: 'https://idp.test',
    clientId: 'companion',
    redirectUri: 'http://localhost:3000/implicit/callback',
    tokenUrl: TOKEN_URL,
    tokenManager: { storage, autoRenew: false, autoRemove: false, syncStorage: false },
  });
  const refreshToken: RefreshToken = {
    refreshToken: 'refresh-1',
    scopes: ['openid', 'offline_access'],
    expiresAt: now(),
    tokenUrl: TOKEN_URL,
    authorizeUrl: 'https://idp.test/auth',
    issuer: 'https://idp.test',
    extraParams: { audience: 'https://api.test' },
  };
  okta.tokenManager.setTokens({ ...tokensOf(sub, 'token-1', 0), refreshToken });
  const onError = vi.fn<(error: unknown) => void>();
  const traits = { hasUserInfo: true, hasSignOut: true, hasHiddenFrame: false };
  const service = oktaAuthService(okta, { ...testConfig().OKTA_CONFIG, REFRESH_TOKENS: true }, traits, onError);
  const states = vi.fn();
  service.watch(states);
  return { okta, service, storage, states, onError };
}

/** Answers each refresh with the next response, and returns what was sent. */
function answerWith(...answers: (() => Response)[]): { url: string; form: Record<string, string> }[] {
  const sent: { url: string; form: Record<string, string> }[] = [];
  server.use(
    http.post(TOKEN_URL, async ({ request }) => {
      sent.push({ url: request.url, form: Object.fromEntries(new URLSearchParams(await request.text())) });
      return answers[sent.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}

const granted =
  (accessToken: string, more: object = {}, expiresIn = 3600): (() => Response) =>
  () =>
    HttpResponse.json({ access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, ...more });
const refused = () => HttpResponse.json({ error: 'invalid_grant', error_description: 'used' }, { status: 400 });

describe('a renewal with a refresh token', () => {
  it('sends the latest one, without the parameters of the sign-in, and keeps one that is not replaced', async () => {
    const { service, okta } = openTab();
    const sent = answerWith(
      granted('token-2', { refresh_token: 'refresh-2' }, 10),
      granted('token-3', {}, 10),
      granted('token-4'),
    );
    for (const token of ['token-2', 'token-3', 'token-4']) expect(await service.accessToken()).toBe(token);
    expect(await service.accessToken()).toBe('token-4');
    expect(sent.map(({ form }) => form['refresh_token'])).toEqual(['refresh-1', 'refresh-2', 'refresh-2']);
    expect(sent[0]).toEqual({
      url: TOKEN_URL,
      form: {
        client_id: 'companion',
        grant_type: 'refresh_token',
        scope: 'openid offline_access',
        refresh_token: 'refresh-1',
      },
    });
    expect(okta.tokenManager.getTokensSync().idToken?.claims.sub).toBe('rita');
  });

  it.each([
    ['fails', () => HttpResponse.json({ error: 'server_error', error_description: 'later' }, { status: 503 })],
    ['is busy', () => HttpResponse.json({ error: 'slow_down', error_description: 'later' }, { status: 429 })],
    ['loses the connection', () => HttpResponse.error()],
  ])('can be tried again while the provider %s', async (_, answer) => {
    const { service } = openTab();
    const sent = answerWith(answer, granted('token-2'));
    await expect(service.accessToken()).rejects.toThrow();
    expect(await service.accessToken()).toBe('token-2');
    expect(sent.map(({ form }) => form['refresh_token'])).toEqual(['refresh-1', 'refresh-1']);
  });

  it.each([
    ['as OAuth says', refused],
    ['without a description', () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })],
    [
      "in Okta's words",
      () =>
        HttpResponse.json(
          { error: 'invalid_grant', error_description: 'The refresh token is invalid or expired.' },
          { status: 400 },
        ),
    ],
  ])('that the provider refuses %s ends the session, is not repeated, and leaves the tokens', async (_, answer) => {
    const { service, okta, onError } = openTab();
    const sent = answerWith(answer);
    expect(await service.accessToken()).toBeUndefined();
    expect(await service.accessToken()).toBeUndefined();
    expect(sent).toHaveLength(1);
    expect(onError).toHaveBeenCalled();
    expect(okta.tokenManager.getTokensSync()).toHaveProperty('refreshToken');
  });

  it('that brings the tokens of another person gives the tab none, and ends it', async () => {
    const { service, states, okta } = openTab();
    vi.spyOn(okta.token, 'renewTokens').mockResolvedValue(tokensOf('sam', 'token-of-sam', 3600));
    expect(await service.accessToken()).toBeUndefined();
    expect(states).toHaveBeenCalledWith('otherPerson');
    expect(okta.tokenManager.getTokensSync().accessToken?.accessToken).toBe('token-1');
  });

  it('ends the session if the provider sent no refresh token', async () => {
    const { service, okta, onError } = openTab();
    okta.tokenManager.setTokens(tokensOf('rita', 'token-1', 0));
    expect(await service.accessToken()).toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('where the tokens are', () => {
  // @spec SES-38
  it('all of them are in the memory of the tab only, and new tabs start without tokens', () => {
    const { storage } = openTab();
    expect(storage.getItem('okta-token-storage')).toContain('refresh-1');
    expect(JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each)))).not.toContain('token-1');
    expect(tabTokenStorage('localStorage', true).getItem('okta-token-storage')).toBeNull();
  });
});

it.each(['refresh_token', 'access_token'])(
  'a sign-out revokes both tokens, also if the provider refuses the %s',
  async (kind) => {
    // Sign-out waits for the provider only so long. A busy computer can take longer.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { service, okta, onError } = openTab();
    // The two requests leave together, so either can arrive first.
    const revoked: Record<string, string | null> = {};
    server.use(
      http.get('https://idp.test/.well-known/openid-configuration', () =>
        HttpResponse.json({ issuer: 'https://idp.test', revocation_endpoint: 'https://idp.test/revoke' }),
      ),
      http.post('https://idp.test/revoke', async ({ request }) => {
        const form = new URLSearchParams(await request.text());
        const hint = form.get('token_type_hint') ?? '';
        revoked[hint] = form.get('token');
        return hint === kind ? refused() : new HttpResponse(null, { status: 200 });
      }),
    );
    const left = vi.spyOn(okta, 'signOut').mockResolvedValue(true);
    await service.signOut();
    expect(revoked).toEqual({ refresh_token: 'refresh-1', access_token: 'token-1' });
    // A provider may refuse a client without a password. Nothing is wrong with the app.
    expect(onError).not.toHaveBeenCalled();
    // The SDK would send it to Okta's path.
    expect(left).toHaveBeenCalledWith({ revokeAccessToken: false, revokeRefreshToken: false, state: 'signedOut' });
  },
);
