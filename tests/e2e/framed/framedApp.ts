import type { FrameLocator, LaunchOptions, Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/fixtures';

/**
 * Playwright turns off that browsers divide storage by site, and then a frame of another site gets none. This replaces
 * its list.
 */
export const framedLaunch: [
  (from: { launchOptions: LaunchOptions }, use: (options: LaunchOptions) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] = [
  ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-features=HttpsUpgrades,Translate'] }),
  { scope: 'worker' },
];

/** The message of a parent, as docs/framed.md has it. */
export const openLoanMessage = (loanId: unknown) => ({
  protocol: 'aus-companion',
  version: 1,
  type: 'openLoan',
  loanId,
});

/** Returns the framed app of a page. */
export const appIn = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Returns the messages that the sandbox's parent page has received. */
export const messagesOf = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await page.locator('#messages li').allTextContents()).map((text) => JSON.parse(text) as Record<string, unknown>);

export const typesOf = async (page: Page): Promise<unknown[]> => (await messagesOf(page)).map(({ type }) => type);

/** Opens the sandbox's parent page. */
export async function openParent(page: Page, parent: string, query = '?loan=7100101'): Promise<FrameLocator> {
  await page.goto(`${parent}/${query}`);
  return appIn(page);
}

/** Presses the button, and returns the window of the sign-in. */
export async function pressSignIn(page: Page, button: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button.click();
  return opening;
}

/** Waits for the end of a window. An event could be missed: with a living session the window closes by itself. */
export const expectClosed = (opened: Page): Promise<void> => expect.poll(() => opened.isClosed()).toBe(true);

/** Signs in in a window of its own, which the app then closes. */
export async function signInByWindow(page: Page, name = 'Rita Ibarra'): Promise<void> {
  const opened = await pressSignIn(page, appIn(page).getByRole('button', { name: 'Sign in' }));
  await opened.getByRole('button', { name }).click();
  await expectClosed(opened);
}

export const heading = (app: FrameLocator, name: string): Locator => app.getByRole('heading', { level: 1, name });

/** The app has neither shown nor loaded anything of a loan, and offers itself in a window of its own. */
export async function expectRefused(app: FrameLocator): Promise<void> {
  await expect(heading(app, 'Open this page in a window of its own')).toBeVisible();
  await expect(app.getByRole('button')).toHaveCount(0);
  await expect(app.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
}
