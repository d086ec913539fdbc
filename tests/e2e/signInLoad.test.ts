import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';
import { hold } from './hold';
import { recordStart, startOf } from './startRecord';

const ADDRESS = '/7100111/history';
const rows = (page: Page) => page.locator('tbody[data-group] > tr');
const ring = (page: Page) => page.locator('#waiting svg');
/** It turns, so only its middle stays. */
const middleOf = async (page: Page): Promise<number[]> => {
  const { x, y, width, height } = (await ring(page).boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
  return [x + width / 2, y + height / 2].map(Math.round);
};
const isAt = (page: Page, path: string): boolean => new URL(page.url()).pathname === path;

/** Gives the provider a session, and this tab no token: the state of most links. */
async function leaveSession(page: Page): Promise<void> {
  await openAs(page, ADDRESS);
  await expect(rows(page).first()).toBeVisible();
  await page.goto('/favicon.svg');
}

/** Records the paths of the requests, in order; those to the return point and the provider without their query. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

test('without a token the provider is asked, and its answer used, before any code of the app is there', async ({
  page,
}) => {
  await leaveSession(page);
  const paths = watchPaths(page);
  const release = await hold(page, /\/assets\/(app|areas|historyArea)-/);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  // Neither page gets the app, but the tokens arrive and the loan's calls leave.
  await expect.poll(() => paths.some((path) => path.endsWith('/transaction-history-details'))).toBe(true);
  expect(paths.filter((path) => path.endsWith('/authorize'))).toHaveLength(1);
  release();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  for (const call of ['authorize', 'callback', 'token', 'loan-info', 'multi-aus', 'transaction-history-details'])
    expect(
      paths.filter((path) => path.endsWith(`/${call}`)),
      call,
    ).toHaveLength(1);
});

test("while the provider answers, the app's code runs only on the return point, after the tokens are asked for", async ({
  page,
}) => {
  await leaveSession(page);
  const now = Date.now();
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
  await recordStart(page);
  const arrived: string[] = [];
  page.on('requestfinished', (request) => void arrived.push(new URL(request.url()).pathname));
  const appsArrived = () => arrived.filter((path) => path.startsWith('/assets/app-')).length;
  // The provider's addresses are kept for a day.
  await page.evaluate(() => localStorage.removeItem('okta-cache-storage'));
  const discovery = page.waitForRequest('**/openid-configuration');
  const tokens = page.waitForRequest('**/v1/token');
  const releaseDiscovery = await hold(page, '**/openid-configuration');
  const releaseTokens = await hold(page, '**/v1/token');

  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await discovery;
  await expect.poll(appsArrived).toBe(1);
  expect(await startOf(page)).toMatchObject({ isAppRunning: false, changes: 0 });
  await expect(page.getByText('Signing in…')).toBeVisible();
  const before = await middleOf(page);

  releaseDiscovery();
  await tokens;
  expect(isAt(page, '/implicit/callback')).toBe(true);
  await expect.poll(appsArrived).toBe(2);
  expect(await startOf(page)).toMatchObject({ isAppRunning: false, changes: 0 });
  await page.clock.resume();
  await expect.poll(async () => (await startOf(page))?.isAppRunning).toBe(true);
  // The same screen as before, which the app doesn't render again.
  expect(await startOf(page)).toMatchObject({ changes: 0 });
  await expect(page.getByText('Signing in…')).toBeVisible();
  expect(await middleOf(page)).toEqual(before);

  releaseTokens();
  await expect(rows(page).first()).toBeVisible();
  await expect(ring(page)).toHaveCount(0);
});

test('every page of a sign-in shows the same screen before any of its modules runs', async ({ page }) => {
  await leaveSession(page);
  await page.evaluate(() => localStorage.removeItem('okta-cache-storage'));
  const places: number[][] = [];
  const releases: (() => void)[] = [];
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise<void>((release) => releases.push(release));
    await route.continue();
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  for (const at of [ADDRESS, '/implicit/callback']) {
    await expect.poll(() => releases.length).toBe(places.length + 1);
    expect(isAt(page, at)).toBe(true);
    await expect(ring(page)).toHaveCSS('opacity', '1');
    places.push(await middleOf(page));
    releases.at(-1)?.();
  }
  await expect(rows(page).first()).toBeVisible();
  expect(places[1]).toEqual(places[0]);
});

for (const [theme, background] of [
  ['light', 'rgb(244, 246, 249)'],
  ['dark', 'rgb(16, 22, 29)'],
] as const)
  test(`a sign-in with a name paints its screen and words on both pages before their modules run, ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('companion.theme', chosen), theme);
    const held: (() => void)[] = [];
    await page.route('**/assets/main-*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const places: number[][] = [];
    const look = async (): Promise<void> => {
      await expect.poll(() => held.length).toBe(places.length + 1);
      await expect(page.getByRole('status')).toHaveText('Signing in…');
      await expect(ring(page)).toHaveCSS('opacity', '1');
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(paints).toBe(1);
      places.push(await middleOf(page));
      held.at(-1)?.();
    };
    await page.goto(ADDRESS, { waitUntil: 'commit' });
    await look();
    await page.getByRole('button', { name: 'Rita Ibarra' }).click();
    await look();
    await expect(rows(page).first()).toBeVisible();
    expect(held).toHaveLength(2);
    expect(new Set(places.map(String)).size).toBe(1);
  });

test('what the first page fetched completely, the return point takes from the cache', async ({ page, context }) => {
  await leaveSession(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  const asked = new Map<string, string>();
  const complete = new Set<string>();
  const again: string[] = [];
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => void asked.set(requestId, request.url));
  tools.on('Network.loadingFinished', ({ requestId }) => {
    const url = asked.get(requestId) ?? '';
    if (url.includes('/assets/')) complete.add(url);
  });
  const inMemory = new Set<string>();
  tools.on('Network.requestServedFromCache', ({ requestId }) => void inMemory.add(requestId));
  tools.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache = false } }) => {
    if (complete.has(url) && !fromDiskCache && !inMemory.has(requestId)) again.push(url);
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
  expect([...complete].some((url) => url.includes('/oktaIdentity-'))).toBe(true);
  expect(again).toEqual([]);
});

test('the provider needs no permission for the calls of a sign-in, whose headers are simple', async ({ page }) => {
  await leaveSession(page);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const preflights: string[] = [];
  tools.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    if (method === 'OPTIONS') preflights.push(new URL(url).pathname);
  });
  await page.evaluate(() => localStorage.removeItem('okta-cache-storage'));
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
  expect(preflights.filter((path) => /\/(openid-configuration|keys|token)$/.test(path))).toEqual([]);
});
