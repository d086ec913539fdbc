import { SOFT_PULL_NO_PRODUCT } from '@/config/orderMessages';
import { expect, test } from '@tests/e2e/fixtures';
import { authorize, dialog, newForAll, openRequest, orderAndRead, report, submit, watchOrders } from './requestScreen';

test('an early assessment without a product asks for confirmation (7100102)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100102');
  await expect(page.getByRole('radio', { name: 'AUS Soft' })).toBeChecked();
  await expect(page.getByText('The company profile sets the agency (soft account).')).toBeVisible();
  await newForAll(page);
  await authorize(page);
  await submit(page).click();
  await expect(dialog(page)).toContainText(SOFT_PULL_NO_PRODUCT);
  await dialog(page).getByRole('button', { name: 'Go back' }).click();
  expect(await orderAndRead(page, sandbox, { confirmsBy: 'Order anyway' })).toEqual([
    'DU Approve/Eligible',
    'LPA Accept / Eligible',
  ]);
  expect(orders).toMatchObject([{ isGseSoftCreditPull: true, creditAgency: null }]);
  await expect(page.getByRole('cell', { name: 'AUS Soft' })).toHaveCount(2);
});

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

for (const { loanId, what, outcomes } of [
  { loanId: '7100104', what: 'an FHA loan', outcomes: ['DU Refer/Eligible', 'LPA Accept / Eligible'] },
  { loanId: '7100117', what: 'a Smart Series loan', outcomes: ['DU Refer with Caution', 'LPA Caution / Ineligible'] },
]) {
  test(`${what} allows full credit only (${loanId})`, async ({ page, context, sandbox }) => {
    const orders = await watchOrders(context);
    await openRequest(page, loanId);
    await expect(page.getByRole('radio', { name: 'Full-Tri' })).toBeChecked();
    expect(await orderAndRead(page, sandbox)).toEqual(outcomes);
    expect(orders).toMatchObject([{ isGseSoftCreditPull: false }]);
  });
}
