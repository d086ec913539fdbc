import { exec, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { deploymentOf, type DeployedConfig } from '@tools/hosting/headers';
import { nginxConf } from '@tools/hosting/servers/nginx';
import { readAppConfig } from '@sandbox/appConfigPlugin';
import { expect, openAs, test as base } from '@tests/e2e/fixtures';
import { answers, fails, freePorts, type Lender, portOf, ROOT, stop } from '@tests/e2e/lender';
import { hold } from '@tests/e2e/hold';
import { findServer, startServer } from '@tests/support/webServers';

interface Host {
  /** What docs/adoption/hosting.md has as /srv/aus. */
  folder: string;
  /** The three commands of the guide, as this host has to run them. */
  commands: { deploy: string; check: string; goBack: string };
}

const run = async (command: string): Promise<string> =>
  (await promisify(exec)(command, { cwd: ROOT, maxBuffer: 10_000_000 })).stdout;

/** Says "Press again" on a button of every screen: one changed word. */
const changedWord: Plugin = {
  name: 'changed-word',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/config/texts/uiTexts.ts')
      ? readFileSync(id, 'utf8').replace("'Try again'", "'Press again'")
      : null,
};

/** Writes the archive of the next release, as `npm run release` does. */
async function packNext(folder: string): Promise<void> {
  const outDir = path.join(folder, 'built');
  process.env['APP_COMMIT'] = 'fedcba9';
  await build({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [changedWord],
    build: { outDir, emptyOutDir: true },
  });
  delete process.env['APP_COMMIT'];
  const archive = path.join(folder, 'aus-companion-0.2.0.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', outDir, '--exclude', './config.json', '.']);
}

const test = base.extend<object, Host & { lender: Lender }>({
  folder: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'srv-')));
      await packNext(folder);
      const first = path.join(folder, 'releases/0.1.0');
      mkdirSync(first, { recursive: true });
      cpSync(path.join(ROOT, 'dist'), first, { recursive: true });
      symlinkSync('releases/0.1.0', path.join(folder, 'current'));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  lender: [
    async ({ folder }, use, { parallelIndex }) => {
      const appPort = await freePorts(portOf('production', parallelIndex));
      const sandboxPort = appPort + 1;
      const config = await readAppConfig({ appPort, sandboxPort });
      for (const place of ['config.json', 'current/config.json']) writeFileSync(path.join(folder, place), config);
      const env = { ...process.env, APP_PORT: String(appPort), SANDBOX_PORT: String(sandboxPort) };
      const server = spawn(process.execPath, ['sandbox/run.mjs', '--alone'], {
        cwd: ROOT,
        env: { ...env, SANDBOX_TIME_SCALE: '0.4' },
      });
      const [app, sandbox] = [`http://localhost:${appPort}`, `http://localhost:${sandboxPort}`];
      await Promise.race([answers(`${sandbox}/los/`), fails(server)]);
      const deployment = deploymentOf(JSON.parse(config) as DeployedConfig);
      const root = path.join(folder, 'current');
      const web = await startServer('nginx', (listen) => nginxConf({ deployment, listen, root }), appPort);
      await use({ app, sandbox, close: () => Promise.resolve() });
      await Promise.all([web.stop(), stop(server)]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  commands: [
    async ({ folder, lender }, use) => {
      const guide = readFileSync(path.join(ROOT, 'docs/adoption/hosting.md'), 'utf8');
      const [, block = ''] = /## Deploy, check, go back\n.*?```sh\n(.*?)\n```/s.exec(guide) ?? [];
      const [deploy = '', check = '', goBack = '', ...others] = block
        .replaceAll('/srv/aus', folder)
        .replaceAll('https://aus.lender.example', lender.app)
        .split('\n');
      expect(others).toEqual([]);
      await use({ deploy, check, goBack });
    },
    { scope: 'worker' },
  ],
});

const releaseOf = async (app: string): Promise<string> =>
  /<meta name="release" content="[^"(]*\((\w+)\)/.exec(await (await fetch(app)).text())?.[1] ?? '';

const goTo = (page: Page, area: string) => page.getByRole('link', { name: area, exact: true }).click();

/** Counts the times that the page itself loads. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('deploy, check, go back', () => {
  test.skip(findServer('nginx') === undefined, 'nginx is missing');
  test.slow();
  test.beforeEach(({ silentConsole, commands }) => {
    silentConsole.allow(/Failed to load resource|Failed to fetch dynamically imported module|preload/);
    return run(commands.goBack).then(() => undefined);
  });

  test('an order in flight and an old tab go on through both switches', async ({ page, lender, commands }) => {
    const first = await releaseOf(lender.app);
    await openAs(page, '/7100101/request');
    await page.getByRole('button', { name: 'Set all to New' }).click();
    await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
    const sent = page.waitForRequest((request) => request.url().endsWith('/multi-aus-request'));
    const goOn = await hold(page, /\/multi-aus-request$/);
    await page.getByRole('button', { name: 'Submit for AUS' }).click();
    await sent;

    await run(commands.deploy);
    expect(await releaseOf(lender.app)).toBe('fedcba9');
    const loads = countLoads(page);
    // Before the check: an order without an answer counts as lost after 90 seconds.
    goOn();
    await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
    expect(await run(commands.check)).toMatch(/(\d+) of \1 checks passed/);
    await goTo(page, 'History');
    await expect(
      page
        .getByRole('table', { name: /requests/i })
        .getByRole('row')
        .nth(1),
    ).toBeVisible();
    await page.getByRole('button', { name: 'File page' }).click();
    await expect(page.getByRole('dialog', { name: /^AUS file page/ })).toBeVisible();
    expect(loads()).toBe(0);

    await run(commands.goBack);
    expect(await releaseOf(lender.app)).toBe(first);
    await page.keyboard.press('Escape');
    await goTo(page, 'Selection');
    await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
    expect(loads()).toBe(0);
  });
});
