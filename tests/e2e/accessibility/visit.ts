import type { Page } from '@playwright/test';
import { expect, openAs, takesFocus } from '@tests/e2e/fixtures';

/** A visit to the app, with a lender whose responses a test can spoil. */
export interface Visit {
  page: Page;
  sandbox: string;
  /** Allows the console message that the browser writes about a spoiled response. */
  allow: (pattern: RegExp) => void;
}

/** Opens a screen without a page load, like a link; signs in first if needed. */
export async function open({ page, allow }: Visit, address: string, heading: string): Promise<void> {
  if (page.url() === 'about:blank') await openAs(page, address);
  else {
    allow(/blocker on a POP navigation/);
    // Closes any overlay on the screen.
    await page.keyboard.press('Escape');
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Clicks a button as soon as it is enabled. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

export const see = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible();

/** Waits for a dialog of any kind, and until it has the focus. */
export const seeDialog = (page: Page, name: string | RegExp): Promise<void> =>
  takesFocus(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })));
