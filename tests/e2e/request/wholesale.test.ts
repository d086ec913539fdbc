import { expect, takesFocus, test } from '@tests/e2e/fixtures';
import { expectWhole } from '@tests/e2e/measure';
import { openArea } from '@tests/e2e/journey';
import {
  BROKER,
  NOT_AN_EMPLOYEE,
  choose,
  complete,
  openItems,
  openRequest,
  orderAndRead,
  passwordField,
  replacePassword,
  service,
  watchOrders,
} from './requestScreen';

const agency = 'Credit agency (required)';

test.beforeEach(({ silentConsole }) => silentConsole.allow(NOT_AN_EMPLOYEE));

// @spec DAT-14, REQ-25, REQ-24
test('stored accounts, a wrong password, and a successful retry (7100109)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100109', BROKER);
  const list = page.getByRole('combobox', { name: agency });
  await expect(list.locator('option')).toHaveText([
    'Choose an agency',
    'Harbor Merge (DU and LPA)',
    'Lakeside Credit',
    'TriPoint Credit (DU and LPA)',
    'Keystone Infile (inactive)',
    'Summit Credit Data (not in your profile)',
  ]);
  await expect(list.locator('option:disabled')).toHaveText([/inactive/, /not in your profile/]);
  await expect(list).toHaveValue('138');
  await expect(page.getByText('The password on file is used.')).toBeVisible();
  await complete(page);
  await replacePassword(page, 'wrong');
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Error', 'LPA Error']);
  await page.getByRole('button', { name: /^Error message.*DU/ }).click();
  await expect(page.getByRole('dialog')).toContainText('111336');
  await takesFocus(page.getByRole('dialog'));
  const cure = page.getByRole('button', { name: 'Order again: check the agency account' });
  await page.setViewportSize({ width: 375, height: 667 });
  await expectWhole(cure);
  await page.setViewportSize({ width: 1366, height: 768 });
  await cure.click();
  await expect(passwordField(page)).toBeFocused();
  await expect(openItems(page)).toHaveText('1 thing left: enter the account password');
  await page.getByRole('button', { name: 'Use the password on file' }).click();
  await expect(passwordField(page)).toHaveCount(0);
  await expect(page.getByText('The password on file is used.')).toBeVisible();
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA Accept / Eligible']);
  expect(orders.map(({ creditAgency }) => creditAgency)).toMatchObject([
    { userName: 'BRIGHT138', password: 'wrong' },
    { userName: 'BRIGHT138', password: 'sandbox-maple-138' },
  ]);
});

// @spec REQ-30
test('without stored accounts, a casefile and a key are transferred (7100110)', async ({ page, context, sandbox }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100110', BROKER);
  await expect(page.getByText(/^Your profile has no agency account/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: agency })).toHaveValue('');
  await choose(page, agency, '138');
  await page.getByRole('textbox', { name: 'Account number (required)' }).fill('BRIGHT138');
  await passwordField(page).fill('any');
  const casefile = page.getByRole('textbox', { name: 'Case file ID' });
  for (const name of ['DU', 'LPA-C']) await service(page, name).selectOption('import_existing');
  await expect(service(page, 'LPA')).toHaveValue('not_applicable');
  await casefile.fill('1684-025 517');
  await page.getByRole('textbox', { name: 'Key' }).fill('B7340912');
  await complete(page);
  expect(await orderAndRead(page, sandbox)).toEqual(['DU Approve/Eligible', 'LPA-C Accept / Eligible']);
  expect(orders[0]?.['ausRequests']).toMatchObject([
    { caseFileIdentifier: '1684025517' },
    { ausOptionId: 'lp_thru_cal', lpaKeyIdentifier: 'B7340912', isLPThroughCaliber: true },
  ]);

  await openArea(page, 'Request');
  await expect(casefile).toHaveValue('1684025517');
  await expect(casefile).not.toBeEditable();
  await expect(page.getByText('Locked: it belongs to the lender.')).toBeVisible();
});
