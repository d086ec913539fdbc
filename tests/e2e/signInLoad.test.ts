import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';
import { hold } from './hold';

const ADDRESS = '/7100111/history';
const rows = (page: Page) => page.locator('tbody[data-group] > tr');
const ring = (page: Page) => page.locator('#waiting svg, .spinner[data-cover=screen] svg');
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

test('a sign-in makes each request once', async ({ page }) => {
  await leaveSession(page);
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  for (const call of ['authorize', 'callback', 'token', 'loan-info', 'multi-aus', 'transaction-history-details'])
    expect(
      paths.filter((path) => path.endsWith(`/${call}`)),
      call,
    ).toHaveLength(1);
});

test('both pages show the same screen while the provider answers', async ({ page }) => {
  await leaveSession(page);
  // The provider's addresses are kept for a day.
  await page.evaluate(() => localStorage.removeItem('okta-cache-storage'));
  const discovery = page.waitForRequest('**/openid-configuration');
  const tokens = page.waitForRequest('**/v1/token');
  const releaseDiscovery = await hold(page, '**/openid-configuration');
  const releaseTokens = await hold(page, '**/v1/token');

  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await discovery;
  await expect(page.getByText('Signing in…')).toBeVisible();
  const before = await middleOf(page);

  releaseDiscovery();
  await tokens;
  expect(isAt(page, '/implicit/callback')).toBe(true);
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
  test(`a sign-in with a name paints its screen on both pages before their modules run, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('companion.theme', chosen), theme);
    const held: (() => void)[] = [];
    await page.route('**/assets/main-*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const places: number[][] = [];
    const look = async (): Promise<void> => {
      await expect.poll(() => held.length).toBe(places.length + 1);
      await expect(ring(page)).toHaveCSS('opacity', '1');
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
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
