import { expect, test } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { column } from '@tests/e2e/selection/screen';
import {
  authorize,
  choose,
  newForAll,
  openRequest,
  orderAndRead,
  report,
  service,
  submit,
  summary,
  watchOrders,
} from './requestScreen';

// @spec APP-9, REQ-9
test('a clean start: a joint report, both services, and the override preset (7100101)', async ({
  page,
  context,
  sandbox,
}) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100101');
  await expect(service(page, 'DU').locator('option')).toHaveText([
    'Request New Findings',
    'Import/Update Existing',
    'Not Applicable',
  ]);
  await newForAll(page);
  await page.getByRole('button', { name: 'Joint for all' }).click();
  await expect(report(page, 'Tobias Okafor')).toBeDisabled();
  await choose(page, 'After the run', 'Always use DU');
  await authorize(page);
  await submit(page).click();
  await summary(page).getByRole('link', { name: 'After the run: choose a reason' }).click();
  await page.getByRole('combobox', { name: /^Reason/ }).selectOption({ label: 'Underwriter direction' });
  await page.getByRole('textbox', { name: 'Comment' }).fill('agreed by phone');
  await page.getByRole('textbox', { name: 'Note for the file' }).fill('first run');

  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Accept / Eligible']);
  expect(orders).toMatchObject([
    {
      isMultiAusRequest: true,
      overrideSelection: { ausRequestTypeId: 2, comment: 'agreed by phone' },
      note: 'first run',
      requestBorrowers: [{ isJoint: true }, { isJoint: true }],
    },
  ]);
  await openArea(page, 'Selection');
  await expect(column(page, 'LPA')).toContainText('Recommended');
  await expect(column(page, 'DU')).toContainText('Selected (override)');
});
