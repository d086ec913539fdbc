import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { digestOf } from '@tools/build/writtenFiles';
import { expect, openAs, test } from '@tests/e2e/fixtures';

const DIST = path.resolve('dist');
const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');

for (const page of ['index.html', 'viewer.html'])
  test(`${page} contains the digest of every script and style that it loads`, () => {
    const text = readFileSync(path.join(DIST, page), 'utf8');
    const named = [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)];
    expect(named.length).toBeGreaterThan(1);
    for (const [tag, address = ''] of named) {
      expect(tag).toContain(`integrity="${digestOf(readFileSync(path.join(DIST, address)))}"`);
    }
  });

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;

const changed = (code: string): Answer => ({ body: `document.title = 'changed';${code}` });

const answerWith = (page: Page, address: string, change: (code: string) => Answer): Promise<unknown> =>
  page.route(address, (route) => {
    const code = readFileSync(path.join(DIST, new URL(route.request().url()).pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', ...change(code) });
  });

test('a script changed in transit does not run', async ({ page, silentConsole }) => {
  // The browser may also report the unused preloads, if the page stays open long enough.
  silentConsole.allow(/integrity|preloaded using link preload/);
  const [, entry = ''] = /<script[^>]*src="(\/assets\/main-[^"]+)"/.exec(html) ?? [];
  await answerWith(page, `**${entry}`, changed);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto('/notfound/');
  await refused;
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page).toHaveTitle('Automated Underwriting');
});

const CHANGED = /^Something between this browser and the server changes the files of the AUS companion\./;

for (const script of ['main', 'app', 'historyArea'])
  for (const [how, change] of [
    ['changed', changed],
    ['replaced by a web page', () => ({ body: '<p>Sign in to the network</p>', contentType: 'text/html' })],
  ] as const)
    test(`a script ${how} in transit: the page says so (${script})`, async ({ page, silentConsole }) => {
      silentConsole.allow(/integrity|preload|Failed to (fetch|load)|MIME type|Uncaught/);
      await answerWith(page, `**/assets/${script}-*.js`, change);
      await openAs(page, '/7100111/history');
      await expect(page.getByRole('alert').filter({ hasText: CHANGED })).toHaveCount(1);
    });

const LOSSES: readonly [how: string, answer: (route: Route) => Promise<void>][] = [
  ['is missing on the server', (route) => route.fulfill({ status: 404 })],
  ['does not arrive', (route) => route.abort()],
];

test('a style sheet changed in transit: the page says so', async ({ page, silentConsole }) => {
  silentConsole.allow(/integrity|preload/);
  await page.route('**/assets/index-*.css', (route) => route.fulfill({ contentType: 'text/css', body: ':root {}' }));
  await page.goto('/notfound/');
  await expect(page.getByRole('alert').filter({ hasText: CHANGED })).toHaveCount(1);
});

for (const script of ['main', 'app'])
  for (const [how, answer] of LOSSES)
    test(`a script that ${how}: the page says so (${script})`, async ({ page, silentConsole }) => {
      silentConsole.allow(/Failed to (fetch|load)|preload|Uncaught/);
      await page.route(`**/assets/${script}-*.js`, answer);
      await openAs(page, '/7100111/history');
      await expect(page.getByRole('alert')).toHaveText(/^The AUS companion could not be loaded\. Reload this page/);
      // It would cover the notice.
      await expect(page.locator('#waiting')).toBeHidden();
    });

for (const [how, answer] of LOSSES)
  test(`a style sheet that ${how}: the page says so`, async ({ page, silentConsole }) => {
    silentConsole.allow(/Failed to load|preload/);
    await page.route('**/assets/index-*.css', answer);
    await page.goto('/notfound/');
    await expect(page.getByText(/^The AUS companion could not be loaded\. Reload this page/)).toBeVisible();
  });
