import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '@/build/integrity';
import { expect, openAs, test } from '@tests/e2e/fixtures';

const DIST = path.resolve('dist');
const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');

for (const page of ['index.html', 'viewer.html', 'signed-in.html'])
  test(`${page} contains the digest of every script and style that it loads`, () => {
    const text = readFileSync(path.join(DIST, page), 'utf8');
    const named = [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)];
    expect(named.length).toBeGreaterThan(1);
    for (const [tag, address = ''] of named) {
      expect(tag).toContain(`integrity="${digestOf(readFileSync(path.join(DIST, address)))}"`);
    }
  });

test('a script changed in transit does not run', async ({ page, silentConsole }) => {
  // The browser may also report the unused preloads, if the page stays open long enough.
  silentConsole.allow(/integrity|preloaded using link preload/);
  const [, entry = ''] = /<script[^>]*src="(\/assets\/main-[^"]+)"/.exec(html) ?? [];
  await page.route(`**${entry}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.title = 'changed';${await response.text()}` });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto('/notfound/');
  await refused;
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page).toHaveTitle('Automated Underwriting');
});

const CHANGED = /^Something between this browser and the server changes the files of the AUS companion\./;

for (const script of ['main', 'app', 'areas', 'historyArea'])
  for (const [how, change] of [
    ['changed', (body: string) => ({ body: `document.title = 'changed';${body}` })],
    ['replaced by a web page', () => ({ body: '<p>Sign in to the network</p>', contentType: 'text/html' })],
  ] as const)
    test(`a script ${how} in transit: the page says so (${script})`, async ({ page, silentConsole }) => {
      silentConsole.allow(/integrity|preload|Failed to (fetch|load)|MIME type|Uncaught/);
      await openAs(page, '/7100111/history');
      await page.route(`**/assets/${script}-*.js`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, ...change(await response.text()) });
      });
      await page.reload();
      await expect(page.getByRole('alert').filter({ hasText: CHANGED })).toHaveCount(1);
    });

test('an app whose code cannot be loaded says so', async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to (fetch|load)|preload|Uncaught/);
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.goto('/notfound/');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
});
