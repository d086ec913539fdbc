import type { BrowserContext, Page } from '@playwright/test';
import { changeHabits, expect, holdTime, test } from '@tests/e2e/fixtures';
import {
  type OrderBody,
  complete,
  dialog,
  openRequest,
  placeOrder,
  ready,
  service,
  submit,
  watchOrders,
} from './requestScreen';

const LOST = /ERR_CONNECTION_RESET|ERR_FAILED/;
const FOUND = 'Your order went through.';
const PROBABLY = 'Your order probably went through.';

/** A tab that sends an order and is closed before the answer arrives; the lender places the order. */
async function sendAndClose(context: BrowserContext, page: Page): Promise<OrderBody[]> {
  const orders = await watchOrders(context, async (route) => {
    await route.fetch();
    // Never answers.
  });
  await submit(page).click();
  await expect.poll(() => orders.length).toBe(1);
  await page.close({ runBeforeUnload: false });
  return orders;
}

for (const { second, isOpen } of [
  { second: 'a tab that was open', isOpen: true },
  { second: 'a tab that is opened afterwards', isOpen: false },
]) {
  test(`an order whose tab was closed before the answer is found by ${second}`, async ({ context, sandbox }) => {
    await holdTime(sandbox);
    const [a, b] = [await context.newPage(), await context.newPage()];
    await openRequest(a, '7100106');
    if (isOpen) await openRequest(b, '7100106');
    const orders = await sendAndClose(context, a);
    if (!isOpen) await b.goto('/7100106/request');
    await expect(b.getByText(FOUND)).toBeVisible();
    await submit(b).click();
    await expect(dialog(b)).toContainText('A request is still being processed');
    await dialog(b).getByRole('button', { name: 'Go back' }).click();
    expect(orders).toHaveLength(1);
  });
}

test('a lender that does not say which order a request came from leaves the decision to the user', async ({
  page,
  context,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(LOST);
  await changeHabits(sandbox, { echoesKeys: false });
  const orders = await watchOrders(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openRequest(page, '7100120');
  await submit(page).click();
  await expect(page.getByText(PROBABLY)).toBeVisible();
  await page.getByRole('button', { name: 'This is the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('a lender that lists an order late does not get a second one unasked', async ({ page, context, sandbox }) => {
  await holdTime(sandbox);
  await changeHabits(sandbox, { listsAfterSeconds: 600 });
  const orders = await watchOrders(context);
  await openRequest(page, '7100120');
  await placeOrder(page);
  const other = await context.newPage();
  await openRequest(other, '7100120');
  await submit(other).click();
  await expect(dialog(other)).toContainText('A request is still being processed');
  await dialog(other).getByRole('button', { name: 'Go back' }).click();
  expect(orders).toHaveLength(1);
});

test('an order that the lender accepts in part says so, and leaves the rest in the form', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await changeHabits(sandbox, { leavesOut: [3] });
  await page.clock.install();
  await openRequest(page, '7100101');
  await complete(page);
  await submit(page).click();
  await expect(page.getByText('Checking whether the order went through…')).toBeVisible();
  // In steps that let each read of the list end, far below its time limit.
  const isFound = async (): Promise<boolean> => {
    await page.clock.fastForward('00:05');
    return page.getByText('Your order is listed only in part.').isVisible();
  };
  await expect.poll(isFound, { intervals: [1000], timeout: 90_000 }).toBe(true);
  await expect(page.getByText(/nothing for LPA/)).toBeVisible();
  await expect(service(page, 'DU')).toHaveValue('not_applicable');
  await expect(service(page, 'LPA')).toHaveValue('request_new');
});

// @spec OWN-18
test('a 409 and an answer that names no request are looked up', async ({ page, context, silentConsole }) => {
  silentConsole.allow(/status of 409/);
  const answers = [
    { status: 409, isPlaced: false },
    { status: 200, isPlaced: true },
  ];
  const orders = await watchOrders(context, async (route) => {
    const { status, isPlaced } = answers[Math.min(orders.length - 1, 1)] ?? { status: 409, isPlaced: false };
    if (isPlaced) await route.fetch();
    await route.fulfill({ status, json: { multiAusRequestId: 0, requests: [] } });
  });
  await openRequest(page, '7100120');
  await submit(page).click();
  await expect(page.getByText('Checking whether the order went through…')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.evaluate(() => {
    for (const [key, entry] of Object.entries(localStorage))
      if (key.startsWith('order:'))
        localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(String(entry)) as object), state: 'unconfirmed' }));
  });
  await page.reload();
  await ready(page);
  await expect(page.getByText(/We could not confirm the order/)).toBeVisible();
  await submit(page).click();
  await dialog(page).getByRole('button', { name: 'Order anyway' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(new Set(orders.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
});

test('a journal of another version, and blocked storage, are asked about', async ({ page, context, silentConsole }) => {
  // The SDK says so when it looks for its tokens while storage is blocked.
  silentConsole.allow(/This browser doesn't support (local|session)Storage/);
  const orders = await watchOrders(context);
  await openRequest(page, '7100120');
  await page.evaluate(() => localStorage.setItem('order:7100120:older', '{"version":0}'));
  await submit(page).click();
  await expect(dialog(page)).toContainText('An earlier order may be in flight');
  await dialog(page).getByRole('button', { name: 'Go back' }).click();
  await page.evaluate(() => {
    localStorage.removeItem('order:7100120:older');
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked');
    };
  });
  await submit(page).click();
  await expect(dialog(page)).toContainText("This browser can't store a record of sent orders");
  await dialog(page).getByRole('button', { name: 'Go back' }).click();
  expect(orders).toHaveLength(0);
});
