import type { Locator, Page } from '@playwright/test';
import { expect, openAs } from '@tests/e2e/fixtures';

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Past requests, newest first' });

/** The buttons that expand requests, one each. */
export const toggles = (page: Page): Locator => page.getByRole('button', { name: /^Request \w+ details$/ });

/** Opens a loan's History as a signed-in user. */
export async function openHistory(page: Page, address: string, name?: string): Promise<void> {
  await openAs(page, `/${address}`, name);
  await expect(table(page)).toBeVisible();
}

/** Returns the row of one service by its casefile or its outcome. */
export const rowWith = (page: Page, text: string | RegExp): Locator =>
  table(page).getByRole('row').filter({ hasText: text });
