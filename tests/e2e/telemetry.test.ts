import type { Page, Request } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { openArea } from './journey';

interface Envelope {
  tags: Record<string, string>;
  data: { baseType: string; baseData: { name?: string; uri?: string; url?: string } };
}

const isTracking = (request: Request): boolean => request.url().endsWith('/v2/track') && request.method() === 'POST';
const historyShown = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();

test('a batch reaches the monitoring service, with routes and a user, and nothing personal', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const batches: string[] = [];
  page.on('request', (request) => {
    if (isTracking(request)) batches.push(request.postData() ?? '');
  });
  await openAs(page, '/7100101/history?q=smith');
  await historyShown(page);
  await openArea(page, 'Selection');
  await expect(page.getByText('Internal', { exact: true })).toBeVisible();
  await page.clock.runFor(2_000);
  const answer = page.waitForResponse((response) => isTracking(response.request()));
  await page.clock.runFor(16_000);
  expect((await answer).status()).toBe(200);

  const envelopes = batches.flatMap((batch) => JSON.parse(batch) as Envelope[]);
  const views = envelopes.filter(({ data }) => data.baseType === 'PageviewData');
  expect(views.map(({ data }) => data.baseData.name)).toContain('Selection · {n}');
  const users = new Set(envelopes.map(({ tags }) => tags['ai.user.authUserId']).filter((id) => id !== undefined));
  expect([...users]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)]);
  expect(batches.join('\n')).not.toMatch(/7100101|0123904471|smith|rita|ibarra|okafor|eyJ|code=|Bearer/i);

  const arrived = (await (await fetch(`${sandbox}/control/telemetry`)).json()) as Envelope[];
  expect(arrived.some(({ tags }) => users.has(tags['ai.user.authUserId'] ?? ''))).toBe(true);
});

test('without a key nothing is loaded and nothing is sent', async ({ page }) => {
  await deploy(page, { TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: '' } });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /appInsights|\/v2\/track/.test(url))).toEqual([]);
});

test('a monitoring service that fails disturbs nobody', async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to load resource|\/v2\/track/);
  await page.clock.install();
  await page.route('**/v2/track', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', isTracking);
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await page.clock.runFor(3_000);
  await page.clock.runFor(16_000);
  await refused;
  await openArea(page, 'Request');
  await openArea(page, 'History');
});

test('nobody but the app, the lender and its services is ever asked', async ({ page, baseURL, sandbox }) => {
  const origins = new Set<string>();
  page.on('request', (request) => void origins.add(new URL(request.url()).origin));
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await page.waitForLoadState('networkidle');
  expect([...origins].sort()).toEqual([baseURL, sandbox].sort());
});
