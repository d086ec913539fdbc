import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/fixtures';

/** More tab stops than any screen has. */
const STOPS = 160;

/** Moves the focus to the target with the Tab key alone. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Searching a long page by role and name takes longer than a key press, so the search happens once.
  const element = await target.elementHandle();
  const hasFocus = () => page.evaluate((found) => found === document.activeElement, element);
  for (let stop = 0; stop < STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Moves the focus to the target with the Tab key, then presses a key. */
export async function pressKeyOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
