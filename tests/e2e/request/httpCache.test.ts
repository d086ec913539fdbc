import { CORE, expect, holdTime, plantFault, test } from '@tests/e2e/fixtures';
import { dialog, openRequest, placeOrder, submit } from './requestScreen';

const LOAN = '7100120';

// The sandbox's responses have a Last-Modified date and no Cache-Control: Chromium would reuse them for years. A test
// that routes requests would turn its cache off.
test(
  "a colleague's order is asked about although the list could come from the browser's cache",
  CORE,
  async ({ page, browser, baseURL, sandbox }) => {
    await holdTime(sandbox);
    await openRequest(page, LOAN);
    const colleague = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const theirs = await colleague.newPage();
    await openRequest(theirs, LOAN, 'Sam Lindqvist');
    await placeOrder(theirs);
    await colleague.close();

    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/multi-aus-request')) orders.push(request.url());
    });
    await submit(page).click();
    await expect(dialog(page)).toContainText('A request is still being processed');
    expect(orders).toEqual([]);
  },
);

test("a lost order is found although the list could come from the browser's cache", async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await openRequest(page, LOAN);
  await plantFault(sandbox, { call: 'placeOrder', kind: 'truncated', times: 1 });
  await placeOrder(page);
});
