import type { BrowserContext, Page } from '@playwright/test';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { openRequest, submit, watchOrders } from '@tests/e2e/request/requestScreen';
import { alertsOf, faultAlertsOf, received, SLOW } from './received';

const ADDRESS = '/7100120/history';
const HISTORY = /\/transaction-history-details$/;

const openHistory = async (page: Page): Promise<void> => {
  await openAs(page, ADDRESS);
  await expect(page.getByRole('table', { name: /^Past requests/ })).toBeVisible();
};

/** Changes the first request that the service lists. */
const historyHas = (page: Page, change: object) =>
  page.route(HISTORY, async (route) => {
    const { transactionHistories: [first, ...more] = [], ...answer } = (await (await route.fetch()).json()) as {
      transactionHistories?: object[];
    };
    await route.fulfill({ json: { ...answer, transactionHistories: [{ ...first, ...change }, ...more] } });
  });

const UNRENEWED = 'Sign-ins are not renewed';

/** By alert: what the service does, and the user. Bugs and missing code are in where.test.ts. */
const FAULTS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<void>>> = {
  'An order that could not be confirmed': async (page, context) => {
    await watchOrders(context, (route) => route.abort('connectionreset'));
    await page.clock.install();
    await openRequest(page, '7100120');
    await submit(page).click();
    // In steps that let each read of the list end, far below its time limit.
    const isOver = async (): Promise<boolean> => {
      await page.clock.fastForward('00:05');
      return page.getByText(/We could not confirm the order/).isVisible();
    };
    await expect.poll(isOver, { intervals: [300], timeout: 90_000 }).toBe(true);
  },
  'Answers to orders get lost': async (page, context) => {
    await watchOrders(context, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await openRequest(page, '7100120');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  },
  'Calls fail at the service': async (page) => {
    await page.route(/\/loan-info\/v2\/loan\/\d+$/, (route) => route.fulfill({ status: 503 }));
    await openHistory(page);
  },
  'Answers no longer fit the contract': async (page) => {
    await historyHas(page, { requestId: null });
    await openHistory(page);
  },
  'Values of answers can not be read': async (page) => {
    await historyHas(page, { requestDate: 'Okafor' });
    await openHistory(page);
  },
  // The hidden frame asks a provider whose session has ended.
  [UNRENEWED]: async (page, context) => {
    await page.clock.install();
    const sdk = page.waitForResponse(/\/assets\/appInsights-/);
    await openHistory(page);
    await (await sdk).finished();
    await context.clearCookies();
    await page.clock.fastForward('59:45');
    await page.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name: 'Request' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('User session has timed out.');
  },
  [SLOW]: async (page) => {
    await page.route(HISTORY, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 5_100));
      await route.continue();
    });
    await openHistory(page);
  },
};

/** By alert: those that count the same fault. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'An order that could not be confirmed': ['Answers to orders get lost'],
};

for (const [alert, fail] of Object.entries(FAULTS))
  test(`"${alert}" counts the envelopes of a browser`, async ({ page, context, sandbox, silentConsole }) => {
    silentConsole.allow(/Failed to load resource|ERR_CONNECTION_RESET|ERR_FAILED/);
    await fail(page, context);
    await expect(async () => {
      const envelopes = await received(page, sandbox);
      expect(envelopes).not.toMatch(/7100120|okafor/i);
      const raised = (alert === SLOW ? alertsOf : faultAlertsOf)(envelopes);
      expect(raised).toEqual([alert, ...(BESIDES[alert] ?? [])]);
    }).toPass();
    // While the SDK's hidden frame asks the provider, its address has the ID token: no leak into the page.
    if (alert === UNRENEWED) await page.close();
  });

test('no alert counts those of an ordinary visit', async ({ page, sandbox }) => {
  await openHistory(page);
  await expect.poll(() => received(page, sandbox)).toContain('time-to-usable-screen');
  expect(faultAlertsOf(await received(page, sandbox))).toEqual([]);
});
