import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '@sandbox/server';
import { readSettings } from '@sandbox/settings';
import { server } from '@tests/support/server';
import { createStubLender, HOSTILE } from './stubLender';

const APP = 'http://localhost:46299';
const TIME_SCALE = 0.5;
const STRANGER = 'http://stranger.example.test';

const lender = createStubLender();
// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    appOrigins: [APP],
    timeScale: TIME_SCALE,
    createLender: lender.createLender,
  });
});
afterAll(() => sandbox.close());
beforeEach(() => ask('/control/reset', { method: 'POST' }));

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(sandbox.origin + path, init);
const text = async (path: string): Promise<string> => (await ask(path)).text();
const json = async (path: string): Promise<unknown> => (await ask(path)).json();
const post = (path: string, body: unknown): Promise<Response> =>
  ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const submit = (fields: Record<string, string>): Promise<Response> =>
  ask('/control', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the API', () => {
  it('allows the companion from another origin, with credentials', async () => {
    const response = await ask('/api/echo', { method: 'POST', headers: { origin: APP }, body: 'grüezi' });
    expect(await response.text()).toBe('grüezi');
    expect(response.headers.get('access-control-allow-origin')).toBe(APP);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('answers preflights with the headers of the specification', async () => {
    const response = await ask('/api/echo', { method: 'OPTIONS', headers: { origin: APP } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, LoanId, Ocp-Apim-Subscription-Key, X-XSRF-TOKEN, Content-Type, Idempotency-Key, If-None-Match, traceparent',
    );
    expect(response.headers.get('access-control-max-age')).not.toBeNull();
  });

  it.each(['POST', 'OPTIONS'])("doesn't let another origin read the response to %s", async (method) => {
    const response = await ask('/api/echo', { method, headers: { origin: STRANGER } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sends every cookie and names unknown addresses', async () => {
    expect((await ask('/api/cookies')).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect((await ask('/api/nothing')).status).toBe(404);
  });

  it('breaks the connection when the lender simulates a network failure', async () => {
    await expect(ask('/api/offline')).rejects.toThrow('fetch failed');
  });
});

describe('the control endpoints', () => {
  it('plant, list and remove faults', async () => {
    const planted = await post('/control/faults', { call: '*', kind: 'status', status: 503, times: 2 });
    expect(planted.status).toBe(201);
    const rule = (await planted.json()) as { id: string };
    expect(await json('/control/faults')).toEqual([{ ...rule, call: '*', kind: 'status', status: 503, times: 2 }]);

    expect((await ask(`/control/faults/${rule.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(`/control/faults/${rule.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await json('/control/faults')).toEqual([]);
  });

  it('apply the rules until they are used up', async () => {
    await post('/control/faults', { call: 'historyDetails', loanId: '9000001', kind: 'offline', times: 1 });
    const { faults } = sandbox.lender;
    expect(faults.take('historyDetails', '9000002')).toBeUndefined();
    expect(faults.take('historyDetails', '9000001')?.kind).toBe('offline');
    expect(faults.take('historyDetails', '9000001')).toBeUndefined();
  });

  it.each([
    ['a misspelt call', { call: 'historyDetials', kind: 'slow' }, 'name of a call'],
    ['an unknown kind', { call: '*', kind: 'flood' }, 'kind must be one of'],
    ['slowness without a delay', { call: '*', kind: 'slow' }, 'needs a delayMs'],
    ['a status without a status', { call: '*', kind: 'status' }, 'needs a status'],
    ['something that is not JSON', 'call=*', ''],
  ])('refuse %s', async (_name, body, problem) => {
    const response = await post('/control/faults', body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(problem);
    expect(await json('/control/faults')).toEqual([]);
  });

  it('hold time, advance it and release it', async () => {
    const control = (path: string) => ask(`/control/time/${path}`, { method: 'POST' });
    const time = async () => Number(await json('/api/time'));
    await control('hold');
    const held = await time();
    expect(await time()).toBe(held);
    await control('pass/30');
    expect((await time()) - held).toBe(30_000 * TIME_SCALE);
    await control('release');
    expect(await time()).toBeGreaterThanOrEqual(held + 30_000 * TIME_SCALE);
    await control('hold');
    await ask('/control/reset', { method: 'POST' });
    expect(Math.abs((await time()) - Date.now())).toBeLessThan(30_000 * TIME_SCALE);
    expect((await control('pass/soon')).status).toBe(404);
  });

  it('reset loans, faults and telemetry', async () => {
    await post('/control/faults', { call: '*', kind: 'html' });
    await post('/v2/track', { name: 'x', data: {} });
    const before = lender.resets();
    expect((await ask('/control/reset', { method: 'POST' })).status).toBe(204);
    expect(lender.resets()).toBe(before + 1);
    expect([await json('/control/faults'), await json('/control/telemetry')]).toEqual([[], []]);
  });

  it('refuse a method without an effect', async () => {
    const response = await ask('/control/reset');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('the control page', () => {
  it('plants a fault, shows it and removes it', async () => {
    const planted = await submit({ action: 'add', call: '*', kind: 'slow', delayMs: '1500', status: '', times: '' });
    expect([planted.status, planted.headers.get('location')]).toEqual([303, '/control']);
    expect(sandbox.lender.faults.list()).toMatchObject([{ call: '*', kind: 'slow', delayMs: 1500 }]);

    const page = await text('/control');
    expect(page).toContain('1500 ms');
    expect(page).toContain('<strong>0.5</strong>');
    const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? [];
    await submit({ action: 'remove', id });
    expect(await text('/control')).toContain('None: every call is answered as it should be.');
  });

  it('holds and releases time', async () => {
    await submit({ action: 'hold' });
    const held = await json('/api/time');
    expect(await json('/api/time')).toBe(held);
    expect((await submit({ action: 'release' })).status).toBe(303);
  });

  it('sets the kind of all response files and whether findings are sent, and shows both', async () => {
    expect((await submit({ action: 'files', kind: 'older' })).status).toBe(303);
    await submit({ action: 'withFindings' });
    expect(sandbox.lender.habits()).toMatchObject({ responseFiles: 'older', sendsFindings: true });
    const page = await text('/control');
    expect(page).toContain('<option value="older" selected>');
    expect(page).toContain('Send the file alone');

    await submit({ action: 'files', kind: '' });
    await submit({ action: 'withoutFindings' });
    expect(sandbox.lender.habits()).toMatchObject({ responseFiles: null, sendsFindings: false });
    expect((await submit({ action: 'files', kind: 'constructor' })).status).toBe(400);
  });

  it('reports an invalid fault', async () => {
    const refused = await submit({ action: 'add', call: '*', kind: 'slow', delayMs: '-1' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('delayMs must be a number of milliseconds');
  });
});

describe('the telemetry sink', () => {
  const envelope = (name: string) => ({ name: 'event', time: '2026-01-01T00:00:00Z', data: { baseData: { name } } });

  it('accepts an array, one envelope, or one per line', async () => {
    const lines = [envelope('c'), envelope('d')].map((item) => JSON.stringify(item)).join('\n');
    for (const [body, count] of [
      [[envelope('a')], 1],
      [envelope('b'), 1],
      [lines, 2],
    ] as const) {
      const response = await post('/v2/track', body);
      expect(await response.json()).toEqual({ itemsReceived: count, itemsAccepted: count, errors: [] });
    }
    expect(await json('/control/telemetry')).toEqual(['a', 'b', 'c', 'd'].map(envelope));

    await ask('/control/telemetry', { method: 'DELETE' });
    expect(await json('/control/telemetry')).toEqual([]);
  });

  it('accepts the valid envelopes and names the rest', async () => {
    const response = await post('/v2/track', [envelope('a'), 7]);
    expect(response.status).toBe(206);
    expect(await response.json()).toMatchObject({ itemsReceived: 2, itemsAccepted: 1, errors: [{ index: 1 }] });
  });

  it('keeps the latest 200', async () => {
    await post(
      '/v2/track',
      Array.from({ length: 205 }, (_, index) => envelope(String(index))),
    );
    const kept = (await json('/control/telemetry')) as unknown[];
    expect(kept).toHaveLength(200);
    expect(kept[0]).toEqual(envelope('5'));
  });

  it('allows the companion every header its SDK sends', async () => {
    const response = await ask('/v2/track', {
      method: 'OPTIONS',
      headers: { origin: APP, 'access-control-request-headers': 'sdk-context' },
    });
    expect(response.headers.get('access-control-allow-headers')).toBe('sdk-context');
  });

  it('shows received telemetry as inert text', async () => {
    await post('/v2/track', envelope(HOSTILE));
    const page = await text('/telemetry');
    expect(page).toContain('&#60;script&#62;');
    expect(page).not.toContain(HOSTILE);
  });
});

describe('the origination system', () => {
  it.each(['/', '/los/'])('lists the loans at %s, with both links to the companion', async (path) => {
    const page = await text(path);
    expect(page).toContain(`href="${APP}/9000001?navigate=true"`);
    expect(page).toContain(`href="${APP}/9000001"`);
    expect(page).toContain('A loan for these tests');
    expect(page).not.toContain(HOSTILE);
  });

  it.each([
    ['q=900000', 'is part of its id'],
    ['q=TESTS%20loan', 'are words of what it shows'],
    ['q=+', 'is empty'],
  ])('finds a loan when the search %s %s', async (query) => {
    expect(await text(`/los/?${query}`)).toContain('Open loan');
  });

  it('shows no loan for a search without matches, and shows the search as text', async () => {
    const page = await text(`/los/?q=${encodeURIComponent('"><b>')}`);
    expect(page).toContain('No loan matches.');
    expect(page).toContain('value="&#34;&#62;&#60;b&#62;"');
    expect(page).not.toContain('Open loan');
  });

  it('lists only the loans of the chosen channel', async () => {
    expect(await text('/los/?channel=Wholesale')).not.toContain('Open loan');
    expect(await text('/los/?channel=Retail')).toContain('Open loan');
  });

  it('shows the section that a menu link names', async () => {
    const page = await text('/los/loan/9000001/Appraisal%26Property?source=aus');
    expect(page).toContain('<h1>Appraisal&#38;Property</h1>');
    expect(page).toContain('Opened from: aus');
  });

  it.each([
    ['%3Cimg%20src=x%3E', '&#60;img src=x&#62;'],
    ['%zz', '%zz'],
  ])('shows the hostile or broken section name %s as text', async (name, shown) => {
    expect(await text(`/los/loan/9000001/${name}`)).toContain(`<h1>${shown}</h1>`);
  });

  it('knows only its own loans', async () => {
    expect((await ask('/los/loan/1/LoanDecision')).status).toBe(404);
  });
});

describe('any other address', () => {
  it('is a page for browsers and JSON for programs', async () => {
    const page = await ask('/nowhere', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const answer = await ask('/nowhere');
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is nothing at /nowhere' }]);
  });
});

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      port: 4400,
      appPort: 5173,
      appOrigin: 'http://localhost:5173',
      antiForgery: { by: 'cookie' },
      timeScale: 1,
      seed: 1,
      identity: 'okta',
      hosting: 'one',
    });
    expect(readSettings({ SANDBOX_PORT: '4500', SANDBOX_TIME_SCALE: '0.1' })).toMatchObject({
      port: 4500,
      timeScale: 0.1,
    });
  });

  it.each([
    ['SANDBOX_PORT', '70000'],
    ['APP_PORT', 'web'],
    ['SANDBOX_TIME_SCALE', '-1'],
    ['SANDBOX_SEED', '1.5'],
    ['SANDBOX_IDENTITY', 'ldap'],
    ['SANDBOX_HOSTS', 'two'],
    ['SANDBOX_APP_ORIGIN', 'aus.lender.test'],
    ['SANDBOX_APP_ORIGIN', 'https://aus.lender.test/'],
    ['SANDBOX_COOKIE_DOMAIN', 'lender.test'],
  ])('describe the valid values of %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`);
  });

  const SANDBOX_APP_ORIGIN = 'https://aus.lender.test';
  it.each([
    ['in a header', { SANDBOX_APP_ORIGIN }, { by: 'header' }],
    [
      'in a cookie of the domain',
      { SANDBOX_APP_ORIGIN, SANDBOX_COOKIE_DOMAIN: 'lender.test' },
      { by: 'domainCookie', domain: 'lender.test', isSecure: true },
    ],
  ])('send the anti-forgery token to a companion elsewhere %s', (_, env, expected) => {
    expect(readSettings(env).antiForgery).toEqual(expected);
  });
});
