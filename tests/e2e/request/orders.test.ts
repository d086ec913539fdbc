import { expect, test } from '@tests/e2e/fixtures';
import { authorize, newForAll, openRequest, orderAndRead, report, service, watchOrders } from './requestScreen';

// @spec REQ-9
test('a clean start: a joint report and both services (7100101)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100101');
  await expect(service(page, 'DU').locator('option')).toHaveText([
    'Request New Findings',
    'Import/Update Existing',
    'Not Applicable',
  ]);
  await newForAll(page);
  await page.getByRole('button', { name: 'Make all joint' }).click();
  await expect(report(page, 'Tobias Okafor')).toBeDisabled();
  await authorize(page);
  await page.getByRole('textbox', { name: 'Note for the file' }).fill('first run');

  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Accept / Eligible']);
  expect(orders).toMatchObject([
    {
      isMultiAusRequest: true,
      note: 'first run',
      requestBorrowers: [{ isJoint: true }, { isJoint: true }],
    },
  ]);
});
