import { expect, test } from '@tests/e2e/fixtures';
import { authorize, dialog, openRequest, orderAndRead, report, submit, watchOrders } from './requestScreen';

// @spec APP-13
test('soft reports are converted to full ones (7100103)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100103');
  await expect(page.getByText('Soft done')).toHaveCount(2);
  await page.getByRole('button', { name: 'Convert to full credit' }).click();
  await expect(page.getByRole('radio', { name: 'Full-Tri' })).toBeChecked();
  await expect(report(page, 'Sofia Villanueva')).toHaveValue('REQUEST_NEW');
  await submit(page).click();
  await expect(page.getByRole('link', { name: /^Borrower acknowledgement/ })).toBeVisible();
  await authorize(page);
  await submit(page).click();
  await expect(dialog(page)).toContainText('· soft');
  await expect(dialog(page)).toContainText('This adds a hard inquiry for 2 borrowers.');
  await expect(dialog(page).getByRole('button', { name: 'Reissue instead' })).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Go back' }).click();
  expect(await orderAndRead(page, sandbox, { confirmsBy: 'Order anyway' })).toEqual([
    'DU Approve/Eligible',
    'LPA Accept / Eligible',
  ]);
  expect(orders).toMatchObject([{ isGseSoftCreditPull: false, creditAgency: { creditAgencyId: 138 } }]);
});
