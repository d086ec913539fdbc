import type { Page, Request } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, signIn, test } from './fixtures';
import { SECRETS } from './security/secrets';

const LOAN = '7100101';
const isAuthorize = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/v1/authorize');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What local storage holds of tokens. */
const storedTokens = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('okta-token-storage'));

for (const [flow, keys, expected] of [
  ['the authorization code flow', {}, { response_type: 'code', code_challenge_method: 'S256' }],
  ['the implicit flow', { PKCE: false }, { response_type: 'id_token token' }],
] as const) {
  test(`${flow} signs in and leads back to path and query`, async ({ page }) => {
    await deploy(page, { OKTA_CONFIG: keys });
    const authorize = page.waitForRequest(isAuthorize);
    await page.goto(`/${LOAN}/history?q=smith`);
    const { searchParams } = new URL((await authorize).url());
    expect(Object.fromEntries(searchParams)).toMatchObject(expected);
    expect(searchParams.get('scope')?.split(' ')).toContain('openid');
    await signIn(page);
    await expect(heading(page, 'History')).toBeVisible();
    await expect(page).toHaveURL(`/${LOAN}/history?q=smith`);
    await expect(page.getByText('Rita Ibarra')).toBeVisible();
    await expect(page.getByText('Internal', { exact: true })).toBeVisible();
  });

  test(`${flow} renews a token that is about to expire, without anybody noticing`, async ({ page }) => {
    await deploy(page, { OKTA_CONFIG: keys });
    await page.clock.install();
    await openAs(page, `/${LOAN}/history`);
    await expect(heading(page, 'History')).toBeVisible();
    const renewal = page.waitForRequest((request) => isAuthorize(request) && request.url().includes('prompt=none'));
    await page.clock.fastForward('59:45');
    await page.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name: 'Request' }).click();
    expect(new URL((await renewal).url()).searchParams.get('response_mode')).toBe('okta_post_message');
    await expect(heading(page, 'Request')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
}

test('a link that asks for the first screen keeps asking after sign-in, once', async ({ page }) => {
  await openAs(page, '/7100111?navigate=true');
  await expect(page).toHaveURL(/\/7100111\/(selection|history)$/);
});

test('nothing is asked of the lender before sign-in', async ({ page, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(`/${LOAN}`);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(`${sandbox}/api/`))).toEqual([]);
});

test('the return path is remembered under referrerPath, and a hostile one leads to the start', async ({ page }) => {
  await page.goto(`/${LOAN}/request`);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  await page.goto('/notfound/');
  expect(await page.evaluate(() => sessionStorage.getItem('referrerPath'))).toBe(`/${LOAN}/request`);

  for (const hostile of ['//evil.test', '/\\evil.test', 'https://evil.test/1', 'javascript:alert(1)']) {
    await page.goto('/notfound/');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/${LOAN}`);
    await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
    // As if somebody had planted it while the reader was at the sign-in page.
    const signInPage = page.url();
    await page.goto('/notfound/');
    await page.evaluate((path) => sessionStorage.setItem('referrerPath', path), hostile);
    await page.goto(signInPage);
    await signIn(page);
    await expect(heading(page, 'No loan is open')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
  }
});

test('tokens leave local storage with the page, and a reload signs in again without typing', async ({ page }) => {
  await openAs(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  expect(await storedTokens(page)).toContain('accessToken');
  await page.goto('/favicon.svg');
  expect(await storedTokens(page)).toBeNull();
  await page.goto(`/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'History')).toBeVisible();
});

test('memory writes no token anywhere', async ({ page }) => {
  await deploy(page, { OKTA_CONFIG: { TOKEN_STORAGE: 'memory' } });
  await openAs(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  const written = await page.evaluate(() => [localStorage, sessionStorage].map((each) => JSON.stringify(each)).join());
  expect(written).not.toContain('accessToken');
  expect(written).not.toMatch(SECRETS.idToken.pattern);
});

test('without local storage signing in works all the same', async ({ page, silentConsole }) => {
  silentConsole.allow(/doesn't support localStorage/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openAs(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
});

test('the return point does not hang: not on a reload, and not when it is opened by hand', async ({ page }) => {
  await page.goto('/implicit/callback');
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  await signIn(page);
  await expect(heading(page, 'No loan is open')).toBeVisible();
  await page.goto('/implicit/callback');
  await expect(heading(page, 'No loan is open')).toBeVisible();
});

test('an answer that cannot be used is said plainly, with a way on', async ({ page }) => {
  await page.goto('/implicit/callback?error=access_denied&error_description=Not+for+you&state=x');
  await expect(heading(page, 'Signing in did not work')).toBeVisible();
  await expect(page.getByText('For support call 1-800-555-0100.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
});

test('a provider that cannot be reached is said plainly, and may be tried again', async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to load resource/);
  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  await page.goto(`/${LOAN}/history`);
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  await page.unroute('**/.well-known/openid-configuration');
  await page.getByRole('button', { name: 'Try again' }).click();
  await signIn(page);
  await expect(heading(page, 'History')).toBeVisible();
});

test('signing out leaves for the provider, and the app asks to sign in again', async ({ page }) => {
  await openAs(page, `/${LOAN}/history`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  await page.goto(`/${LOAN}/history`);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
});

test('a clock that is eleven minutes behind gives the warning, without a countdown', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 11 * 60_000);
  await openAs(page, `/${LOAN}/history`);
  const modal = page.getByRole('alertdialog');
  await expect(modal).toContainText('Warning: Your computer clock is out of sync');
  await expect(modal).not.toContainText('redirected');
});

test('a clock that is nine minutes behind does not', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 9 * 60_000);
  await openAs(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
});
