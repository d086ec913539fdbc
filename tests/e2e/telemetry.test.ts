import type { Page, Request } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { openArea } from './journey';
import { received } from './monitoring/received';
import { SECRETS } from './security/secrets';

interface Envelope {
  tags: Record<string, string>;
  data: {
    baseType: string;
    baseData: {
      name?: string;
      uri?: string;
      url?: string;
      metrics?: { name: string; value: number }[];
      properties?: Record<string, unknown>;
    };
  };
}

const isTracking = (request: Request): boolean => request.url().endsWith('/v2/track') && request.method() === 'POST';
const historyShown = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();

// @spec SES-32
test('a batch reaches the monitoring service with routes and a user, and no personal data', async ({
  page,
  sandbox,
}) => {
  const envelopes: Envelope[] = [];
  page.on('request', (request) => {
    if (isTracking(request)) envelopes.push(...(JSON.parse(request.postData() ?? '[]') as Envelope[]));
  });
  const views = () =>
    envelopes.filter(({ data }) => data.baseType === 'PageviewData').map(({ data }) => data.baseData.name);
  await openAs(page, '/7100101/history?q=smith');
  await expect(page.getByText('Internal employee', { exact: true })).toBeVisible();
  await expect.poll(views).toEqual(['History']);
  // From here on, the test decides when batches are sent.
  await page.clock.install();
  await openArea(page, 'Selection');
  await expect(async () => {
    await page.clock.runFor(16_000);
    expect(views()).toEqual(['History', 'Selection']);
  }).toPass();

  const users = new Set(envelopes.map(({ tags }) => tags['ai.user.authUserId']).filter((id) => id !== undefined));
  expect([...users]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)]);
  const sent = JSON.stringify(envelopes);
  // The monitoring SDK's ids consist of random letters, so only whole words count.
  expect(sent).not.toMatch(/7100101|0123904471|\b(smith|rita|ibarra|okafor|bearer)\b|code=/i);
  expect(sent).not.toMatch(SECRETS.idToken.pattern);

  await expect(async () => {
    const arrived = (await (await fetch(`${sandbox}/control/telemetry`)).json()) as Envelope[];
    expect(arrived.some(({ tags }) => users.has(tags['ai.user.authUserId'] ?? ''))).toBe(true);
  }).toPass();
});

test('the first screen is counted, also if the user has left it before the monitoring code loads', async ({
  page,
  sandbox,
}) => {
  let load = (): void => undefined;
  const isLoadable = new Promise<void>((resolve) => (load = resolve));
  const asked = page.waitForRequest(/\/assets\/appInsights-/);
  await page.route('**/assets/appInsights-*.js', async (route) => {
    await isLoadable;
    await route.continue();
  });
  await openAs(page, '/7100111/history');
  await asked;
  await openArea(page, 'Selection');
  load();
  await expect(async () => {
    const sent = JSON.parse(await received(page, sandbox)) as Envelope[];
    const views = sent.filter(({ data }) => data.baseType === 'PageviewData').map(({ data }) => data.baseData);
    expect(views.map(({ name, properties }) => [name, properties?.['screen']])).toEqual([
      ['History', 'History'],
      ['Selection', 'Selection'],
    ]);
    expect(sent.some(({ data }) => data.baseData.metrics?.[0]?.name === 'first-row')).toBe(false);
  }).toPass();
});

test('the first row, the largest paint and the slowest interactions arrive with their screen', async ({ page }) => {
  const metrics: { name: string; value: number; screen: unknown }[] = [];
  page.on('request', (request) => {
    if (!isTracking(request)) return;
    for (const { data } of JSON.parse(request.postData() ?? '[]') as Envelope[])
      for (const metric of data.baseData.metrics ?? [])
        metrics.push({ ...metric, screen: data.baseData.properties?.['screen'] });
  });
  await openAs(page, '/7100101/history');
  await expect(page.getByText('Internal employee', { exact: true })).toBeVisible();
  await openArea(page, 'Request');
  // A press that keeps the page from painting: slower than any other.
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      const end = performance.now() + 3_000;
      while (performance.now() < end);
    }),
  );
  await page.getByRole('button', { name: 'Set all to New' }).click();
  const of = (name: string) => metrics.filter((metric) => metric.name === name);
  await expect
    .poll(() => of('worst-interaction').filter(({ value }) => value >= 3_000), { timeout: 40_000 })
    .toEqual([expect.objectContaining({ screen: 'Request' })]);
  await expect.poll(() => of('largest-paint')).toHaveLength(1);
  expect(of('largest-paint')[0]?.value).toBeGreaterThan(0);
  await expect.poll(() => of('first-row')).toEqual([expect.objectContaining({ screen: 'Request' })]);
  expect(of('first-row')[0]?.value).toBeGreaterThan(0);
});

test('leaving the page reports no call that it cancels, and the page listens to no unload', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isTracking(request)) sent.push(request.postData() ?? '');
  });
  await page.addInitScript(() => {
    const listened = new Set<string>();
    const events = EventTarget.prototype as { addEventListener: (this: unknown, ...args: [string, null]) => void };
    const add = events.addEventListener;
    events.addEventListener = function (...args) {
      listened.add(args[0]);
      add.apply(this, args);
    };
    Object.assign(window, { listened });
  });
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  const listened = await page.evaluate(() => [...(window as unknown as { listened: Set<string> }).listened]);
  expect(listened).toContain('pagehide');
  expect(listened).not.toContain('unload');

  let isAsked = false;
  await page.route('**/recent-request*', () => void (isAsked = true));
  await openArea(page, 'Request');
  await expect.poll(() => isAsked).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  expect(sent.join()).not.toContain('call-failed');
});

// @spec SES-31
test('without a key nothing is loaded or sent', async ({ page }) => {
  await deploy(page, { TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: '' } });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const ahead = ['layoutParts', 'requestArea', 'selectionArea'].map((name) =>
    page.waitForResponse(`**/assets/${name}-*.js`),
  );
  await openAs(page, '/7100101/history');
  await historyShown(page);
  // With a key, telemetry would be prefetched together with these.
  await Promise.all(ahead.map(async (each) => (await each).finished()));
  expect(asked.filter((url) => /appInsights|\/v2\/track/.test(url))).toEqual([]);
});

test('a failing monitoring service disturbs nothing', async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to load resource|\/v2\/track/);
  await page.route('**/v2/track', (route) => route.abort());
  let isRefused = false;
  page.on('requestfailed', (request) => (isRefused ||= isTracking(request)));
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await expect.poll(() => isRefused).toBe(true);
  await openArea(page, 'Request');
  await openArea(page, 'History');
});

test('the browser contacts only the app, the lender and its services', async ({ page, baseURL, sandbox }) => {
  const origins = new Set<string>();
  page.on('request', (request) => void origins.add(new URL(request.url()).origin));
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await page.waitForLoadState('networkidle');
  expect([...origins].sort()).toEqual([baseURL, sandbox].sort());
});
