import type { Page, Request } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, signIn, signInAt, test } from './fixtures';
import { hold } from './hold';
import { openSession } from './openSession';
import { SECRETS } from './security/secrets';

const LOAN = '7100101';
const isAuthorize = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/v1/authorize');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const storedTokens = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('okta-token-storage'));

for (const [flow, keys, expected] of [
  ['the authorization code flow', {}, { response_type: 'code', code_challenge_method: 'S256' }],
  ['the implicit flow', { PKCE: false }, { response_type: 'id_token token' }],
] as const) {
  // @spec NAV-14, SES-1, SES-4, SES-3
  test(`${flow} signs in and returns to path and query`, async ({ page }) => {
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
    await expect(page.getByText('Internal employee', { exact: true })).toBeVisible();
  });

  // @spec SES-8
  test(`${flow} renews an expiring token in the background`, async ({ page }) => {
    await deploy(page, { OKTA_CONFIG: keys });
    await page.clock.install();
    await signInAt(page, `/${LOAN}/history`);
    await expect(heading(page, 'History')).toBeVisible();
    const held = JSON.parse((await storedTokens(page)) ?? '{}') as { idToken?: { idToken: string } };
    const renewal = page.waitForRequest((request) => isAuthorize(request) && request.url().includes('prompt=none'));
    const others: string[] = [];
    page.on('request', (request) => void (isAuthorize(request) || others.push(request.url())));
    await page.clock.fastForward('59:45');
    await page.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name: 'Request' }).click();
    const { searchParams } = new URL((await renewal).url());
    expect(searchParams.get('response_mode')).toBe('okta_post_message');
    expect(searchParams.get('id_token_hint')).toBe(held.idToken?.idToken);
    await expect(heading(page, 'Request')).toBeVisible();
    // The hint goes nowhere else.
    await expect.poll(() => storedTokens(page)).not.toContain(held.idToken?.idToken);
    expect(others.filter((url) => url.includes('id_token_hint'))).toEqual([]);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
}

test('a trace header leaves with calls of the API only', async ({ page, sandbox }) => {
  await deploy(page, { API_CONFIG: { TRACE_HEADER: true } });
  const traced: string[] = [];
  const plain: string[] = [];
  page.on('request', (request) => {
    const isTraced = request.headers()['traceparent'] !== undefined;
    if (request.method() !== 'OPTIONS') (isTraced ? traced : plain).push(request.url());
  });
  await signInAt(page, `/${LOAN}/history`);
  await expect(page.getByText('Rita Ibarra')).toBeVisible();
  await expect.poll(() => traced.length).toBeGreaterThan(3);
  expect(traced.filter((url) => !url.startsWith(`${sandbox}/api/`))).toEqual([]);
  expect(plain.filter((url) => url.startsWith(`${sandbox}/api/`))).toEqual([]);
  expect(plain.some((url) => url.includes('/v1/token'))).toBe(true);
});

// @spec NAV-13
test('the app calls the lender only after sign-in', async ({ page, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(`/${LOAN}`);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(`${sandbox}/api/`))).toEqual([]);
});

