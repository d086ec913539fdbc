import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '@sandbox/server';
import { server } from '@tests/support/server';
import { createStubLender } from './stubLender';
import { authorizeUrl, createVisitor, exchange, locationOf, signIn } from './visitor';

const APP = 'http://localhost:46299';
const REDIRECT = `${APP}/implicit/callback`;

// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());

let sandbox: Sandbox;
let issuer: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appOrigins: [APP], createLender: createStubLender().createLender });
  issuer = `${sandbox.origin}/oauth2/default`;
});
afterAll(() => sandbox.close());

const authorize = (options: { responseType?: 'code' | 'id_token token'; extra?: Record<string, string> } = {}): URL =>
  authorizeUrl({ origin: sandbox.origin, redirectUri: REDIRECT, responseType: 'code', ...options });

const asBearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}`, origin: APP } });
const whoami = (token: string): Promise<Response> => fetch(`${sandbox.origin}/api/whoami`, asBearer(token));

const claimsOf = (jwt: string): unknown => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

const tokensOf = async (callback: URL) => {
  const answer = await exchange(sandbox.origin, callback.searchParams.get('code') ?? '', REDIRECT);
  return (await answer.json()) as { access_token: string; id_token: string };
};

describe('another person who signs in with the same browser', () => {
  it('gets the tokens of the next silent sign-in; older tokens stay as they are', async () => {
    const { visit, leave } = createVisitor(sandbox.origin);
    const byPage = await leave(await visit(locationOf(await visit(authorize())), { username: 'rita.ibarra' }));
    const before = await tokensOf(byPage);
    const changed = await fetch(`${sandbox.origin}/control/person/sam.lindqvist`, { method: 'POST' });
    expect(changed.status).toBe(204);
    const silent = locationOf(await visit(authorize({ extra: { prompt: 'none' } })));
    const after = await tokensOf(silent);
    expect([before, after].map((tokens) => claimsOf(tokens.id_token))).toMatchObject([
      { sub: 'rita.ibarra' },
      { sub: 'sam.lindqvist' },
    ]);
    expect(await (await whoami(before.access_token)).json()).toEqual({ person: 'rita.ibarra' });
    expect((await fetch(`${sandbox.origin}/control/person/nobody`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the identity provider', () => {
  it('has the addresses of an Okta authorization server', async () => {
    const discovery: unknown = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
    expect(discovery).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/v1/authorize`,
      token_endpoint: `${issuer}/v1/token`,
      userinfo_endpoint: `${issuer}/v1/userinfo`,
      end_session_endpoint: `${issuer}/v1/logout`,
      revocation_endpoint: `${issuer}/v1/revoke`,
      jwks_uri: `${issuer}/v1/keys`,
      response_types_supported: ['code', 'id_token token', 'id_token'],
    });
  });

  it('signs a persona in by the code flow', async () => {
    const tokens = await signIn(sandbox.origin, REDIRECT, 'rita.ibarra');
    expect(tokens.expires_in).toBe(3600);
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: issuer,
      aud: 'aus-companion-sandbox',
      sub: 'rita.ibarra',
      preferred_username: 'rita.ibarra',
      name: 'Rita Ibarra',
      email: 'rita.ibarra@lender.example.test',
      nonce: 'the-nonce',
    });

    const userInfo = await fetch(`${issuer}/v1/userinfo`, asBearer(tokens.access_token));
    expect(userInfo.headers.get('access-control-allow-origin')).toBe(APP);
    expect(await userInfo.json()).toMatchObject({ sub: 'rita.ibarra', name: 'Rita Ibarra' });
  });

  it('signs a persona in by the implicit flow', async () => {
    const { visit, leave } = createVisitor(sandbox.origin);
    const start = await visit(authorize({ responseType: 'id_token token' }));
    const callback = await leave(await visit(locationOf(start), { username: 'tpo.bright' }));

    expect(callback.origin + callback.pathname).toBe(REDIRECT);
    const answer = new URLSearchParams(callback.hash.slice(1));
    expect(answer.get('state')).toBe('the-state');
    expect(claimsOf(answer.get('id_token') ?? '')).toMatchObject({ sub: 'tpo.bright', name: 'Toni Bright' });
    expect(await (await whoami(answer.get('access_token') ?? '')).json()).toEqual({ person: 'tpo.bright' });
  });

  it('requires a code challenge', async () => {
    const url = authorize();
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { leave, visit } = createVisitor(sandbox.origin);
    expect((await leave(await visit(url))).searchParams.get('error')).toBe('invalid_request');
  });

  it('refuses an address that is not registered', async () => {
    const url = authorizeUrl({
      origin: sandbox.origin,
      responseType: 'code',
      redirectUri: 'http://evil.example.test/',
    });
    const response = await createVisitor(sandbox.origin).visit(url);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('redirect_uri');
  });

  it('accepts a code once', async () => {
    const { visit, leave } = createVisitor(sandbox.origin);
    const start = await visit(authorize());
    const callback = await leave(await visit(locationOf(start), { username: 'sam.lindqvist' }));
    const code = callback.searchParams.get('code') ?? '';
    expect((await exchange(sandbox.origin, code, REDIRECT)).status).toBe(200);
    expect((await exchange(sandbox.origin, code, REDIRECT)).status).toBe(400);
  });

  it('offers the personas to signed-out users', async () => {
    const { visit } = createVisitor(sandbox.origin);
    const login = locationOf(await visit(authorize()));
    expect(await (await visit(login)).text()).toContain('value="audit.view"');

    const refused = await visit(login, { username: '<i>nobody</i>' });
    expect(refused.status).toBe(400);
    const text = await refused.text();
    expect(text).toContain('No user is called');
    expect(text).not.toContain('<i>nobody</i>');
  });

  it('explains a sign-in page that is no longer valid', async () => {
    const response = await createVisitor(sandbox.origin).visit(`${issuer}/login/forgotten`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('no longer valid');
  });

  it('answers preflights for every header the SDK adds', async () => {
    const response = await fetch(`${issuer}/v1/token`, {
      method: 'OPTIONS',
      headers: {
        origin: APP,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-okta-user-agent-extended',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('x-okta-user-agent-extended');
  });
});

describe('a session', () => {
  it('renews silently in a hidden frame', async () => {
    const { visit, leave } = createVisitor(sandbox.origin);
    const silent = authorize({ extra: { prompt: 'none', response_mode: 'okta_post_message' } });
    expect(await (await visit(silent)).text()).toContain('login_required');

    await leave(await visit(locationOf(await visit(authorize())), { username: 'rita.ibarra' }));
    const renewed = await visit(silent);
    expect(renewed.status).toBe(200);
    const page = await renewed.text();
    expect(page).toContain(`data-target="${APP}"`);
    expect(page).toContain('&#34;code&#34;');
  });

  it('ends at sign-out, which redirects to the companion', async () => {
    const { visit, leave } = createVisitor(sandbox.origin);
    await leave(await visit(locationOf(await visit(authorize())), { username: 'rita.ibarra' }));

    const logout = `${issuer}/v1/logout?client_id=aus-companion-sandbox&post_logout_redirect_uri=${APP}/`;
    const page = await (await visit(logout)).text();
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    expect((await leave(await visit(action, { xsrf, logout: 'yes' }))).href).toBe(`${APP}/`);
    expect(locationOf(await visit(authorize())).pathname).toContain('/login/');
  });
});

describe('an access token', () => {
  it('identifies the user to the API', async () => {
    const { access_token } = await signIn(sandbox.origin, REDIRECT, 'audit.view');
    expect(await (await whoami(access_token)).json()).toEqual({ person: 'audit.view' });
    expect((await whoami('invented')).status).toBe(401);
  });

  it('can be revoked by a client that names itself in the body', async () => {
    const { access_token } = await signIn(sandbox.origin, REDIRECT, 'rita.ibarra');
    const response = await fetch(`${issuer}/v1/revoke`, {
      method: 'POST',
      headers: { origin: APP },
      body: new URLSearchParams({
        token: access_token,
        token_type_hint: 'access_token',
        client_id: 'aus-companion-sandbox',
      }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(APP);
    expect((await whoami(access_token)).status).toBe(401);
  });

  it('is invalid after every session expires', async () => {
    const { access_token } = await signIn(sandbox.origin, REDIRECT, 'rita.ibarra');
    await fetch(`${sandbox.origin}/control/expire-session`, { method: 'POST' });
    expect((await whoami(access_token)).status).toBe(401);
    expect((await fetch(`${issuer}/v1/userinfo`, asBearer(access_token))).status).toBe(401);
  });

  it('lives as long as configured', async () => {
    const { createLender } = createStubLender();
    const brief = await startSandbox({ port: 0, appOrigins: [APP], tokenLifetimeSeconds: 90, createLender });
    expect((await signIn(brief.origin, REDIRECT, 'rita.ibarra')).expires_in).toBe(90);
    await brief.close();
  });
});
