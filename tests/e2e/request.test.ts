import type { BrowserContext, Page } from '@playwright/test';
import {
  ACCOUNT_NUMBER_INVALID,
  ACCOUNT_PASSWORD_INVALID,
  BOTH_NOT_APPLICABLE,
  CASEFILE_MISSING,
  CREDIT_AGENCY_INVALID,
  CREDIT_TYPES_DIFFER,
  DU_CONSTRUCTION,
  LP_CONSTRUCTION,
  LPA_KEY_MISSING,
  LPA_THRU_CALIBER_KEY_MISSING,
  PRODUCT_MISSING,
  REFERENCE_MISSING,
  REQUIRED_FIELDS_INVALID,
  SOFT_PULL_NO_PRODUCT,
  SOFT_PULL_PRODUCT,
  tooManyApplicants,
} from '@/config/messages';
import { expect, openAs, test } from './fixtures';

const ORDER = '**/multi-aus-request';
const BROKER = 'Toni Bright';
/** What the browser writes down when the employee look-up does not know a broker. */
const NOT_AN_EMPLOYEE = /404 \(Not Found\)/;

const submit = (page: Page) => page.getByRole('button', { name: /^(Submit for AUS|Import credit)$/ });
const summary = (page: Page) => page.getByRole('region', { name: REQUIRED_FIELDS_INVALID });
const choose = (page: Page, field: string, value: string) =>
  page.getByRole('combobox', { name: field, exact: true }).selectOption(value);

async function openRequest(page: Page, loanId: string, name?: string): Promise<void> {
  await openAs(page, `/${loanId}/request`, name);
  await expect(page.getByRole('table', { name: /Borrowers and the credit reports/ })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
}

async function authorise(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /has authorised this credit pull/ }).check();
  await expect(page.getByText(/^Obtained/)).toBeVisible();
}

test.describe('every validation text in the browser (specification §5)', () => {
  test('services, identifiers, references, agency and credit', async ({ page }) => {
    await openRequest(page, '7100101');
    for (const service of ['DU', 'LPA']) await choose(page, `Transaction type, ${service}`, 'import_existing');
    await choose(page, 'Report, Maren Okafor', 'RE_ISSUE');
    await choose(page, 'Credit agency (required)', '');
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('listitem')).toHaveText([
      CASEFILE_MISSING,
      LPA_KEY_MISSING,
      'LPA loan identifier: enter the loan identifier',
      CREDIT_AGENCY_INVALID,
      `${REFERENCE_MISSING} — Maren Okafor`,
      'Tobias Okafor: choose New or Reissue',
    ]);
    for (const service of ['DU', 'LPA']) await choose(page, `Transaction type, ${service}`, 'not_applicable');
    await expect(summary(page).getByRole('listitem').first()).toHaveText(BOTH_NOT_APPLICABLE);
    await summary(page).getByRole('link', { name: REFERENCE_MISSING }).click();
    await expect(page.getByRole('textbox', { name: 'Reference #, Maren Okafor' })).toBeFocused();
  });

  test('a transaction type that nobody has chosen', async ({ page, context, silentConsole }) => {
    silentConsole.allow(NOT_AN_EMPLOYEE);
    await context.route('**/request-type/*', async (route) => {
      await route.fulfill({ response: await route.fetch(), body: 'null' });
    });
    await openRequest(page, '7100110', BROKER);
    await submit(page).click();
    const lines = summary(page).getByRole('listitem');
    for (const service of ['DU', 'LPA', 'LPA-C']) {
      await expect(lines.filter({ hasText: `${service}: choose a transaction type` })).toHaveCount(1);
    }
  });

  test("a broker's account and LPA through a servicer", async ({ page, silentConsole }) => {
    silentConsole.allow(NOT_AN_EMPLOYEE);
    await openRequest(page, '7100109', BROKER);
    await page.getByRole('button', { name: 'New for all' }).click();
    await choose(page, 'Transaction type, LPA-C', 'import_existing');
    await expect(page.getByRole('combobox', { name: 'Transaction type, LPA', exact: true })).toHaveValue(
      'not_applicable',
    );
    await page.getByRole('textbox', { name: 'Account number (required)' }).fill('');
    await submit(page).click();
    await expect(summary(page).getByRole('listitem')).toHaveText([
      LPA_THRU_CALIBER_KEY_MISSING,
      ACCOUNT_NUMBER_INVALID,
      ACCOUNT_PASSWORD_INVALID,
      'Borrower acknowledgement: needed before credit is pulled',
    ]);
  });

  test('soft pulls', async ({ page }) => {
    await openRequest(page, '7100102');
    await expect(page.getByText(SOFT_PULL_NO_PRODUCT)).toBeVisible();
    await page.getByRole('radio', { name: 'Full-Tri' }).check();
    await expect(page.getByText(PRODUCT_MISSING)).toBeVisible();

    await page.goto('/7100103/request');
    await choose(page, 'Pull type, Sofia Villanueva', 'full');
    await expect(page.getByText(CREDIT_TYPES_DIFFER)).toBeVisible();

    await page.goto('/7100104/request');
    await page.getByRole('radio', { name: 'AUS Soft' }).check();
    await expect(page.getByText(SOFT_PULL_PRODUCT)).toBeVisible();
  });

  test('what the loan itself rules out', async ({ page }) => {
    await openRequest(page, '7100105');
    await expect(page.getByText(PRODUCT_MISSING)).toBeVisible();
    for (const service of ['DU', 'LPA']) await choose(page, `Transaction type, ${service}`, 'request_new');
    await expect(page.getByText(DU_CONSTRUCTION)).toBeVisible();
    await expect(page.getByText(LP_CONSTRUCTION)).toBeVisible();

    await page.goto('/7100108/request');
    await expect(page.getByText(tooManyApplicants(5))).toBeVisible();
    await choose(page, 'Transaction type, LPA', 'not_applicable');
    await expect(page.getByText(tooManyApplicants(5))).toBeHidden();
  });
});

