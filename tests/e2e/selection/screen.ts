import type { Locator, Page } from '@playwright/test';
import { expect, openAs } from '@tests/e2e/fixtures';

export const runs = (page: Page): Locator => page.getByRole('combobox', { name: 'Run' });
export const choice = (page: Page, service: string): Locator => page.getByRole('radio', { name: service, exact: true });
export const recommended = (page: Page): Locator => page.getByText('Recommended', { exact: true });
export const overrideLog = (page: Page): Locator => page.getByRole('table', { name: 'Override log' });

/** Returns the card with the result of one service. */
export const card = (page: Page, service: string): Locator => page.getByRole('region', { name: service, exact: true });

/** Opens a loan's Selection as a signed-in user, and waits for its first card. */
export async function openSelection(page: Page, loanId: string, name?: string): Promise<void> {
  await openAs(page, `/${loanId}/selection`, name);
  await expect(card(page, 'DU')).toBeVisible();
}