// @spec NAV-14
test('referrerPath keeps the return path, and a hostile one opens the start page', async ({ page }) => {
  await page.goto(`/${LOAN}/request`);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  await page.goto('/notfound/');
  expect(await page.evaluate(() => sessionStorage.getItem('referrerPath'))).toBe(`/${LOAN}/request`);

  // On the return from the provider, replaces the stored path with the one in a cookie.
  await page.addInitScript(() => {
    const planted = /planted=([^;]+)/.exec(document.cookie)?.[1];
    if (window.location.pathname === '/implicit/callback' && planted !== undefined)
      sessionStorage.setItem('referrerPath', decodeURIComponent(planted));
  });
  await signInAt(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  for (const hostile of ['//evil.test', '/\\evil.test', 'https://evil.test/1', 'javascript:alert(1)']) {
    const { origin } = new URL(page.url());
    await page.context().addCookies([{ name: 'planted', value: encodeURIComponent(hostile), url: origin }]);
    await page.goto(`/${LOAN}`);
    await expect(heading(page, 'No loan is open')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

// @spec SES-5
test('unloading removes tokens from local storage, and a reload signs in again without typing', async ({ page }) => {
  await signInAt(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  expect(await storedTokens(page)).toContain('accessToken');
  await page.goto('/favicon.svg');
  expect(await storedTokens(page)).toBeNull();
  await page.goto(`/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'History')).toBeVisible();
});

test('tests that start signed in store what a sign-in stores', async ({ page, request }) => {
  await signInAt(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  const { origin, tokens } = await openSession(request, 'Rita Ibarra');
  expect(origin).toBe(new URL(page.url()).origin);
  expect(comparable(tokens)).toEqual(comparable((await storedTokens(page)) ?? ''));
});

/** Replaces the values that differ between two sign-ins of one user by their types. */
const comparable = (tokens: string): unknown =>
  JSON.parse(tokens, (key, value: unknown) =>
    ['accessToken', 'idToken', 'expiresAt', 'auth_time', 'exp', 'iat', 'nonce', 'at_hash'].includes(key) &&
    typeof value !== 'object'
      ? typeof value
      : value,
  );

// @spec SES-38
test('memory stores no token', async ({ page }) => {
  await deploy(page, { OKTA_CONFIG: { TOKEN_STORAGE: 'memory' } });
  await signInAt(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  const written = await page.evaluate(() => [localStorage, sessionStorage].map((each) => JSON.stringify(each)).join());
  expect(written).not.toContain('accessToken');
  expect(written).not.toMatch(SECRETS.idToken.pattern);
});

const cacheIn = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => window[name].getItem('okta-cache-storage'), storage);

// @spec SES-9
test("the SDK keeps the provider's addresses in local storage", async ({ page }) => {
  await signInAt(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  expect(await cacheIn(page, 'localStorage')).toContain('/authorize');
  expect(await cacheIn(page, 'sessionStorage')).toBeNull();
});

const block = (page: Page, ...storages: ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  }, storages);

// @spec SES-9
test('signing in works without local storage, and the SDK uses session storage', async ({ page, silentConsole }) => {
  silentConsole.allow(/doesn't support localStorage/);
  await block(page, 'localStorage');
  await signInAt(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  expect(await cacheIn(page, 'sessionStorage')).toContain('/authorize');
});

// @spec SES-9
test('without both, the SDK uses a cookie, and the page says what prevents signing in', async ({
  page,
  silentConsole,
}) => {
  silentConsole.allow(/./);
  // With Okta's own addresses, signing in fails before the SDK has anything to cache.
  await deploy(page, { OKTA_CONFIG: { DISCOVERY: true } });
  await block(page, 'localStorage', 'sessionStorage');
  await page.goto(`/${LOAN}/history`);
  await expect(page.getByText(/that the browser lets this site store data/)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['okta-cache-storage']);
  expect(cookies[0]?.value).toContain('/authorize');
});

// @spec SES-9
test('without session storage, the page says what prevents signing in', async ({ page, silentConsole }) => {
  silentConsole.allow(/./);
  await block(page, 'sessionStorage');
  await page.goto(`/${LOAN}/history`);
  await expect(page.getByText(/that the browser lets this site store data/)).toBeVisible();
});

// @spec NAV-1
test('the return point does not hang on a reload or when opened directly', async ({ page }) => {
  await page.goto('/implicit/callback');
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  await signIn(page);
  await expect(heading(page, 'No loan is open')).toBeVisible();
  await page.goto('/implicit/callback');
  await expect(heading(page, 'No loan is open')).toBeVisible();
});

test('an unusable response shows a plain message and a way to continue', async ({ page }) => {
  await page.goto('/implicit/callback?error=access_denied&error_description=Not+for+you&state=x');
  await expect(heading(page, 'Signing in did not work')).toBeVisible();
  await expect(page.getByText('For support call 1-800-555-0100.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
});

test('an unreachable provider shows a plain message and a retry', async ({ page, silentConsole }) => {
  silentConsole.allow(/Failed to load resource/);
  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  await page.goto(`/${LOAN}/history`);
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  // No toast says it again.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Something on this page failed/)).toHaveCount(0);
  await page.unroute('**/.well-known/openid-configuration');
  await page.getByRole('button', { name: 'Try again' }).click();
  await signIn(page);
  await expect(heading(page, 'History')).toBeVisible();
});

test('signing out redirects to the provider, and the app then asks to sign in again', async ({ page }) => {
  await signInAt(page, `/${LOAN}/history`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  await page.goto(`/${LOAN}/history`);
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
});

test('signing out aborts what the service does not answer, while the token is still good', async ({ page }) => {
  const answer = await hold(page, '**/transaction-history-details');
  const revoke = await hold(page, '**/revoke');
  const asked = page.waitForRequest('**/transaction-history-details');
  await signInAt(page, `/${LOAN}/history`);
  await asked;
  const steps: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/transaction-history-details')) steps.push('aborted');
  });
  page.on('request', (request) => {
    if (request.url().includes('/logout?')) steps.push('left');
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  // Leaving the page would abort the call, too, but later.
  await expect.poll(() => steps).toEqual(['aborted', 'left']);
  revoke();
  answer();
});

for (const minutes of [-180, -11, 11, 65, 180])
  // @spec SES-20
  test(`a clock that is ${minutes} minutes off shows the warning, without a countdown`, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await signInAt(page, `/${LOAN}/history`);
    const modal = page.getByRole('alertdialog');
    await expect(modal).toContainText('Warning: Your computer clock is out of sync');
    await expect(modal).not.toContainText('redirected');
    await expect(page.locator('body')).not.toContainText('JWT');
  });

for (const minutes of [-9, 9, 10])
  // @spec SES-7, SES-20
  test(`a clock that is ${minutes} minutes off does not`, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await signInAt(page, `/${LOAN}/history`);
    await expect(heading(page, 'History')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

const EARLY = 'AuthSdkError: The JWT was issued in the future';

for (const [how, fail] of [
  [
    'is thrown',
    (text: string) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
  ],
  ['is rejected', (text: string) => void Promise.reject(new Error(text))],
  ['is logged', (text: string) => console.error(text)],
] as const)
  // @spec SES-20
  test(`an error of the clock shows the warning also if it ${how} before the app runs`, async ({
    page,
    silentConsole,
  }) => {
    silentConsole.allow(/The JWT was issued in the future/);
    const release = await hold(page, /\/assets\/main-/);
    const asked = page.waitForRequest(/\/assets\/main-/);
    const opening = openAs(page, `/${LOAN}/history`);
    await asked;
    await page.waitForFunction(() => window.takeEarlyErrors !== undefined);
    await page.evaluate(fail, EARLY);
    release();
    await opening;
    await expect(page.getByRole('alertdialog')).toContainText('Warning: Your computer clock is out of sync');
  });