test('an order whose answer is lost is found, and never sent again', async ({ page, context, silentConsole }) => {
  silentConsole.allow(/ERR_CONNECTION_RESET/);
  const sent = await interceptOrders(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openRequest(page, '7100120');
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(sent()).toBe(1);
});

test('an order that was on its way when the page was reloaded is looked for', async ({
  page,
  context,
  silentConsole,
}) => {
  silentConsole.allow(/ERR_CONNECTION_RESET/);
  const sent = await interceptOrders(context, (route) => route.abort('connectionreset'));
  await openRequest(page, '7100119');
  await page.getByRole('textbox', { name: 'Note for the file' }).fill('rate lowered');
  await submit(page).click();
  await expect(page.getByText('Checking whether the order went through…')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Checking whether the order went through…')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note for the file' })).toHaveValue('rate lowered');
  expect(sent()).toBe(1);
});

test('two windows order once', async ({ context }) => {
  const sent = await interceptOrders(context, (route) => route.continue());
  const [a, b] = [await context.newPage(), await context.newPage()];
  await openRequest(a, '7100106');
  await b.goto('/7100106/request');
  await expect(submit(b)).toBeEnabled();
  await Promise.all([submit(a).click(), submit(b).click()]);
  await expect.poll(sent).toBe(1);
});

test('a password is found nowhere but in the order', async ({ page, context, silentConsole }) => {
  silentConsole.allow(NOT_AN_EMPLOYEE);
  const CANARY = 'canary-Pa$$ 7';
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const isOrder = request.url().endsWith('/multi-aus-request');
    if (!isOrder && `${request.url()} ${request.postData() ?? ''}`.includes('canary')) elsewhere.push(request.url());
  });
  const orders: string[] = [];
  await context.route(ORDER, async (route) => {
    if (route.request().method() === 'POST') orders.push(route.request().postData() ?? '');
    await route.continue();
  });
  await openRequest(page, '7100110', BROKER);
  await choose(page, 'Credit agency (required)', '138');
  await page.getByRole('textbox', { name: 'Account number (required)' }).fill('BRIGHT138');
  await page.getByLabel('Account password (required)', { exact: true }).fill(CANARY);
  await page.getByRole('button', { name: 'New for all' }).click();
  await authorise(page);
  const sinks = async () =>
    [
      await page.content(),
      page.url(),
      await page.title(),
      JSON.stringify(await context.storageState()),
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), window.history.state])),
    ].join();
  expect(await sinks()).not.toContain('canary');
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toContain(JSON.stringify(CANARY));
  expect(await sinks()).not.toContain('canary');
  expect(elsewhere).toEqual([]);
});

/** Answers orders in place of the service; the result counts them. */
async function interceptOrders(
  context: BrowserContext,
  answer: (route: Parameters<Parameters<BrowserContext['route']>[1]>[0]) => Promise<void>,
): Promise<() => number> {
  let count = 0;
  await context.route(ORDER, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    count += 1;
    return answer(route);
  });
  return () => count;
}
