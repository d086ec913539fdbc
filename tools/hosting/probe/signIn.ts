import type { Locator, Page } from '@playwright/test';

export interface SignIn {
  user: string;
  password: string;
  /** What else to press. */
  buttons: readonly string[];
}

const NAME = 'input:is([type=text], [type=email], :not([type])):visible';
const PASSWORD = 'input[type=password]:visible';
const TIMEOUT_MS = 45_000;

/**
 * Signs in at the provider, whatever pages it has: fills in the name and the password, together or one after the other.
 * @returns whether that leads to the app
 */
export async function signIn(
  page: Page,
  app: Locator,
  { user, password, buttons }: SignIn,
  isOver: () => boolean,
): Promise<boolean> {
  const done = new Set<string>();
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && !isOver()) {
    if (await app.isVisible()) return true;
    // Each once: a page that asks again has refused it, and an account is locked after some tries.
    for (const [selector, text] of [
      [NAME, user],
      [PASSWORD, password],
    ] as const) {
      const field = page.locator(selector).first();
      if (text === '' || done.has(selector) || !(await field.isVisible())) continue;
      await field.fill(text);
      done.add(selector);
      if (selector === PASSWORD || password === '' || !(await page.locator(PASSWORD).first().isVisible()))
        await field.press('Enter');
    }
    for (const name of buttons) {
      const button = page.getByRole('button', { name, exact: true });
      if (await button.isVisible()) await button.click();
    }
    await page.waitForTimeout(100);
  }
  return false;
}
