import type { Page, Request } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { openArea } from './journey';
import { SECRETS } from './security/secrets';

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
  const envelopes: Envelope[] = [];
  page.on('request', (request) => {
    if (isTracking(request)) envelopes.push(...(JSON.parse(request.postData() ?? '[]') as Envelope[]));
  });
  const views = () =>
    envelopes.filter(({ data }) => data.baseType === 'PageviewData').map(({ data }) => data.baseData.name);
  await openAs(page, '/7100101/history?q=smith');
  await expect(page.getByText('Internal', { exact: true })).toBeVisible();
  await expect.poll(views).toEqual(['History · {n}']);
  // From here on batches leave when the test says so.
  await page.clock.install();
  await openArea(page, 'Selection');
  await expect(async () => {
    await page.clock.runFor(16_000);
    expect(views()).toEqual(['History · {n}', 'Selection · {n}']);
  }).toPass();

  const users = new Set(envelopes.map(({ tags }) => tags['ai.user.authUserId']).filter((id) => id !== undefined));
  expect([...users]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)]);
  const sent = JSON.stringify(envelopes);
  // The ids that the monitoring service makes up are random letters: words count only where they stand alone.
  expect(sent).not.toMatch(/7100101|0123904471|\b(smith|rita|ibarra|okafor|bearer)\b|code=/i);
  expect(sent).not.toMatch(SECRETS.idToken.pattern);

  await expect(async () => {
    const arrived = (await (await fetch(`${sandbox}/control/telemetry`)).json()) as Envelope[];
    expect(arrived.some(({ tags }) => users.has(tags['ai.user.authUserId'] ?? ''))).toBe(true);
  }).toPass();
});

test('without a key nothing is loaded and nothing is sent', async ({ page }) => {
  await deploy(page, { TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: '' } });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const ahead = ['Toast', 'requestArea', 'selectionArea'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`));
  await openAs(page, '/7100101/history');
  await historyShown(page);
  // With a key it would come with what else is fetched ahead.
  await Promise.all(ahead.map(async (each) => (await each).finished()));
  expect(asked.filter((url) => /appInsights|\/v2\/track/.test(url))).toEqual([]);
});

test('a monitoring service that fails disturbs nobody', async ({ page, silentConsole }) => {
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

test('nobody but the app, the lender and its services is ever asked', async ({ page, baseURL, sandbox }) => {
  const origins = new Set<string>();
  page.on('request', (request) => void origins.add(new URL(request.url()).origin));
  await openAs(page, '/7100101/history');
  await historyShown(page);
  await page.waitForLoadState('networkidle');
  expect([...origins].sort()).toEqual([baseURL, sandbox].sort());
});
