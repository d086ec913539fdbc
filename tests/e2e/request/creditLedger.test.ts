import { expect, test } from '@tests/e2e/fixtures';
import { expectNoSidewaysScroll } from '@tests/e2e/measure';
import { openRequest } from './requestScreen';

test('the ledger has every credit report of the loan, and what they cost about', async ({ page }) => {
  await openRequest(page, '7100124');
  await page.getByRole('button', { name: 'Credit ledger' }).click();
  const ledger = page.getByRole('dialog', { name: 'Credit ledger · loan 0123904731' });
  await expect(ledger.getByText('3 new hard reports, 2 new soft reports, 2 reissues')).toBeVisible();
  await expect(ledger.getByText('$282.90 est.')).toBeVisible();
  await expect(ledger.getByRole('table', { name: 'Credit reports of Peter Oduya' }).getByRole('row')).toHaveCount(5);
  await expectNoSidewaysScroll(page, 'the credit ledger');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Credit ledger' })).toBeFocused();
});
