import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '@tools/hosting/probe/main';
import { expect, plantFault, test as base } from './fixtures';
import { type Lender, openLender } from './lender';

const LOAN = '7100111';

interface Host {
  /** In front of the sandbox's API. */
  api: { address: string; methods: string[]; leadTo: (sandbox: string) => void };
  /** A build to break. */
  folder: string;
  lender: Lender;
}

const test = base.extend<object, Host>({
  api: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      let sandbox = '';
      const methods: string[] = [];
      const front = createServer((incoming, outgoing) => {
        const { method = '', url, headers } = incoming;
        methods.push(method);
        const passed = request(sandbox, { method, path: url, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
        incoming.pipe(passed.on('error', () => outgoing.destroy()));
      });
      await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
      const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}/api`;
      await use({ address, methods, leadTo: (to) => void (sandbox = to) });
      front.closeAllConnections();
      front.close();
    },
    { scope: 'worker' },
  ],
  folder: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'probed-'));
      cpSync('dist', folder, { recursive: true });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  lender: [
    async ({ api, folder }, use, { parallelIndex }) => {
      process.env['API_URL'] = api.address;
      const lender = await openLender('production', parallelIndex, 'okta', 'one', folder);
      delete process.env['API_URL'];
      api.leadTo(lender.sandbox);
      await use(lender);
      await lender.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What the command prints, and its exit code. */
async function probe(...[address, PROBE_USER = 'rita.ibarra']: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await main(address === undefined ? [] : [address], (line) => lines.push(line), { PROBE_USER });
  return { code, text: lines.join('\n') };
}

const scriptOf = (folder: string, name: string): string =>
  readdirSync(path.join(folder, 'assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? '';

test('signs in, opens the three screens, and sends no change', async ({ lender, api }) => {
  api.methods.length = 0;
  const { code, text } = await probe(`${lender.app}/${LOAN}`);
  const s = String.raw`\d+\.\d s`;
  expect(text).toMatch(
    new RegExp(
      String.raw`^✓ ${lender.app} works, release \d+\.\d+\.\d+ \(\w+\): History ${s}, Selection ${s}, Request ${s}; \d+ reads, no change, ${s}\.$`,
    ),
  );
  expect(code).toBe(0);
  expect(new Set(api.methods)).toEqual(new Set(['GET', 'OPTIONS']));
  expect(await (await fetch(`${lender.sandbox}/control/telemetry`)).json()).toEqual([]);
});

for (const [screen, name] of [
  ['History', 'app'],
  ['History', 'historyArea'],
  ['Selection', 'selectionArea'],
  ['Request', 'requestArea'],
] as const)
  test(`fails for ${screen} without the script ${name}`, async ({ lender, folder }) => {
    const script = scriptOf(folder, name);
    const file = path.join(folder, 'assets', script);
    renameSync(file, `${file}.away`);
    const { code, text } = await probe(`${lender.app}/${LOAN}`);
    renameSync(`${file}.away`, file);
    expect(text).toMatch(/^✗ .*\.$/);
    expect(text).toContain(`doesn't work: /assets/${script} answers 404.`);
    expect(code).toBe(1);
  });

for (const [screen, call] of [
  ['History', 'historyDetails'],
  ['Selection', 'selections'],
  ['Request', 'userAgencies'],
] as const)
  test(`fails for ${screen} if the API refuses ${call}`, async ({ lender, sandbox }) => {
    await plantFault(sandbox, { call, kind: 'status', status: 403 });
    const { code, text } = await probe(`${lender.app}/${LOAN}`);
    expect(text).toMatch(new RegExp(`^✗ .*${screen} doesn't work: /api/\\S+ answers 403\\.$`));
    expect(code).toBe(1);
  });

test('lets no change of the app leave, and fails', async ({ lender, folder, api }) => {
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('</head>', '<script src="/assets/changes.js"></script></head>'));
  const methods = ['POST', 'PUT', 'DELETE'];
  const sends = methods.map((method) => `fetch('${api.address}/orders', { method: '${method}' }).catch(() => 0);`);
  writeFileSync(path.join(folder, 'assets/changes.js'), `${sends.join('')}navigator.sendBeacon('${api.address}/o');`);
  api.methods.length = 0;
  const { code, text } = await probe(`${lender.app}/${LOAN}`);
  writeFileSync(page, html);
  expect(text).toContain('the app wants to send POST /api/orders.');
  expect(code).toBe(1);
  expect(api.methods.filter((method) => method !== 'GET' && method !== 'OPTIONS')).toEqual([]);
});

test('fails for a name that the provider refuses', async ({ lender }) => {
  const { code, text } = await probe(`${lender.app}/${LOAN}`, 'unknown.user');
  expect(text).toMatch(/^✗ .* The sign-in doesn't work: .* still asks, with the buttons Rita Ibarra, .*, Sign in\.$/);
  expect(text).toContain(lender.sandbox);
  expect(code).toBe(1);
});

test('says how it is called', async ({ lender }) => {
  for (const called of [[], [lender.app], ['aus.lender.example/1'], [`${lender.app}/${LOAN}`, '']]) {
    const { code, text } = await probe(...called);
    expect(text).toContain('npm run host -- probe https://HOST/LOAN');
    expect(code).toBe(2);
  }
});
