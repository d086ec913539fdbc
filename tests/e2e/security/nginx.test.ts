import path from 'node:path';
import { expect, test } from '@playwright/test';
import { responseHeaders } from '@docs/hosting/headers';
import { findServer } from '@tests/support/webServers';
import { DEPLOYMENT, proveHosting, VARIABLES } from './hostingChecks';
import { startNginx, type Nginx } from './nginxServer';

const DIST = path.resolve('dist');

const binary = findServer('nginx');

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
  const values = { ...VARIABLES, WEB_ROOT: DIST, PARENT_ORIGINS: '' };
  test.beforeAll(async () => {
    nginx = await startNginx(nginxPath, values);
  });
  test.afterAll(() => nginx.stop());

  proveHosting(
    () => nginx,
    () => DIST,
  );

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
}
