import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findServer } from '@tests/support/webServers';
import { proveHosting, VARIABLES, getFrom, type Host } from './hostingChecks';
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fillTemplate } from '@tests/support/fillTemplate';

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
  const values = { ...VARIABLES, WEB_ROOT: DIST };
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
}

interface Nginx extends Host {
  stop: () => Promise<void>;
}

/**
 * Runs nginx with the hosting configuration on its own socket, as the current user.
 *
 * @throws Error with nginx's error log when it doesn't start
 */
async function startNginx(binary: string, values: Readonly<Record<string, string>>): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = (name: string): string => path.join(folder, name);
  const template = readFileSync('tools/hosting/nginx.conf', 'utf8').replaceAll('/tmp/', `${folder}/`);
  writeFileSync(file('nginx.conf'), fillTemplate(template, { ...values, LISTEN: `unix:${file('socket')}` }));

  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const nginx = spawn(binary, ['-p', folder, '-c', file('nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', openSync(file('access.log'), 'w'), openSync(file('error.log'), 'w')],
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));

  const get = getFrom({ socketPath: file('socket') });
  while (!(await get('/healthz').catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(file('error.log'), 'utf8'));
    await wait(20);
  }
  return {
    get,
    log: () => readFileSync(file('access.log'), 'utf8'),
    async stop() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
