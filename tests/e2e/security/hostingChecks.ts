import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { NOTICES } from '@tools/build/notices';
import { cachingOf, responseHeaders, type Deployment } from '@tools/hosting/headers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Get = (
  address: string,
  options?: { method?: string; headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;

/** A server with the hosting configuration. */
export interface Host {
  get: Get;
  /** Returns its access log. */
  log: () => string;
}

/** The deployment that the tests configure. */
export const DEPLOYMENT: Deployment = {
  api: 'https://api.example.test',
  identity: 'https://idp.example.test',
  telemetry: 'https://ingest.example.test',
  logo: 'https://static.example.test',
  reportUrl: 'https://reports.example.test/csp',
  isPlainHttp: false,
};

/** The variables of docs/adoption/hosting.md for that deployment. */
export const VARIABLES = {
  API_ORIGIN: DEPLOYMENT.api,
  IDENTITY_ORIGIN: DEPLOYMENT.identity,
  TELEMETRY_ORIGIN: DEPLOYMENT.telemetry ?? '',
  LOGO_ORIGIN: DEPLOYMENT.logo ?? '',
  REPORT_URL: DEPLOYMENT.reportUrl ?? '',
};

const ENTRY = 'the entry script';

/** Returns a function that asks a server on a port or a socket. */
export const getFrom =
  (server: Pick<RequestOptions, 'host' | 'port' | 'socketPath'>): Get =>
  (address, { method = 'GET', headers } = {}) =>
    new Promise((resolve, reject) => {
      const sent = { host: 'companion.test', 'accept-encoding': 'identity', ...headers };
      request({ ...server, path: address, method, headers: sent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });

/**
 * Registers the tests that every server with the hosting configuration passes.
 *
 * @param folder returns the folder of the build that the server serves
 */
export function proveHosting(host: () => Host, folder: () => string): void {
  const get: Get = (address, options) => host().get(address, options);
  const built = (file: string): Buffer => readFileSync(path.join(folder(), file));
  const entry = (): string => /src="(\/assets\/[^"]+)"/.exec(built('index.html').toString())?.[1] ?? '';

  for (const [address, status] of [
    ['/', 200],
    ['/index.html', 200],
    ['/7100101/history?navigate=true', 200],
    ['/implicit/callback?code=one-time-code', 200],
    ['/config.json', 200],
    ['/favicon.svg', 200],
    ['/favicon.ico', 200],
    ['/viewer.html', 200],
    [ENTRY, 200],
    ['/assets/gone-abc.js', 404],
    ['/mockServiceWorker.js', 200],
    ['/.env', 200],
    ['/.git/HEAD', 200],
    ['/%2egit/HEAD', 200],
    ['/assets/.git/config', 404],
  ] as const) {
    test(`${address} answers ${status} with every header`, async () => {
      const asked = address === ENTRY ? entry() : address;
      const answer = await get(asked);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(responseHeaders(DEPLOYMENT, asked))) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
      expect(answer.headers['cache-control']).toBe(cachingOf(asked, status));
      expect(answer.headers['server']).toBe('nginx');
    });
  }

  test('serves the app for every screen', async () => {
    for (const address of [
      ...['/', '/7100101/selection', '/notfound/', '/no/such/screen', '/foo.html', '/mockServiceWorker.js'],
      ...['/.x/y', '/.env', '/.git/HEAD', '/%2egit/HEAD'],
    ]) {
      expect((await get(address)).body.equals(built('index.html')), address).toBe(true);
    }
  });

  test('serves the scripts that the build has compressed, with their type', async () => {
    const { headers, body } = await get(entry(), { headers: { 'accept-encoding': 'gzip' } });
    expect(body.equals(built(`${entry()}.gz`))).toBe(true);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).equals(built(entry()))).toBe(true);
  });

  test('serves the licenses of the packages', async () => {
    const { headers, body } = await get(`/${NOTICES}`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.equals(built(NOTICES))).toBe(true);
  });

  test('allows only GET and HEAD for files', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/', { method: 'HEAD' })).status).toBe(200);
  });

  for (const [what, headers] of [
    ['a range past the end', { range: 'bytes=99999999-' }],
    ['an unreadable range', { range: 'bytes=9-1' }],
    ['a condition that does not hold', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ] as const) {
    test(`caches only assets: ${what}`, async () => {
      const answer = await get(entry(), { headers });
      expect(answer.headers['cache-control']).toBe(cachingOf(entry(), answer.status));
    });
  }

  test('has a health check', async () => {
    const { status, body } = await get('/healthz');
    expect([status, body.toString()]).toEqual([200, 'ok\n']);
  });

  test('logs neither loan numbers nor sign-in codes', async () => {
    await get('/7100101/history?q=someone');
    await get('/implicit/callback?code=one-time-code&state=s');
    await expect.poll(() => host().log()).toContain('GET /implicit/callback ');
    expect(host().log()).toContain('GET /{loan}/history ');
    expect(host().log()).not.toMatch(/7100101|someone|one-time-code|healthz/);
  });
}
