import type { Page } from '@playwright/test';
import { expect, openAs, takesFocus } from '@tests/e2e/fixtures';

/** Somebody at the app, with a lender whose answers can be spoilt. */
export interface Visit {
  page: Page;
  sandbox: string;
  /** Lets the browser write a line of its own about an answer that was spoilt. */
  allow: (pattern: RegExp) => void;
}

/** Goes to a screen without loading the page anew, as a link would; where nobody is signed in yet, signs in first. */
export async function open({ page }: Visit, address: string, heading: string): Promise<void> {
  if (page.url() === 'about:blank') await openAs(page, address);
  else {
    // Whatever is open over the screen.
    await page.keyboard.press('Escape');
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Presses a button once it can be pressed. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** Waits for words on the screen. */
export const see = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible();

/** Waits for a dialog of any kind, and until keys reach it. */
export const seeDialog = (page: Page, name: string | RegExp): Promise<void> =>
  takesFocus(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })));
