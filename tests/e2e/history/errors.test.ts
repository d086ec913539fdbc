import { GSE_REQUEST_FAILED } from '@/config/messages';
import { expect, takesFocus, test } from '@tests/e2e/fixtures';
import { openHistory, rowWith, table, toggles } from './screen';

test('error messages with their line breaks and the default text, and focus comes back', async ({ page }) => {
  await openHistory(page, '7100113/history');
  const messages = page.getByRole('button', { name: /^Error message of request \d+, LPA$/ });
  await expect(messages).toHaveCount(2);
  const dialog = page.getByRole('dialog', { name: 'Message' });

  await messages.first().click();
  expect(await dialog.getByText('has failed.').textContent()).toBe(GSE_REQUEST_FAILED);
  await takesFocus(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(messages.first()).toBeFocused();

  await messages.last().press('Enter');
  expect((await dialog.getByText(/could not be completed/).innerText()).split('\n')).toEqual([
    'The submission could not be completed.',
    '',
    '1. The property address was not found.',
    '2. The appraised value is missing.',
  ]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(messages.last()).toBeFocused();
});

test('the codes of DU, with figures that are missing shown as such', async ({ page }) => {
  await openHistory(page, '7100121/history');
  await toggles(page).last().click();
  await expect(page.getByRole('button', { name: /^AUS Data Set/ }).first()).toHaveAttribute('aria-expanded', 'true');
  expect(await page.getByText('not available').count()).toBeGreaterThan(2);
  await toggles(page).last().click();
  await toggles(page).first().click();
  await page.getByRole('button', { name: /^DU Finding Codes of request/ }).click();
  const dialog = page.getByRole('dialog', { name: 'DU Findings Code' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['Type', 'Name', 'Borrower Name']);
  expect(await dialog.getByRole('row').count()).toBeGreaterThan(6);
  await takesFocus(dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^DU Finding Codes of request/ })).toBeFocused();
});

test('nothing is selected among Validation and Cancel', async ({ page }) => {
  await openHistory(page, '7100119/history');
  await expect(rowWith(page, /Validation|Cancel/)).toHaveCount(4);
  await expect(table(page).getByRole('img', { name: 'Selected service' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Error message of request \d+, DU$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Message' })).toContainText('The employment start date is missing.');
});

test('a linked request stands out while the pointer or the focus is on the other', async ({ page }) => {
  await openHistory(page, '7100113/history');
  const requests = table(page).locator('tbody');
  const markOf = (index: number) =>
    requests
      .nth(index)
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).boxShadow);
  expect(await markOf(3)).toBe('none');
  await requests.first().getByText('Approve/Eligible').hover();
  await expect.poll(() => markOf(3)).not.toBe('none');
  expect(await markOf(1)).toBe('none');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => markOf(3)).toBe('none');
  await toggles(page).first().focus();
  await expect.poll(() => markOf(3)).not.toBe('none');
});
