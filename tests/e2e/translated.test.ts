import { startTranslator } from '@tests/support/translator';
import { expect, test } from './fixtures';
import { openHistory, toggles } from './history/screen';
import { complete, openRequest, placeOrder, submit } from './request/requestScreen';

// A translator that ignores the page's `translate="no"`.
test.beforeEach(({ page }) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${startTranslator.toString()})())`),
);

test('an order survives a translator, and its button says what it sends', async ({ page }) => {
  await openRequest(page, '7100101');
  await page.getByRole('radio', { name: 'Import credit only' }).check();
  await expect(submit(page)).toHaveText(/^Import credit/);
  await page.getByRole('radio', { name: 'Run AUS' }).check();
  await expect(submit(page)).toHaveText(/^Submit for AUS/);
  await complete(page);
  await placeOrder(page);
});

test('History survives a translator', async ({ page }) => {
  await openHistory(page, '7100111/history');
  await expect(page.locator('font').first()).toBeVisible();
  await toggles(page).first().click();
  await expect(page.getByText('Credit Details').first()).toBeVisible();
  await toggles(page).first().click();
  await page.getByRole('link', { name: 'Selection', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
});
