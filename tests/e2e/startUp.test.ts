import type { Page, Route } from '@playwright/test';
import { expect, openAs, signIn, test } from './fixtures';

test.describe('an unusable configuration', () => {
  for (const [what, answer, detail] of [
    ['is missing', { status: 404, body: 'Not Found' }, 'Error fetching the config file.'],
    ['is a web page', { body: '<!doctype html><title>Welcome</title>' }, 'config.json: must be JSON'],
    ['lacks keys', { json: { API_CONFIG: {} } }, 'API_CONFIG.BASE_URL: is missing; it must be'],
  ] as const) {
    // @spec APP-21
    test(`${what}: Deployment Error!`, async ({ page, silentConsole }) => {
      silentConsole.allow(/Failed to load resource/);
      await page.route('**/config.json', (route) => route.fulfill(answer));
      await page.goto('/7100101');
      await expect(page.getByRole('heading', { level: 1, name: 'Deployment Error!' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(detail);
      await expect(page).toHaveTitle('Deployment Error!');

      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
    });
  }

  for (const [who, open] of [
    ['a tab without a token', (page: Page, address: string) => page.goto(address)],
    ['a tab beside a signed-in one', openAs],
  ] as const) {
    // @spec APP-20
    test(`no response for ${who}: Deployment Error! after fifteen seconds, and a spinner until then`, async ({
      page,
    }) => {
      // Time passes only when the test advances it.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await page.route('**/config.json', () => undefined);
      await open(page, '/7100101');
      await page.clock.runFor(1_000);
      const waiting = page.getByRole('status').filter({ has: page.locator('svg') });
      await expect(waiting).toBeVisible();
      await page.clock.runFor(13_900);
      await expect(waiting).toBeVisible();
      await page.clock.runFor(100);
      await expect(page.getByRole('alert')).toContainText('Error fetching the config file.');
    });
  }
});

test('a configuration that takes ten seconds still starts the app', async ({ page }) => {
  // Time passes only when the test advances it, from a start at which tokens are valid.
  const now = Date.now();
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
  let arrive: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    const slowly = async (route: Route): Promise<void> => {
      const arrived = new Promise<void>((goOn) => (arrive = goOn));
      resolve();
      await arrived;
      await route.continue();
    };
    void page.route('**/config.json', slowly, { times: 1 });
  });
  await page.goto('/7100101/history');
  await asked;
  await page.clock.runFor(10_000);
  await page.clock.resume();
  arrive();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});

test('an invalid loan id opens Page Not Found, and Back returns to the previous page', async ({ page }) => {
  await openAs(page, '/7100101/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  for (const id of ['12a', '1e3', '%D9%A3', '1'.repeat(30)]) {
    await page.goto(`/${id}/history`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveURL('/notfound/');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect(page).toHaveURL('/7100101/history');
  }
});

for (const [address, heading] of [
  ['//', 'No loan is open'],
  ['//7100101/history', 'History'],
] as const) {
  test(`the address ${address} opens as with one slash`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${address}`);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

// @spec NAV-44
for (const [address, heading, shown] of [
  ['/7100101/History?q=Smith#top', 'History', '/7100101/history?q=Smith#top'],
  ['/7100101/HISTORY/', 'History', '/7100101/history/'],
  ['/NotFound/', 'Page Not Found', '/notfound/'],
  ['/Implicit/Callback', 'No loan is open', '/'],
] as const)
  test(`${address} opens as in lower case, and one press of Back leaves it`, async ({ page }) => {
    await openAs(page, '/7100101/request');
    await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(shown);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
    await expect(page).toHaveURL('/7100101/request');
  });

// @spec NAV-12
for (const address of ['/foo.html', '/.x/y', '/7100101/history.html', '/no.such.json', '/7100101/.x'])
  test(`${address} leads to Page Not Found with the phone number`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText(/1-800-555-0100/).first()).toBeVisible();
    await expect(page).toHaveURL('/notfound/');
  });

test('a host after two slashes is no host', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//example.com/7100101`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveURL('/notfound/');
});
