import type { Page } from '@playwright/test';
import { deploy } from '@tests/e2e/deploy';
import { orderAndChoose } from '@tests/e2e/journey';
import { expire, stored, user, watchBearers } from '@tests/e2e/otherProvider';
import { enterPassword, expect, goOn, test } from './fixtures';
import { missing, MISTYPED_CLIENT_ID } from './glewlwyd';

const reason = missing();
test.skip(reason !== undefined, reason);

const LOAN = '/7100101/history';
const CALLBACK = '/implicit/callback';

// The provider's own pages are not silent.
test.beforeEach(({ silentConsole }) => {
  silentConsole.allow(/Failed to load resource/);
  silentConsole.allow(/autocomplete attributes/);
});

async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await enterPassword(page);
  await expect(user(page)).toBeVisible();
}

test('signs in, orders, reloads and chooses', async ({ page, sandbox }) => {
  await orderAndChoose(page, sandbox, '0123904471', { enter: enterPassword, goOn });
});

test('uses the code once, asks the provider once, loads the page twice, and shows the app once', async ({
  page,
  sandbox,
  lender,
  provider,
}) => {
  const asked: (string | null)[] = [];
  let codes = 0;
  const documents: string[] = [];
  const shown: string[] = [];
  await page.exposeFunction('appShown', (origin: string) => void shown.push(origin));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('#root > :not(#waiting)') === null) return;
      observer.disconnect();
      (window as unknown as { appShown: (origin: string) => void }).appShown(window.origin);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  page.on('request', (request) => {
    const { pathname, searchParams, origin } = new URL(request.url());
    if (request.isNavigationRequest() && origin === lender.app) documents.push(pathname);
    if (origin !== new URL(provider.issuer).origin) return;
    // After its own page, the provider continues at the same address.
    if (pathname.endsWith('/auth') && !searchParams.has('g_continue')) asked.push(searchParams.get('prompt'));
    if (pathname.endsWith('/token')) codes += 1;
  });
  await page.goto(`${sandbox}/los/`);
  const link = page.getByRole('link', { name: 'Open loan' }).first();
  await link.evaluate((anchor, href) => anchor.setAttribute('href', href), lender.app + LOAN);
  await link.click();
  await enterPassword(page);
  await expect(user(page)).toBeVisible();
  await expect(page).toHaveURL(LOAN);
  expect(asked).toEqual([null]);
  expect(codes).toBe(1);
  expect(documents).toEqual([LOAN, CALLBACK]);
  expect(shown.filter((origin) => origin === lender.app)).toHaveLength(1);
});

test('opens a second tab without the password', async ({ page, context }) => {
  await signInAt(page, LOAN);
  const other = await context.newPage();
  await other.goto('/7100116/history');
  await goOn(other);
  await expect(user(other)).toBeVisible();
  await expect(user(page)).toBeVisible();
});

test('renews expired tokens, uses each refresh token once, and stores none', async ({ page, sandbox }) => {
  const refreshed: string[] = [];
  page.on('request', (request) => {
    const token = new URLSearchParams(request.postData() ?? '').get('refresh_token');
    if (token !== null) refreshed.push(token);
  });
  const bearers = watchBearers(page, sandbox);
  await page.clock.install();
  await signInAt(page, LOAN);
  for (const times of [1, 2]) {
    await expire(page);
    await expect.poll(() => bearers.size).toBe(times + 1);
  }
  expect(new Set(refreshed).size).toBe(2);
  for (const token of refreshed) expect(await stored(page)).not.toContain(token);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('signs out past a refused revocation and without an error in monitoring, returns, and needs the password again', async ({
  page,
  sandbox,
  lender,
}) => {
  await signInAt(page, LOAN);
  const refused = page.waitForResponse((response) => response.url().endsWith('/revoke'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect((await refused).status()).toBe(401);
  await page.getByRole('button', { name: 'Logout' }).click();
  // The provider leads back to the app, which asks it for a name again.
  await page.waitForURL((url) => url.origin === lender.app);
  await enterPassword(page);
  await expect(page).toHaveURL('/');
  await expect(user(page)).toBeVisible();
  const telemetry = await (await fetch(`${sandbox}/control/telemetry`)).text();
  expect(telemetry).not.toMatch(/ExceptionData|unexpected-error|renewal-failed/);
});

test('says that the provider is down, and signs in once it is back', async ({ page, provider }) => {
  provider.setDown(true);
  await page.goto(LOAN);
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  provider.setDown(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await enterPassword(page);
  await expect(user(page)).toBeVisible();
});

test('stays at the provider if it knows another redirect address, and Back leaves', async ({
  page,
  sandbox,
  lender,
}) => {
  await deploy(page, { OKTA_CONFIG: { CLIENT_ID: MISTYPED_CLIENT_ID } });
  await page.goto(`${sandbox}/los/`);
  const refused = page.waitForResponse((response) => response.url().includes('/auth?'));
  await page.evaluate((address) => window.location.assign(address), lender.app + LOAN);
  expect((await refused).status()).toBe(403);
  await expect(page.getByText('HTTP ERROR 403')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

test("the sandbox's API refuses a token that the provider did not sign", async ({ page, sandbox }) => {
  const token = page.waitForResponse((response) => response.url().endsWith('/token'));
  await signInAt(page, LOAN);
  const { access_token: own } = (await (await token).json()) as { access_token: string };
  const ask = async (bearer: string): Promise<number> => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch(`${sandbox}/api/org/employee/rita.ibarra`, { headers })).status;
  };
  expect(await ask(own)).toBe(200);
  expect(await ask(own.slice(0, -8) + 'A'.repeat(8))).toBe(401);
});
