import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';
import { recordStart, startOf } from './startRecord';

const ADDRESS = '/7100111/history';
/** The budget for a usable History: compressed bytes of scripts and styles, and number of scripts. */
const BUDGET = { gzip: 215_500, scripts: 5 };
/** The only API calls that History makes before it shows a row. */
const CALLS = [/\/loan-info$/, /\/loan-info\/v2\/loan\//, /\/privileges\//, /\/transaction-history-details$/];

const rows = (page: Page) => page.locator('tbody[data-group] > tr');

/** Opens a second tab next to a signed-in one, as for a user who opens links all day. */
async function tabBesideAnother(page: Page, context: BrowserContext): Promise<Page> {
  await openAs(page, ADDRESS);
  await expect(rows(page).first()).toBeVisible();
  return context.newPage();
}

/** Holds requests back until they are released. */
async function hold(page: Page, what: RegExp) {
  let count = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}

test('three requests in series lead from a link to History: the page, its code, the calls', async ({
  page,
  context,
}) => {
  const tab = await tabBesideAnother(page, context);
  const asked: string[] = [];
  tab.on('request', (request) => void asked.push(request.url()));
  const configuration = await hold(tab, /\/config\.json$/);
  const entry = await hold(tab, /\/assets\/main-/);
  const app = await hold(tab, /\/assets\/app-/);
  const screen = await hold(tab, /\/assets\/historyArea-/);

  await tab.goto(ADDRESS, { waitUntil: 'commit' });
  // The page itself loads the code, and a first, small script requests the configuration meanwhile.
  await expect.poll(() => [configuration, entry, app, screen].map(({ count }) => count())).toEqual([1, 1, 1, 1]);
  entry.release();
  configuration.release();
  // Neither the app nor the screen has loaded, but the calls are in flight.
  await expect.poll(() => CALLS.every((call) => asked.some((url) => call.test(new URL(url).pathname)))).toBe(true);
  app.release();
  screen.release();
  await expect(rows(tab).first()).toBeVisible();
  for (const call of CALLS) expect(asked.filter((url) => call.test(new URL(url).pathname))).toHaveLength(1);
});

test('the first responses are shown in one go, without a spinner first, and other calls leave after that', async ({
  page,
  context,
}) => {
  const tab = await tabBesideAnother(page, context);
  const asked: string[] = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname !== '/config.json') asked.push(pathname);
  });
  // The app waits a moment for them, which may not be enough on a busy machine: here no time passes.
  const now = Date.now();
  await tab.clock.install({ time: now - 60_000 });
  await tab.clock.pauseAt(now);
  await recordStart(tab);
  void tab.goto(ADDRESS);
  const hasRows = async () => {
    await tab.clock.runFor(1);
    return (await startOf(tab))?.hasRows;
  };
  await expect.poll(hasRows).toBe(true);
  expect(await startOf(tab)).toMatchObject({ changes: 1 });
  expect(asked.filter((path) => CALLS.every((call) => !call.test(path)))).toEqual([]);
  const hasAskedOthers = async () => {
    await tab.clock.runFor(16);
    return [/\/menu\//, /\/recent-request$/].every((call) => asked.some((path) => call.test(path)));
  };
  await expect.poll(hasAskedOthers).toBe(true);
});

test('before History shows, nothing loads that can wait, and the rest stays within its budget', async ({
  page,
  context,
}) => {
  const tab = await tabBesideAnother(page, context);
  const files: string[] = [];
  tab.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      files.push(path.basename(new URL(request.url()).pathname));
  });
  const answer = await hold(tab, /\/transaction-history-details$/);
  void tab.goto(ADDRESS);
  await expect(tab.getByText('Loading past requests…')).toBeVisible();
  await expect.poll(answer.count).toBe(1);
  const before = [...files];
  // Styles are not inserted one by one.
  await expect(tab.locator('style')).toHaveCount(0);
  answer.release();
  await expect(rows(tab).first()).toBeVisible();

  const bytes = before.map((name) => gzipSync(readFileSync(path.join('dist/assets', name)), { level: 9 }).length);
  expect(before.filter((name) => name.endsWith('.js')).length, before.join(', ')).toBeLessThanOrEqual(BUDGET.scripts);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(BUDGET.gzip);
  // Everything else is fetched afterwards, so that it is ready when it is needed.
  for (const later of [
    'appInsights',
    'oktaIdentity',
    'Modal',
    'onDemand',
    'MainDialogs',
    'layoutParts',
    'historyParts',
    'requestArea',
    'selectionArea',
  ]) {
    expect(before.filter((name) => name.startsWith(later))).toEqual([]);
    await expect.poll(() => files.some((name) => name.startsWith(later))).toBe(true);
  }
});

test('the end of the session shows even if the network was lost before', async ({ page, context, silentConsole }) => {
  silentConsole.allow(/Failed to load resource/);
  const tab = await tabBesideAnother(page, context);
  const parts = ['Modal', 'layoutParts'].map((name) => tab.waitForResponse(new RegExp(`/${name}-`)));
  await tab.goto(ADDRESS);
  // An import resolves once the app has the part with everything that it imports.
  for (const part of parts) await tab.evaluate((address) => import(address), (await part).url());
  await tab.route(/\/assets\//, (route) => route.abort());
  await tab.route(/\/transaction-history-details$/, (route) => route.fulfill({ status: 401 }));
  await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tab.getByRole('alertdialog')).toContainText('User session has timed out.');
});

test('the end of the session shows and is read even without the code of its modal', async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/Modal-/, (route) => route.abort());
  await openAs(page, ADDRESS);
  await expect(rows(page).first()).toBeVisible();
  await page.route(/\/transaction-history-details$/, (route) => route.fulfill({ status: 401 }));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const end = page.getByRole('alertdialog', { name: 'Session ended' });
  await expect(end).toHaveAccessibleDescription(/User session has timed out\./);
  await expect(end.getByRole('button', { name: 'Return to H2O' })).toBeFocused();
});
