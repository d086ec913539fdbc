import { expect, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import {
  BROKER,
  NOT_AN_EMPLOYEE,
  complete,
  openItems,
  openRequest,
  report,
  submit,
  watchOrders,
} from './requestScreen';

test('submitting from a field with the keyboard focuses the button, also after a refusal', async ({
  page,
  context,
  silentConsole,
}) => {
  silentConsole.allow(/status of 403/);
  let refuse: () => void = () => undefined;
  const refusal = new Promise<void>((resolve) => (refuse = resolve));
  await watchOrders(context, async (route) => {
    await refusal;
    await route.fulfill({ status: 403 });
  });
  await openRequest(page, '7100119');
  await page.getByRole('textbox', { name: /Note for the file/ }).press('Control+Enter');
  await expect(page.getByText('Placing the order…')).toBeVisible();
  await expect(submit(page)).toBeFocused();
  refuse();
  await expect(page.getByText('Placing the order…')).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
});

test('the button keeps the focus while accounts reload after a refusal, and orders on the next press', async ({
  page,
  context,
  silentConsole,
}) => {
  silentConsole.allow(NOT_AN_EMPLOYEE);
  silentConsole.allow(/status of 403/);
  const orders = await watchOrders(context, (route) => route.fulfill({ status: 403 }));
  await openRequest(page, '7100109', BROKER);
  await complete(page);
  const answer = await hold(context, '**/credit-agencies');
  await submit(page).press('Enter');
  await expect(page.getByText('Still loading what an order needs…')).toBeVisible();
  // A browser removes the focus when it renders.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByText('Still loading what an order needs…')).toHaveCount(0);
  expect(orders).toHaveLength(1);
  await page.keyboard.press('Enter');
  // A refusal that names no field may have come after the work.
  await page.getByRole('button', { name: 'Order anyway' }).click();
  await expect.poll(() => orders).toHaveLength(2);
});

test('a field opened from the list of open items is not covered', async ({ page }) => {
  await openRequest(page, '7100108');
  for (const name of ['Kenji Nakashima', 'Lars Brandt', 'Otto Brandt']) {
    await openItems(page).click();
    await page.getByRole('link', { name: `${name}: choose New or Reissue` }).click();
    await expect(report(page, name)).toBeFocused();
    const isOnTop = (field: Element): boolean => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    };
    await expect.poll(() => report(page, name).evaluate(isOnTop), name).toBe(true);
  }
});

test('Set all to New keeps the focus although its press disables it', async ({ page }) => {
  await openRequest(page, '7100101');
  const all = page.getByRole('button', { name: 'Set all to New' });
  await all.press('Enter');
  await expect(report(page, 'Maren Okafor')).toHaveValue('REQUEST_NEW');
  await expect(all).toBeFocused();
});
