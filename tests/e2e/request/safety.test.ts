import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { expect, holdTime, test } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { dialog, openRequest, placeOrder, ready, service, submit, watchOrders } from './requestScreen';

const LOST = /ERR_CONNECTION_RESET/;
const CHECKING = 'Checking whether the order went through…';

test('a new order asks about an earlier unconfirmed order', async ({ page, context, silentConsole }) => {
  silentConsole.allow(LOST);
  const orders = await watchOrders(context, (route) => route.abort('connectionreset'));
  await openRequest(page, '7100119');
  await submit(page).click();
  await expect(page.getByText(CHECKING)).toBeVisible();
  // Marks the order as searched for, so that the search after the reload stops after one attempt.
  await page.evaluate(() => {
    const [key, entry] = Object.entries(localStorage).find(([name]) => name.startsWith('order:7100119:')) ?? [];
    const attempt = JSON.parse(String(entry)) as object;
    localStorage.setItem(String(key), JSON.stringify({ ...attempt, state: 'unconfirmed' }));
  });
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('We could not confirm the order. Check History before ordering again.')).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  // A press during the look does nothing.
  await expect(async () => {
    await submit(page).click();
    await expect(dialog(page)).toContainText('An earlier order could not be confirmed', { timeout: 2000 });
  }).toPass();
  await dialog(page).getByRole('button', { name: 'Go back' }).click();
  expect(orders).toHaveLength(1);
});

test('an order whose response is lost is found, and never sent again', async ({ page, context, silentConsole }) => {
  silentConsole.allow(LOST);
  const orders = await watchOrders(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openRequest(page, '7100120');
  await placeOrder(page);
  expect(orders).toHaveLength(1);
});

test('an order that succeeded before the service broke is found behind the error', async ({
  page,
  context,
  silentConsole,
}) => {
  silentConsole.allow(/status of 500/);
  const orders = await watchOrders(context, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, json: { failureTrackingNumber: 'T-1' } });
  });
  await openRequest(page, '7100120');
  await submit(page).click();
  await expect(page.getByRole('alertdialog').filter({ hasText: 'T-1' })).toBeVisible();
  await expect(page).toHaveURL(/\/selection$/);
  expect(orders).toHaveLength(1);
});

test('an order in flight during a page reload is looked up', async ({ page, context, silentConsole }) => {
  silentConsole.allow(LOST);
  const orders = await watchOrders(context, (route) => route.abort('connectionreset'));
  await page.clock.install();
  await openRequest(page, '7100119');
  await service(page, 'LPA').selectOption('not_applicable');
  await submit(page).click();
  await expect(page.getByText(CHECKING)).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await expect(service(page, 'LPA')).toHaveValue('not_applicable');
  await submit(page).click({ force: true });
  // Waits for the next search for the order: an order from this click would have been sent before it.
  const search = page.waitForRequest(/transaction-history-details$/);
  await page.clock.runFor(HISTORY_POLL_INTERVAL_MS);
  await search;
  expect(orders).toHaveLength(1);
});

for (const { how, press } of [
  {
    how: 'clicked twice in one frame',
    press: 'document.activeElement.click(); document.activeElement.click()',
  },
  { how: 'pressed with Enter held down', press: null },
]) {
  test(`pressing the button ${how} sends one order`, async ({ page, context, sandbox }) => {
    await holdTime(sandbox);
    const orders = await watchOrders(context);
    await openRequest(page, '7100120');
    await submit(page).focus();
    if (press === null) for (let times = 0; times < 12; times += 1) await page.keyboard.down('Enter');
    else await page.evaluate(press);
    await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
    await page.keyboard.up('Enter');
    expect(orders).toHaveLength(1);
  });
}

// @spec OWN-16
test('two windows place one order', async ({ context, sandbox }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await holdTime(sandbox);
  let sentKey: string | undefined;
  const orders = await watchOrders(context, async (route) => {
    sentKey = route.request().headers()['idempotency-key'];
    await held;
    await route.continue();
  });
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, '7100106');
  await b.goto('/7100106/request');
  await ready(b);
  await submit(a).click();
  await expect.poll(() => orders.length).toBe(1);
  await expect(a.getByText('Placing the order…')).toBeVisible();
  await expect(a.getByRole('textbox', { name: 'Note for the file' })).toBeDisabled();
  await expect(b.getByText('An order for this loan is being placed in another window.')).toBeVisible();
  await submit(b).click();
  const news = b
    .getByRole('region', { name: 'Notifications' })
    .getByText(/^An order was placed for this loan in another window: requests? \d+.*\.$/);
  letGo();
  await Promise.all([
    expect(a.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible(),
    expect(news).toBeVisible(),
  ]);
  await expect(b.getByText('An order for this loan is being placed in another window.')).toBeHidden();
  await expect(b.getByRole('region', { name: 'Order' })).toContainText('DU (run 2) + LPA (run 2)');
  await submit(b).click();
  await expect(dialog(b)).toContainText('A request is still being processed');
  await expect(dialog(b)).toContainText('The same order was placed a few minutes ago');
  await dialog(b).getByRole('button', { name: 'Go back' }).click();
  expect(orders).toHaveLength(1);
  expect(sentKey).toBe(orders[0]?.clientRequestKey);
});

test('changes are kept as a draft, leaving asks about them, and the user can discard them', async ({ page }) => {
  await openRequest(page, '7100101');
  const note = page.getByRole('textbox', { name: 'Note for the file' });
  await note.fill('rate lowered');
  await service(page, 'LPA').selectOption('not_applicable');
  await openArea(page, 'History');
  await openArea(page, 'Request');
  await expect(note).toHaveValue('rate lowered');
  const questions: string[] = [];
  page.once('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.reload();
  await ready(page);
  expect(questions).toEqual(['beforeunload']);
  // Choices are stored; texts, which may contain personal data, are not.
  await expect(service(page, 'LPA')).toHaveValue('not_applicable');
  await expect(note).toHaveValue('');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(service(page, 'LPA')).toHaveValue('request_new');
  await page.reload();
  await ready(page);
  await expect(service(page, 'LPA')).toHaveValue('request_new');
});
