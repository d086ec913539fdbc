import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { cachingOf, responseHeaders, type Deployment } from '@docs/hosting/headers';
import { findNginx, startNginx, type Nginx } from './nginxServer';

const DIST = path.resolve('dist');
const DEPLOYMENT: Deployment = {
  api: 'https://api.example.test',
  identity: 'https://idp.example.test',
  telemetry: 'https://ingest.example.test',
  logo: 'https://static.example.test',
  reportUrl: 'https://reports.example.test/csp',
  isPlainHttp: false,
};

const binary = findNginx();
const indexHtml = readFileSync(path.join(DIST, 'index.html'), 'utf8');
const [, entry = ''] = /src="(\/assets\/[^"]+)"/.exec(indexHtml) ?? [];

if (binary === undefined) {
  test.skip('the hosting configuration: no nginx here (Debian: apt-get install nginx-light; elsewhere: NGINX_PATH)', () => {
    // Only a machine with nginx can run this.
  });
} else {
  test.describe('the hosting configuration in a real nginx', () => proveWith(binary));
}

function proveWith(nginxPath: string): void {
  test.describe.configure({ mode: 'default' });

  let nginx: Nginx;
  const values = {
    WEB_ROOT: DIST,
    API_ORIGIN: DEPLOYMENT.api,
    IDENTITY_ORIGIN: DEPLOYMENT.identity,
    TELEMETRY_ORIGIN: DEPLOYMENT.telemetry ?? '',
    LOGO_ORIGIN: DEPLOYMENT.logo ?? '',
    REPORT_URL: DEPLOYMENT.reportUrl ?? '',
    PARENT_ORIGINS: '',
  };
  test.beforeAll(async () => {
    nginx = await startNginx(nginxPath, values);
  });
  test.afterAll(() => nginx.stop());

  for (const [address, status] of [
    ['/', 200],
    ['/index.html', 200],
    ['/7100101/history?navigate=true', 200],
    ['/implicit/callback?code=one-time-code', 200],
    ['/config.json', 200],
    ['/favicon.svg', 200],
    ['/favicon.ico', 200],
    ['/viewer.html', 200],
    ['/signed-in.html', 200],
    [entry, 200],
    ['/assets/gone-abc.js', 404],
    ['/mockServiceWorker.js', 404],
    ['/.env', 404],
    ['/.git/HEAD', 404],
    ['/%2egit/HEAD', 404],
    ['/assets/.git/config', 404],
  ] as const) {
    test(`${address.replace(entry, 'the entry script')} answers ${status} with every header`, async () => {
      const answer = await nginx.get(address);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(responseHeaders(DEPLOYMENT, address))) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
      expect(answer.headers['cache-control']).toBe(cachingOf(address, status));
      expect(answer.headers['server']).toBe('nginx');
    });
  }

  test('serves the app for every screen', async () => {
    for (const address of ['/', '/7100101/selection', '/notfound/', '/no/such/screen']) {
      expect((await nginx.get(address)).body.toString(), address).toBe(indexHtml);
    }
  });

  test('serves the scripts that the build has compressed, with their type', async () => {
    const { headers, body } = await nginx.get(entry, { headers: { 'accept-encoding': 'gzip' } });
    expect(body.equals(readFileSync(path.join(DIST, `${entry}.gz`)))).toBe(true);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).equals(readFileSync(path.join(DIST, entry)))).toBe(true);
  });

  test('allows only GET and HEAD for files', async () => {
    expect((await nginx.get('/', { method: 'POST' })).status).toBe(405);
    expect((await nginx.get('/', { method: 'HEAD' })).status).toBe(200);
  });

  for (const [what, headers] of [
    ['a range past the end', { range: 'bytes=99999999-' }],
    ['an unreadable range', { range: 'bytes=9-1' }],
    ['a condition that does not hold', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ] as const) {
    test(`caches only assets: ${what}`, async () => {
      const answer = await nginx.get(entry, { headers });
      expect(answer.headers['cache-control']).toBe(cachingOf(entry, answer.status));
    });
  }

  for (const name of ['API_ORIGIN', 'IDENTITY_ORIGIN']) {
    test(`does not start with an empty ${name}`, async () => {
      const started = startNginx(nginxPath, { ...values, [name]: '' });
      await expect(started).rejects.toThrow('conflicting parameter');
    });
  }

  test('starts beside an API on the same origin', async () => {
    const other = await startNginx(nginxPath, {
      ...values,
      API_ORIGIN: "'self'",
      TELEMETRY_ORIGIN: '',
      LOGO_ORIGIN: '',
      REPORT_URL: '',
    });
    const { headers } = await other.get('/');
    await other.stop();
    expect(headers['content-security-policy']).toContain("connect-src 'self' 'self' https://idp.example.test ;");
  });

  test('lets only the listed parents frame the app, and none its other windows', async () => {
    const parents = ['https://los.example.test', 'https://branch.example.test'];
    const other = await startNginx(nginxPath, { ...values, PARENT_ORIGINS: parents.join(' ') });
    for (const address of ['/', '/7100101/history', '/viewer.html', '/signed-in.html']) {
      const { headers } = await other.get(address);
      const { 'X-Frame-Options': _, ...expected } = responseHeaders({ ...DEPLOYMENT, parents }, address);
      for (const [name, value] of Object.entries(expected))
        expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      expect(headers['x-frame-options'], address).toBe(address.endsWith('.html') ? 'DENY' : undefined);
    }
    await other.stop();
  });

  test('has a health check', async () => {
    const { status, body } = await nginx.get('/healthz');
    expect([status, body.toString()]).toEqual([200, 'ok\n']);
  });

  test('logs neither loan numbers nor sign-in codes', async () => {
    await nginx.get('/7100101/history?q=someone');
    await nginx.get('/implicit/callback?code=one-time-code&state=s');
    await expect.poll(() => nginx.log()).toContain('GET /implicit/callback ');
    expect(nginx.log()).toContain('GET /{loan}/history ');
    expect(nginx.log()).not.toMatch(/7100101|someone|one-time-code|healthz/);
  });
}
