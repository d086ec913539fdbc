import type { Page } from '@playwright/test';
import { ACCOUNT_PASSWORD_INVALID } from '@/config/orderMessages';
import { expect, test } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import {
  BROKER,
  NOT_AN_EMPLOYEE,
  complete,
  openRequest,
  passwordField,
  placeOrder,
  replacePassword,
  refused,
  watchOrders,
} from './requestScreen';

const ON_FILE = 'The password on file is used.';
const PASTED = 'pasted-77';

const account = (page: Page) => page.getByRole('textbox', { name: 'Account number (required)' });
const another = (page: Page) => page.getByRole('button', { name: 'Use another password' });
const passwordInputs = (page: Page) => page.locator('input[type=password], input[autocomplete=current-password]');

test.beforeEach(({ silentConsole }) => silentConsole.allow(NOT_AN_EMPLOYEE));

test('another password: offered to managers with its account, pasted, shown, sent, and removed from the page', async ({
  page,
  context,
}) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100109', BROKER);
  const below = page.getByRole('checkbox', { name: 'Remember account details' });
  const place = await below.boundingBox();
  await replacePassword(page, 'x');
  expect(await below.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Use the password on file' }).click();
  await expect(another(page)).toBeFocused();
  expect(await below.boundingBox()).toEqual(place);
  await expect(passwordInputs(page)).toHaveCount(0);

  await replacePassword(page, '');
  expect(
    await passwordField(page).evaluate(({ form }: HTMLInputElement) =>
      [...(form?.elements ?? [])]
        .filter((field) => field instanceof HTMLInputElement && field.name !== '')
        .map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
    ),
  ).toEqual([
    ['accountNumber', 'username'],
    ['accountPassword', 'current-password'],
  ]);
  const note = page.getByRole('textbox', { name: /Note for the file/ });
  await note.fill(PASTED);
  await note.selectText();
  await page.keyboard.press('Control+x');
  await passwordField(page).press('Control+v');
  await expect(passwordField(page)).toHaveValue(PASTED);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');

  await complete(page);
  await placeOrder(page);
  expect(orders).toMatchObject([{ creditAgency: { userName: 'BRIGHT138', password: PASTED } }]);
  await openArea(page, 'Request');
  await expect(page.getByText(ON_FILE)).toBeVisible();
  await expect(passwordInputs(page)).toHaveCount(0);
});

test('with the keyboard alone: Enter in the account orders nothing, and a refused press leads to the missing password', async ({
  page,
  context,
}) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100109', BROKER);
  await complete(page);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await account(page).press('Enter');
  await account(page).press('Tab');
  await expect(another(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(refused(page)).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(ACCOUNT_PASSWORD_INVALID));
  expect(loads).toEqual([]);
  expect(orders).toEqual([]);
});
