import type { Page } from '@playwright/test';
import { TOKEN_STORAGE_KEY } from '@/identity/tabTokenStorage';
import { expect, openAs, signIn, test } from './fixtures';
import { openSession } from './openSession';

const LOAN = '7100101';
/** Addresses that a link may contain, and the heading of the screen they open. */
const LINKS = [
  [`/${LOAN}?navigate=true`, /^(Request|Selection|History)$/],
  [`/${LOAN}`, 'Request'],
  [`/${LOAN}/request`, 'Request'],
  [`/${LOAN}/history?q=smith`, 'History'],
  ['/12a/history', 'Page Not Found'],
  ['/no/such/page', 'Page Not Found'],
] as const;
const GUARDED = LINKS.filter(([address]) => address.startsWith(`/${LOAN}`));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Rita Ibarra' });

/** Opens the pipeline of the origination system and follows a link from there to the address. */
async function followLink(page: Page, sandbox: string, app: string, address: string): Promise<void> {
  await page.goto(`${sandbox}/los/`);
  await pressLink(page, app, address);
}

async function pressLink(page: Page, app: string, address: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Open loan' }).first();
  await link.evaluate((anchor, href) => anchor.setAttribute('href', href), app + address);
  await link.click();
}

/** Puts the tokens of another tab in local storage before each load of the app, so that nothing signs in. */
async function keepTokensFor(page: Page): Promise<void> {
  const { origin, tokens } = await openSession(page.context().request, 'Rita Ibarra');
  await page.addInitScript(
    (stored) => {
      if (window.origin === stored.origin && window === window.top) localStorage.setItem(stored.key, stored.tokens);
    },
    { origin, key: TOKEN_STORAGE_KEY, tokens },
  );
}

async function backToPipeline(page: Page, sandbox: string): Promise<void> {
  await page.goBack();
  await expect(heading(page, 'Loan pipeline')).toBeVisible();
  await expect(page).toHaveURL(`${sandbox}/los/`);
}

test.beforeEach(({ silentConsole }) => {
  // For an unknown address, the static server responds with 404 or with the app.
  silentConsole.allow(/Failed to load resource/);
});

for (const [address, screen] of LINKS) {
  // @spec NAV-12, NAV-15
  test(`Back leaves the app: ${address} with a session at the provider`, async ({ page, sandbox, lender }) => {
    await openAs(page, `/${LOAN}/history`);
    await expect(heading(page, 'History')).toBeVisible();
    await followLink(page, sandbox, lender.app, address);
    await expect(heading(page, screen)).toBeVisible();
    await backToPipeline(page, sandbox);
  });
}

for (const [address, screen] of GUARDED) {
  // @spec NAV-8
  test(`Back leaves the app: ${address} with the tokens of another tab`, async ({ page, sandbox, lender }) => {
    await keepTokensFor(page);
    await followLink(page, sandbox, lender.app, address);
    await expect(heading(page, screen)).toBeVisible();
    await backToPipeline(page, sandbox);
  });
}

// @spec NAV-14
test('Back leaves the sign-in page, and the link works again', async ({ page, sandbox, lender }) => {
  await followLink(page, sandbox, lender.app, `/${LOAN}/request`);
  await expect(loginButton(page)).toBeVisible();
  await backToPipeline(page, sandbox);
  await pressLink(page, lender.app, `/${LOAN}/history`);
  await signIn(page);
  await expect(heading(page, 'History')).toBeVisible();
});

test("Back goes through the app's screens, then leaves it", async ({ page, sandbox, lender }) => {
  await openAs(page, `/${LOAN}/history`);
  await expect(heading(page, 'History')).toBeVisible();
  await followLink(page, sandbox, lender.app, `/${LOAN}`);
  await expect(heading(page, 'Request')).toBeVisible();
  await page.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name: 'History' }).click();
  await expect(heading(page, 'History')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'History')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Request')).toBeVisible();
  await backToPipeline(page, sandbox);
});
