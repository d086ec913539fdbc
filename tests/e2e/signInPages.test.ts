import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, signIn, test } from './fixtures';
import { user } from './otherProvider';

const ADDRESS = '/7100111/history';
/** The link's page leaves for the provider, and the return point becomes the app. */
const PAGES = [ADDRESS, '/implicit/callback'];

/** The browser signed in before; its tab is closed, so that no token is left. */
async function signedInBefore(page: Page): Promise<void> {
  await openAs(page, ADDRESS);
  await expect(user(page)).toBeVisible();
  await page.goto('/favicon.svg');
}

/**
 * Follows a link of the pipeline to the loan, and records the pages of the app, the requests and the provider's pages.
 */
async function followLink(page: Page, sandbox: string, app: string) {
  await page.goto(`${sandbox}/los/`);
  const pages: string[] = [];
  const prompts: (string | null)[] = [];
  const seen: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    if (request.isNavigationRequest() && origin === app) pages.push(pathname);
    if (pathname.endsWith('/authorize')) prompts.push(searchParams.get('prompt'));
  });
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin === sandbox) seen.push(frame.url());
  });
  await page.evaluate((address) => window.location.assign(address), app + ADDRESS);
  return { pages, prompts, seen };
}

/** The app works, and Back leads to the pipeline, after this many pages. */
async function worksAndLeaves(page: Page, sandbox: string, presses: number): Promise<void> {
  await expect(user(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  for (let left = presses; left > 0; left -= 1) await page.goBack();
  await expect(page).toHaveURL(`${sandbox}/los/`);
}

const blockLocalStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );

const CONDITIONS: readonly [what: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['the authorization code flow', () => Promise.resolve()],
  ['the implicit flow', (page) => deploy(page, { OKTA_CONFIG: { PKCE: false } })],
  ['a browser that blocks local storage', blockLocalStorage],
  [
    'a full history',
    (page) =>
      page.evaluate(() => {
        for (let entry = 0; entry < 50; entry += 1) window.history.pushState(entry, '');
      }),
  ],
];

// @source docs/decisions/0013-back-leaves-the-app.md
for (const [what, prepare] of CONDITIONS) {
  test(`the first sign-in loads the app's page twice, and asks the provider once: ${what}`, async ({
    page,
    sandbox,
    lender,
    silentConsole,
  }) => {
    // The provider's page is over when Back leads to it.
    silentConsole.allow(/doesn't support localStorage|status of 400/);
    await page.goto('/favicon.svg');
    await prepare(page);
    const { pages, prompts } = await followLink(page, sandbox, lender.app);
    await signIn(page);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual(PAGES);
    expect(prompts).toEqual([null]);
    // The provider's page lies between.
    await worksAndLeaves(page, sandbox, 2);
  });

  test(`so does one while the provider has a session, which shows no page and is one press of Back: ${what}`, async ({
    page,
    sandbox,
    lender,
    silentConsole,
  }) => {
    silentConsole.allow(/doesn't support localStorage/);
    await signedInBefore(page);
    await prepare(page);
    const { pages, prompts, seen } = await followLink(page, sandbox, lender.app);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual(PAGES);
    expect(prompts).toEqual([null]);
    expect(seen).toEqual([]);
    await worksAndLeaves(page, sandbox, 1);
  });
}

// @spec NAV-14
for (const response of ['?error=access_denied&state=s', '#error=access_denied&state=s', '?state=s&error=server_error'])
  test(`a refusal of the provider is shown, and asks it nothing again: ${response}`, async ({ page }) => {
    let asked = 0;
    await page.route(/\/v1\/authorize/, (route) => {
      asked += 1;
      const { searchParams } = new URL(route.request().url());
      return route.fulfill({ status: 302, headers: { location: `${searchParams.get('redirect_uri')}${response}` } });
    });
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: 'Signing in did not work' })).toBeVisible();
    await expect(page.getByText(/access_denied|server_error/)).toBeVisible();
    expect(asked).toBe(1);
    await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', ADDRESS);
  });
