import type { BrowserContext, Page, Route } from '@playwright/test';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { expect, holdTime, openAs, passTime } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';

export const BROKER = 'Toni Bright';
/** The browser's message when the employee lookup doesn't know a broker. */
export const NOT_AN_EMPLOYEE = /404 \(Not Found\)/;

const ORDER_PATH = '/multi-aus-request';
/** Longer than any run, in simulated seconds. */
const A_WHOLE_RUN = 90;

export const submit = (page: Page) => page.getByRole('button', { name: /^(Submit for AUS|Import credit)$/ });
/** The bar's button after a refused order, which opens the list. */
export const refused = (page: Page) => page.getByRole('button', { name: new RegExp(`^${REQUIRED_FIELDS_INVALID}`) });
export const summary = (page: Page) => page.getByRole('region', { name: REQUIRED_FIELDS_INVALID });
/** The sentence that opens to the list of what is left. */
export const openItems = (page: Page) => page.getByRole('button', { name: /^\d+ things? left: / });
export const service = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Transaction type, ${name}`, exact: true });
export const report = (page: Page, borrower: string) => page.getByRole('combobox', { name: `Report, ${borrower}` });
export const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Before you order' });

export const choose = async (page: Page, field: string, value: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).selectOption(value);
};

/** Opens the Request screen as a signed-in user. */
export async function openRequest(page: Page, loanId: string, name?: string): Promise<void> {
  await openAs(page, `/${loanId}/request`, name);
  await ready(page);
}

/** The field for the account password. It exists only while no stored password is used. */
export const passwordField = (page: Page) => page.getByLabel('Account password (required)', { exact: true });

/** Types an account password that replaces the stored one. */
export async function replacePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Use another password' }).click();
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(password);
}

/** Waits until everything that an order needs has loaded. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: /Borrowers and the credit reports/ })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
}

export async function newForAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set all to New' }).click();
}

export async function authorize(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await expect(page.getByText(/^Obtained/)).toBeVisible();
}

/** Fills in what a new order of all reports needs. */
export async function complete(page: Page): Promise<void> {
  await newForAll(page);
  await authorize(page);
}

/** Submits, and waits for the screen that opens after an order. */
export async function placeOrder(page: Page): Promise<void> {
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
}

interface Ordering {
  /** The screen that opens after the order. */
  leadsTo?: 'Selection' | 'History';
  /** The button that confirms the question before the order. */
  confirmsBy?: string;
}

/** Orders, lets the whole run pass, and returns the text of each service in History, such as 'DU Approve/Eligible'. */
export async function orderAndRead(page: Page, sandbox: string, ordering: Ordering = {}): Promise<string[]> {
  const { leadsTo: area = 'Selection', confirmsBy } = ordering;
  await holdTime(sandbox);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith(ORDER_PATH) && response.request().method() === 'POST',
  );
  await submit(page).click();
  if (confirmsBy !== undefined) await dialog(page).getByRole('button', { name: confirmsBy }).click();
  await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
  await passTime(sandbox, A_WHOLE_RUN);
  const { requests } = (await (await answer).json()) as { requests: { requestId: string }[] };
  return outcomesOf(page, requests[0]?.requestId ?? '');
}

/** Returns the text of each service of the newest request in History, once it is the expected request. */
async function outcomesOf(page: Page, requestId: string): Promise<string[]> {
  // Opening the screen reads the history at once.
  if (page.url().endsWith('/history')) await page.reload();
  else await openArea(page, 'History');
  const rows = page.getByRole('table', { name: 'Past requests, newest first' }).locator('tbody tr:not([data-detail])');
  await expect(rows.first().getByRole('button', { name: `Request ${requestId} details` })).toBeVisible();
  await expect(rows.filter({ hasText: 'Processing' })).toHaveCount(0);
  return rows.evaluateAll((all) => {
    const next = all.findIndex(
      (row, index) => index > 0 && row.querySelector('[data-column=request] [aria-expanded]') !== null,
    );
    const textOf = (row: Element, column: string) => row.querySelector(`[data-column=${column}]`)?.textContent ?? '';
    return (next === -1 ? all : all.slice(0, next)).map((row) => `${textOf(row, 'aus')} ${textOf(row, 'outcome')}`);
  });
}

export interface OrderBody {
  clientRequestKey: string;
  [field: string]: unknown;
}

/** Records every order, and optionally answers it instead of the service. */
export async function watchOrders(
  context: BrowserContext,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<OrderBody[]> {
  const orders: OrderBody[] = [];
  await context.route(`**${ORDER_PATH}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    orders.push(route.request().postDataJSON() as OrderBody);
    return answer(route);
  });
  return orders;
}
