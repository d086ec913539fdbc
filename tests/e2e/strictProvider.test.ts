import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { testProvider, user } from './otherProvider';
import { writeHint } from './signInHint';

test.use({ identityKind: 'strict' });

testProvider('strict');

// The browser logs the refused revocation.
test.beforeEach(({ silentConsole }) => silentConsole.allow(/status of 401/));

/** The paths of the pages that the tab asks for, in order. */
function watchPages(page: Page, app: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.isNavigationRequest() && origin === app) paths.push(pathname);
  });
  return paths;
}

// @source docs/decisions/0013-back-leaves-the-app.md
test('strict: a refused silent request asks the user once, and the code is used without another request', async ({
  page,
  sandbox,
  lender,
}) => {
  const asked: (string | null)[] = [];
  const codes: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/strict/oidc/auth') asked.push(searchParams.get('prompt'));
    if (pathname === '/strict/oidc/token') codes.push(new URLSearchParams(request.postData() ?? '').get('code'));
  });
  await writeHint(page, String(Date.now()));
  await page.goto(`${sandbox}/los/`);
  const pages = watchPages(page, lender.app);
  await page.evaluate((address) => window.location.assign(address), `${lender.app}/7100101/history`);
  await signIn(page);
  await expect(user(page)).toBeVisible();
  expect(asked).toEqual(['none', null]);
  expect(codes).toHaveLength(1);
  // Three times for the app, and once for the page that hands the response on.
  expect(pages).toEqual(['/7100101/history', '/implicit/callback', '/implicit/callback', '/7100101/history']);
  await expect(page).toHaveURL('/7100101/history');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(codes[0] ?? 'no code');
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

for (const error of ['invalid_request', 'unsupported_response_type', 'server_error', 'made_up'])
  test(`strict: a silent request that fails with ${error} leads to the sign-in page`, async ({ page, sandbox }) => {
    await page.route(/\/auth\?.*prompt=none/, (route) => {
      const { searchParams } = new URL(route.request().url());
      const answer = `${searchParams.get('redirect_uri')}?error=${error}&state=${searchParams.get('state')}`;
      return route.fulfill({ status: 302, headers: { location: answer } });
    });
    await writeHint(page, String(Date.now()));
    const asked = page.waitForRequest(/prompt=none/);
    await page.goto('/7100101/history');
    await asked;
    await signIn(page);
    await expect(user(page)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`^${sandbox}`));
  });

test('strict: the error of the sign-in page is shown, asks nothing again, and is one press of Back from the link', async ({
  page,
  sandbox,
  lender,
}) => {
  let asked = 0;
  let state: string | null = null;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/strict/oidc/auth') return;
    asked += 1;
    state = searchParams.get('state');
  });
  await page.route(/\/login\//, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = new URLSearchParams({
      error: 'access_denied',
      error_description: 'Not for you',
      state: state ?? '',
    });
    return route.fulfill({
      status: 303,
      headers: { location: `${lender.app}/implicit/callback?${answer.toString()}` },
    });
  });
  await page.goto(`${sandbox}/los/`);
  await page.evaluate((address) => window.location.assign(address), `${lender.app}/7100101/history`);
  await signIn(page);
  await expect(page.getByText('Not for you')).toBeVisible();
  expect(asked).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

test('strict: a refused revocation ends the sign-in all the same, and is no error', async ({ page, sandbox }) => {
  await page.goto('/7100101/history');
  await signIn(page);
  await expect(user(page)).toBeVisible();
  const refused = page.waitForResponse((response) => response.url().endsWith('/revoke'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  const telemetry = await (await fetch(`${sandbox}/control/telemetry`)).text();
  expect(telemetry).not.toMatch(/ExceptionData|unexpected-error|renewal-failed/);
});
