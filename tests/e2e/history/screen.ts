import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
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

/** Chooses what the menu of a row offers, by default of the newest that offers it. */
export async function chooseInMenu(page: Page, row: RegExp, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: row }).first().click();
  await page.getByRole('button', { name: action }).click();
}

/** The menu of a row. */
export const ROW_MENU = /^More for request/;
export const COMPARE_PREVIOUS = /^Compare with request \d+$/;

/** Presses a button that saves a file, and returns that. */
export async function save(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await button.click();
  return contentOf(await saved);
}

const contentOf = async (download: Download) => ({
  name: download.suggestedFilename(),
  text: await readFile(await download.path(), 'latin1'),
});
