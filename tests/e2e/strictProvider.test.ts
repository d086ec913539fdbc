import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, signIn, signInAt, test } from './fixtures';
import { expire, testProvider, user } from './otherProvider';

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
test('strict: a sign-in asks once, uses its code once, and stores it nowhere', async ({ page, sandbox, lender }) => {
  const asked: (string | null)[] = [];
  const codes: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/strict/oidc/auth') asked.push(searchParams.get('prompt'));
    if (pathname === '/strict/oidc/token') codes.push(new URLSearchParams(request.postData() ?? '').get('code'));
  });
  await page.goto(`${sandbox}/los/`);
  const pages = watchPages(page, lender.app);
  await page.evaluate((address) => window.location.assign(address), `${lender.app}/7100101/history`);
  await signIn(page);
  await expect(user(page)).toBeVisible();
  expect(asked).toEqual([null]);
  expect(codes).toHaveLength(1);
  expect(pages).toEqual(['/7100101/history', '/implicit/callback']);
  await expect(page).toHaveURL('/7100101/history');
  const kept = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(await page.evaluate(kept)).not.toContain(codes[0] ?? 'no code');
});

test('strict: the error of the sign-in page is shown, and asks nothing again', async ({ page, sandbox, lender }) => {
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
});

test('strict: signs in, and out, although the provider leaves out all that it may', async ({
  page,
  context,
  sandbox,
  silentConsole,
}) => {
  // The browser may ask only the provider that the deployment names.
  silentConsole.allow(/people\.sandbox\.test/);
  await deploy(context, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await context.route('**/.well-known/openid-configuration', async (route) => {
    const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = (await (await route.fetch()).json()) as Record<
      string,
      string
    >;
    const userinfo_endpoint = 'https://people.sandbox.test/me';
    await route.fulfill({ json: { issuer, authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } });
  });
  // No lifetime, scope or refresh token (RFC 6749, 5.1), and what the client does not know.
  await context.route(/\/token$/, async (route) => {
    const { access_token, id_token } = (await (await route.fetch()).json()) as Record<string, string>;
    const extra = { 'not-before-policy': 0, session_state: 'Zm9v', ext_expires_in: '7200' };
    await route.fulfill({ json: { access_token, id_token, token_type: 'bearer', ...extra } });
  });
  await page.clock.install();
  await signInAt(page, '/7100101/history');
  await expect(page.getByText('No requests yet for this loan')).toBeVisible();
  await expect(page).toHaveURL('/7100101/history');
  await expect(user(page)).toBeHidden();

  await deploy(context, { OKTA_CONFIG: { USER_FROM: 'idToken' }, SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await page.reload();
  await expect(user(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${sandbox}/los/`);

  await page.goto('/7100101/history');
  await expect(user(page)).toBeVisible();
  await expire(page);
  await expect(page.getByRole('alertdialog')).toContainText('User session has timed out.');
});

for (const [where, mark] of [
  ['query', '?'],
  ['fragment', '#'],
] as const)
  test(`strict: a refusal in the ${where} is shown in the provider's words, and asks nothing again`, async ({
    page,
    lender,
  }) => {
    let asked = 0;
    await page.route(/\/strict\/oidc\/auth\?/, async (route) => {
      asked += 1;
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      const refusal = new URLSearchParams({ error: 'access_denied', iss: 'https://lender.example', state });
      await route.fulfill({
        status: 303,
        headers: { location: `${lender.app}/implicit/callback${mark}${refusal.toString()}` },
      });
    });
    await page.goto('/7100101/history');
    await expect(page.getByText('access_denied')).toBeVisible();
    await expect(page).toHaveURL('/implicit/callback');
    expect(asked).toBe(1);
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
