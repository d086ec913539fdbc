import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, signIn, test } from './fixtures';
import { user } from './otherProvider';
import { readHint, writeHint } from './signInHint';

const ADDRESS = '/7100111/history';
const CALLBACK = '/implicit/callback';
/** The link's page leaves for the provider, the return point goes back, and the app's entry uses the code. */
const DIRECT = [ADDRESS, CALLBACK, ADDRESS];
/** The silent request is refused first. */
const REFUSED = [ADDRESS, CALLBACK, CALLBACK, ADDRESS];
const SILENT = [ADDRESS, CALLBACK];

/** The browser signed in before; its tab is closed, so that no token is left. */
async function signedInBefore(page: Page): Promise<void> {
  await openAs(page, ADDRESS);
  await expect(user(page)).toBeVisible();
  await page.goto('/favicon.svg');
}

/** Follows a link of the pipeline to the loan, and records the pages of the app, the requests and the provider's pages. */
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

/** The app works, and one press of Back leads to the pipeline. */
async function worksAndLeaves(page: Page, sandbox: string): Promise<void> {
  await expect(user(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox}/los/`);
}

// @source docs/decisions/0013-back-leaves-the-app.md
test.describe('a link loads the page of the app', () => {
  test('three times in a browser that has not signed in yet', async ({ page, sandbox, lender }) => {
    const { pages, prompts } = await followLink(page, sandbox, lender.app);
    await signIn(page);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual(DIRECT);
    expect(prompts).toEqual([null]);
    await worksAndLeaves(page, sandbox);
  });

  test('twice after a sign-in, while the provider has a session', async ({ page, sandbox, lender }) => {
    await page.goto(ADDRESS);
    await signIn(page);
    await expect(user(page)).toBeVisible();
    const { pages, prompts, seen } = await followLink(page, sandbox, lender.app);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual(SILENT);
    expect(prompts).toEqual(['none']);
    expect(seen).toEqual([]);
    await worksAndLeaves(page, sandbox);
  });

  test("four times after a sign-in, if the provider's session is over, and the hint is gone meanwhile", async ({
    page,
    sandbox,
    lender,
  }) => {
    await signedInBefore(page);
    expect(await readHint(page)).not.toBeNull();
    await page.context().clearCookies();
    const { pages, prompts } = await followLink(page, sandbox, lender.app);
    await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
    const other = await page.context().newPage();
    expect(await readHint(other)).toBeNull();
    await signIn(page);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual(REFUSED);
    expect(prompts).toEqual(['none', null]);
    expect(await readHint(other)).not.toBeNull();
    await worksAndLeaves(page, sandbox);
  });

  for (const [what, hintAt] of [
    ['without a hint', () => null],
    ['with an unreadable hint', () => 'this morning'],
    ['with an empty hint', () => ''],
    ['with a hint from the future', (now: number) => String(now + 3_600_000)],
    ['with a hint of yesterday', (now: number) => String(now - 12 * 3_600_000)],
  ] as const)
    test(`three times ${what}, if the provider has a session, and no page of it is seen`, async ({
      page,
      sandbox,
      lender,
    }) => {
      await signedInBefore(page);
      await writeHint(page, hintAt(Date.now()));
      const { pages, prompts, seen } = await followLink(page, sandbox, lender.app);
      await expect(user(page)).toBeVisible();
      expect(pages).toEqual(DIRECT);
      expect(prompts).toEqual([null]);
      expect(seen).toEqual([]);
      await worksAndLeaves(page, sandbox);
    });

  test('three times if local storage is blocked', async ({ page, sandbox, lender, silentConsole }) => {
    silentConsole.allow(/doesn't support localStorage/);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto(ADDRESS);
    await signIn(page);
    await expect(user(page)).toBeVisible();
    const { pages, seen } = await followLink(page, sandbox, lender.app);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual(DIRECT);
    expect(seen).toEqual([]);
    await worksAndLeaves(page, sandbox);
  });

  test('once more in the implicit flow, whose tokens are not passed on', async ({ page, sandbox, lender }) => {
    await deploy(page, { OKTA_CONFIG: { PKCE: false } });
    const { pages, prompts } = await followLink(page, sandbox, lender.app);
    await signIn(page);
    await expect(user(page)).toBeVisible();
    expect(pages).toEqual([...DIRECT, CALLBACK]);
    expect(prompts).toEqual([null, 'none']);
    await worksAndLeaves(page, sandbox);
  });
});

test('a sign-out removes the hint, so that the next sign-in opens the page at once', async ({ page }) => {
  await openAs(page, ADDRESS);
  await expect(user(page)).toBeVisible();
  const prompts: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/authorize')) prompts.push(searchParams.get('prompt'));
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  expect(prompts).toEqual([null]);
  expect(await readHint(page)).toBeNull();
});

test('in a full history the silent request comes first, and Back leads to the page before', async ({
  page,
  sandbox,
  lender,
}) => {
  await signedInBefore(page);
  await writeHint(page, null);
  await page.evaluate(() => {
    for (let entry = 0; entry < 50; entry += 1) window.history.pushState(entry, '');
  });
  const { pages, prompts } = await followLink(page, sandbox, lender.app);
  await expect(user(page)).toBeVisible();
  expect(pages).toEqual(SILENT);
  expect(prompts).toEqual(['none']);
  await worksAndLeaves(page, sandbox);
});
