import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/fixtures';

/** More stops than any screen has. */
const STOPS = 120;

/** Goes there with the Tab key alone. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Goes there with the Tab key and presses it. */
export async function pressKeyOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
