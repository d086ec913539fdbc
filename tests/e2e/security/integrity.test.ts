import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '@docs/hosting/build/integrity';
import { expect, test } from '@tests/e2e/fixtures';

const DIST = path.resolve('dist');
const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)];

test('the page names the digest of every script and style that it asks for', () => {
  expect(named.length).toBeGreaterThan(0);
  for (const [tag, address = ''] of named) {
    expect(tag).toContain(`integrity="${digestOf(readFileSync(path.join(DIST, address)))}"`);
  }
});

test('a script that was changed on the way does not run', async ({ page, silentConsole }) => {
  // What it would have used is reported too, should the page stay open long enough.
  silentConsole.allow(/integrity|preloaded using link preload/);
  const [, entry = ''] = /<script[^>]*src="([^"]+)"/.exec(html) ?? [];
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
