import type { Locator, Page } from '@playwright/test';
import { expect, openAs } from '@tests/e2e/fixtures';

export const choice = (page: Page, service: string): Locator => page.getByRole('radio', { name: service, exact: true });
export const reason = (page: Page): Locator => page.getByRole('combobox', { name: /^Reason/ });
export const save = (page: Page): Locator => page.getByRole('button', { name: 'Save selection' });
export const overrideLog = (page: Page): Locator => page.getByRole('table', { name: 'Override log' });

/** Returns the grid with the results of the run. */
export const grid = (page: Page): Locator => page.getByRole('table', { name: 'Results by service' });

/** Returns the heading of a service's column, with its marks. */
export const column = (page: Page, service: string): Locator =>
  grid(page).getByRole('columnheader', { name: new RegExp(`^${service}(?![\\w-])`) });

export const row = (page: Page, fact: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${fact}`) }) });

/** Returns the cell of a fact in a service's column. */
export const cell = (page: Page, service: string, fact = 'Outcome'): Locator =>
  row(page, fact).locator(`[data-service="${service}"]`);

/** Opens a loan's Selection as a signed-in user, and waits for its results. */
export async function openSelection(page: Page, loanId: string, name?: string): Promise<void> {
  await openAs(page, `/${loanId}/selection`, name);
  await expect(column(page, 'DU')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
}
