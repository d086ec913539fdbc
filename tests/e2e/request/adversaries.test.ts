import type { Browser, Page } from '@playwright/test';
import { changeHabits, expect, holdTime, openAs, test } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { dialog, openRequest, placeOrder, ready, submit, watchOrders } from './requestScreen';

const LOAN = '7100120';
const CHECKING = 'Checking whether the order went through…';
const requests = (page: Page) => page.getByRole('button', { name: /^Request \d+ details$/ });

/** Opens another loan, or the same one again, within the running app. */
async function openLoan(page: Page, loanId: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/${loanId}/request`);
  await expect(page).toHaveURL(new RegExp(`/${loanId}/request$`));
}

/** A colleague at another computer orders for the loan. */
async function colleagueOrders(browser: Browser, baseURL: string | undefined): Promise<void> {
  const colleague = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await colleague.newPage();
  await openAs(page, `/${LOAN}/request`, 'Sam Lindqvist');
  await ready(page);
  await placeOrder(page);
  await colleague.close();
}

test("a colleague's order is asked about", async ({ page, context, browser, baseURL, sandbox }) => {
  await holdTime(sandbox);
  const orders = await watchOrders(context);
  await openRequest(page, LOAN);
  await colleagueOrders(browser, baseURL);
  await submit(page).click();
  await expect(dialog(page)).toContainText('Another order was placed for this loan');
  await expect(dialog(page)).toContainText('by Sam Lindqvist');
  expect(orders).toHaveLength(0);
});

test("a colleague's order is never taken for the user's own", async ({
  page,
  context,
  browser,
  baseURL,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(/ERR_CONNECTION_RESET/);
  await holdTime(sandbox);
  const orders = await watchOrders(context, (route) => route.abort('connectionreset'));
  await page.clock.install();
  await openRequest(page, LOAN);
  await submit(page).click();
  await expect(page.getByText(CHECKING)).toBeVisible();
  // The same order, and new: only the key tells it from the one that was lost.
  await colleagueOrders(browser, baseURL);
  // Not while the list is read: a read that the jump ends proves nothing.
  await (await page.waitForResponse(/transaction-history-details$/)).finished();
  await page.clock.fastForward('03:00');
  await expect(page.getByText('We could not confirm the order. Check History before ordering again.')).toBeVisible();
  await expect(page.getByText(/Your order (probably )?went through/)).toBeHidden();
  expect(orders).toHaveLength(1);
});

for (const { service, deduplicates, more } of [
  { service: 'a service that places it once', deduplicates: true, more: 1 },
  { service: 'a service that places it twice', deduplicates: false, more: 2 },
]) {
  test(`an order that the network sends twice, to ${service}`, async ({ page, context, sandbox, silentConsole }) => {
    silentConsole.allow(/status of 409/);
    await holdTime(sandbox);
    await changeHabits(sandbox, { deduplicates });
    // The page sends one order; the service receives two, and the page the answer to the second.
    const orders = await watchOrders(context, async (route) => {
      await route.fetch();
      await route.continue();
    });
    await openAs(page, `/${LOAN}/history`);
    await expect(requests(page).first()).toBeVisible();
    const before = await requests(page).count();
    await openArea(page, 'Request');
    await ready(page);
    // The user was warned where the service cannot prevent it.
    await expect(page.getByText('This service may place an order twice.')).toHaveCount(deduplicates ? 0 : 1);
    await placeOrder(page);
    await openArea(page, 'History');
    await expect(requests(page)).toHaveCount(before + more);
    expect(orders).toHaveLength(1);
  });
}

test('loans switched while another tab orders leave no lock behind', async ({ context, sandbox }) => {
  await holdTime(sandbox);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const orders = await watchOrders(context, async (route) => {
    await held;
    await route.continue();
  });
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, LOAN);
  await openRequest(b, LOAN);
  await submit(a).click();
  await expect.poll(() => orders.length).toBe(1);
  const elsewhere = b.getByText('An order for this loan is being placed in another window.');
  await expect(elsewhere).toBeVisible();
  for (let trip = 0; trip < 20; trip += 1) {
    await openLoan(b, '7100106');
    await openLoan(b, LOAN);
  }
  await expect(elsewhere).toBeVisible();
  letGo();
  await expect(a.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await expect(elsewhere).toBeHidden();
  await ready(b);
  await submit(b).click();
  await expect(dialog(b)).toContainText('A request is still being processed');
  await dialog(b).getByRole('button', { name: 'Go back' }).click();
  const locks = () => b.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(locks).not.toContain(`order:${LOAN}`);
  expect(orders).toHaveLength(1);
});
