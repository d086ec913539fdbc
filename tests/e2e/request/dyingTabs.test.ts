import type { Page } from '@playwright/test';
import { changeHabits, expect, holdTime, openAs, test } from '@tests/e2e/fixtures';
import { dialog, openRequest, ready, service, submit, watchOrders } from './requestScreen';

const LOAN = '7100120';
const CHECKING = 'Checking whether the order went through…';
const READ = '**/transaction-history-details';

/** Closes a tab without warning, and waits until the browser has taken its lock. */
async function die(tab: Page, other: Page): Promise<void> {
  await tab.close({ runBeforeUnload: false });
  const held = () => other.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(held).not.toContain(`order:${LOAN}`);
}

/** The keys of the orders that the journal has. */
const journalKeys = (page: Page) =>
  page.evaluate(
    (prefix) =>
      Object.entries(localStorage).flatMap(([name, entry]) =>
        name.startsWith(prefix) ? [(JSON.parse(String(entry)) as { key: string }).key] : [],
      ),
    `order:${LOAN}:`,
  );

/** Requests with a body never leave. A request that a test holds would leave when its page is closed. */
const DROP_POSTS = `window.fetch = new Proxy(window.fetch, {
  apply: (send, page, [url, options]) =>
    options?.method === 'POST' ? new Promise(() => undefined) : Reflect.apply(send, page, [url, options]),
})`;

const selection = (page: Page) => page.getByRole('heading', { level: 1, name: 'Selection' });

test.beforeEach(({ sandbox }) => holdTime(sandbox));

test('a tab that dies while it checks the order leaves the other tab free to order', async ({ context }) => {
  const orders = await watchOrders(context);
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, LOAN);
  await openRequest(b, LOAN);
  await a.route(READ, () => undefined);
  const check = a.waitForRequest(READ);
  await submit(a).click();
  await check;
  await die(a, b);
  await submit(b).click();
  await expect(selection(b)).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('a tab that dies with a question open leaves the question to the other tab', async ({ context }) => {
  const orders = await watchOrders(context);
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, LOAN);
  await openRequest(b, LOAN);
  await a.evaluate((key) => localStorage.setItem(key, '{"version":0}'), `order:${LOAN}:older`);
  for (const tab of [a, b]) {
    await submit(tab).click();
    await expect(dialog(tab)).toContainText('An earlier order may be in flight');
    if (tab === a) await die(a, b);
  }
  await dialog(b).getByRole('button', { name: 'Order anyway' }).click();
  await expect(selection(b)).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('a tab that dies before its order leaves the browser leaves its key to the same order', async ({ context }) => {
  const orders = await watchOrders(context);
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, LOAN);
  await a.evaluate(DROP_POSTS);
  await submit(a).click();
  await expect.poll(() => journalKeys(a)).toHaveLength(1);
  const keys = await journalKeys(a);
  await a.close({ runBeforeUnload: false });
  await b.clock.install();
  await openAs(b, `/${LOAN}/request`);
  await expect(b.getByText(CHECKING)).toBeVisible();
  // What is still being read would time out with the clock, and the order would be another one.
  await expect(b.getByText(/^Credit on file: TriPoint/)).toBeVisible();
  await expect(service(b, 'LPA')).not.toHaveValue('');
  await b.waitForLoadState('networkidle');
  await b.clock.fastForward('03:00');
  await expect(b.getByText('We could not confirm the order. Check History before ordering again.')).toBeVisible();
  await submit(b).click();
  await expect(dialog(b)).toContainText('An earlier order could not be confirmed');
  await dialog(b).getByRole('button', { name: 'Order anyway' }).click();
  await expect(selection(b)).toBeVisible();
  expect(orders.map(({ clientRequestKey }) => clientRequestKey)).toEqual(keys);
});

test('a tab that dies while it looks its order up leaves that to the other tab', async ({
  context,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(/ERR_CONNECTION_RESET/);
  await changeHabits(sandbox, { listsAfterSeconds: 600 });
  const orders = await watchOrders(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, LOAN);
  await submit(a).click();
  await expect(a.getByText(CHECKING)).toBeVisible();
  await openAs(b, `/${LOAN}/request`);
  await expect(b.getByText('An order for this loan is being placed in another window.')).toBeVisible();
  await a.close({ runBeforeUnload: false });
  await expect(b.getByText(CHECKING)).toBeVisible();
  await changeHabits(sandbox, { listsAfterSeconds: 0 });
  await expect(b.getByText('Your order went through.')).toBeVisible();
  await ready(b);
  expect(orders).toHaveLength(1);
});

test('a tab that dies while it waits for the lock takes nothing with it', async ({ context }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const orders = await watchOrders(context, async (route) => {
    await held;
    await route.continue();
  });
  const [a, b, c] = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of [a, b, c]) await openRequest(tab, LOAN);
  await submit(a).click();
  await expect.poll(() => orders.length).toBe(1);
  const elsewhere = 'An order for this loan is being placed in another window.';
  for (const tab of [b, c]) await expect(tab.getByText(elsewhere)).toBeVisible();
  await b.close({ runBeforeUnload: false });
  letGo();
  await expect(selection(a)).toBeVisible();
  await expect(c.getByText(elsewhere)).toBeHidden();
  await submit(c).click();
  await expect(dialog(c)).toContainText('A request is still being processed');
  expect(orders).toHaveLength(1);
});
