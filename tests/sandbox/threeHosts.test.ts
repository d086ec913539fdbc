import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '@sandbox/server';
import { server } from '@tests/support/server';

const APP = 'http://app.localhost:5173';
let sandbox: Sandbox;
// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appOrigins: [APP], hosting: 'three', antiForgery: { by: 'header' } });
});
afterAll(() => sandbox.close());

const ORDER = '/api/aus/multi-aus/v1/multi-aus-request';
/** The system resolves only `localhost` here; browsers resolve the names below it. */
const call = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(`${sandbox.origin}${path}`, { ...init, headers: { origin: APP, ...init.headers } });

it('the provider has a host of its own', async () => {
  const discovery = await call('/oauth2/default/.well-known/openid-configuration');
  const { port } = new URL(sandbox.origin);
  expect(await discovery.json()).toMatchObject({ issuer: `http://idp.localhost:${port}/oauth2/default` });
});

it("every answer has the anti-forgery token in a header that the app's host may read", async () => {
  const answer = await call('/api/org/employee/rita.ibarra');
  expect(answer.headers.get('x-xsrf-token')).toMatch(/^[0-9a-f]{8}$/);
  expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
  expect(answer.headers.get('access-control-expose-headers')).toContain('X-XSRF-TOKEN');
});

it('a change needs that token', async () => {
  const refused = await call(ORDER, { method: 'POST', body: '{}', headers: { 'x-xsrf-token': 'guessed' } });
  expect(refused.status).toBe(403);
  const token = refused.headers.get('x-xsrf-token') ?? '';
  const accepted = await call(ORDER, { method: 'POST', body: '{}', headers: { 'x-xsrf-token': token } });
  // The next check is that of the access token.
  expect(accepted.status).toBe(401);
});
