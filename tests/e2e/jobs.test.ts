import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page, TestDetails } from '@playwright/test';
import { openHistory, ROW_MENU, rowWith } from './history/screen';
import { CORE, expect, holdTime, passTime, readDocument, takesFocus, test } from './fixtures';
import { openArea } from './journey';
import {
  BROKER,
  NOT_AN_EMPLOYEE,
  authorize,
  complete,
  dialog,
  newForAll,
  openRequest,
  ready,
  replacePassword,
  report,
  submit,
  watchOrders,
} from './request/requestScreen';
import { cell, choice, openSelection } from './selection/screen';

/** `choice` counts entries chosen in a list, `key` the keys pressed; a key with Ctrl or Shift is one. */
interface Effort {
  click: number;
  choice: number;
  key: number;
}

const inWords = (spent: Effort): string =>
  Object.entries(spent)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`)
    .join(', ') || 'no press';

interface Desk {
  page: Page;
  context: BrowserContext;
  sandbox: string;
  allow: (pattern: RegExp) => void;
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
const area = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const JOBS = readFileSync('docs/jobs.md', 'utf8').replaceAll(/\s+/g, ' ');

/** Does one job of docs/jobs.md, and expects the effort that the page states. */
const job = (title: string, effort: string, perform: (desk: Desk) => Promise<void>, details: TestDetails = {}): void =>
  test(title, details, async ({ page, context, sandbox, silentConsole: { allow } }) => {
    expect(JOBS).toContain(`| ${title} | ${effort} |`);
    const spent = await countEffort(context);
    await perform({ page, context, sandbox, allow });
    await expect.poll(() => inWords(spent)).toBe(effort);
  });

const coreJob: typeof job = (title, effort, perform) => job(title, effort, perform, CORE);

async function countEffort(context: BrowserContext): Promise<Effort> {
  const spent: Effort = { click: 0, choice: 0, key: 0 };
  await context.exposeBinding('spend', (_, kind: keyof Effort) => void (spent[kind] += 1));
  await context.addInitScript(() => {
    const { spend } = window as unknown as { spend: (kind: string) => void };
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta'];
    window.addEventListener('pointerdown', () => spend('click'), true);
    window.addEventListener('keydown', ({ key }) => modifiers.includes(key) || spend('key'), true);
    window.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && spend('choice'), true);
  });
  return spent;
}

job('Order DU and LPA for two borrowers', '3 clicks', async ({ page, context }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100101');
  await newForAll(page);
  await expect(report(page, 'Tobias Okafor')).toHaveValue('REQUEST_NEW');
  await authorize(page);
  await submit(page).click();
  await expect(area(page, 'Selection')).toBeVisible();
  expect(orders).toHaveLength(1);
});

coreJob('Order without the mouse', '8 keys', async ({ page, context }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100101');
  await page.keyboard.press('Control+Enter');
  await expect(report(page, 'Maren Okafor')).toBeFocused();
  const all = page.getByRole('button', { name: 'Set all to New' });
  for (let presses = 0; presses < 9 && !(await isFocused(all)); presses += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(report(page, 'Tobias Okafor')).toHaveValue('REQUEST_NEW');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('checkbox', { name: /has authorized this credit pull/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Obtained/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(area(page, 'Selection')).toBeVisible();
  expect(orders).toHaveLength(1);
});

job('Reuse the reports on file', '1 click', async ({ page, context }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100106');
  await submit(page).click();
  await expect(area(page, 'Selection')).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(JSON.stringify(orders)).toContain('REPORT_TYPE_RE_ISSUE');
  expect(JSON.stringify(orders)).not.toContain('REPORT_TYPE_REQUEST_NEW');
});

job('Convert soft reports to full credit', '4 clicks', async ({ page, context }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100103');
  await page.getByRole('button', { name: 'Convert to full credit' }).click();
  await authorize(page);
  await submit(page).click();
  await expect(dialog(page)).toContainText('This adds a hard inquiry for 2 borrowers.');
  // The safe answer comes first: a held key orders nothing.
  await expect(dialog(page).getByRole('button', { name: 'Go back' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Order anyway' }).click();
  await expect(area(page, 'Selection')).toBeVisible();
  expect(orders).toMatchObject([{ isGseSoftCreditPull: false }]);
});

job('Order with a soft pull', '3 clicks', async ({ page, context, allow }) => {
  allow(NOT_AN_EMPLOYEE);
  const orders = await watchOrders(context);
  await openRequest(page, '7100102', BROKER);
  await complete(page);
  await expect(page.getByText(/^You do not have a product selected\./)).toBeVisible();
  await submit(page).click();
  await expect(area(page, 'Selection')).toBeVisible();
  expect(orders).toMatchObject([{ isGseSoftCreditPull: true }]);
});

job('Import credit without an AUS run', '4 clicks', async ({ page, context }) => {
  const orders = await watchOrders(context);
  await openRequest(page, '7100101');
  await page.getByRole('radio', { name: 'Import credit only' }).check();
  await ready(page);
  await complete(page);
  await submit(page).click();
  await expect(area(page, 'History')).toBeVisible();
  expect(orders).toHaveLength(1);
});

coreJob('Order as a broker with another password', '4 clicks, 7 keys', async ({ page, context, allow }) => {
  allow(NOT_AN_EMPLOYEE);
  const orders = await watchOrders(context);
  await openRequest(page, '7100109', BROKER);
  await complete(page);
  await replacePassword(page, 'another');
  await submit(page).click();
  await expect(area(page, 'Selection')).toBeVisible();
  expect(orders).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain('sentOrders');
  expect(stored).not.toContain('another');
});

job('Follow a run from another screen', '3 clicks', async ({ page, sandbox }) => {
  await openRequest(page, '7100104');
  await holdTime(sandbox);
  await submit(page).click();
  await expect(area(page, 'Selection')).toBeVisible();
  await openArea(page, 'Request');
  const running = page.getByRole('region', { name: 'Running request' });
  await expect(running).toContainText(/Request \d+:/);
  await running.getByRole('link', { name: /View/ }).click();
  await passTime(sandbox, 90);
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible();
});

/** A run of the first is open; time has to pass until it ends. */
const EIGHT_LOANS = [112, 101, 104, 106, 111, 113, 116, 120].map((loan) => String(7_100_000 + loan));

job('See which of eight tabs has finished', 'no press', async ({ page, context, sandbox }) => {
  await holdTime(sandbox);
  const tabs = [page];
  await openSelection(page, '7100112');
  for (const loan of EIGHT_LOANS.slice(1)) {
    const tab = await context.newPage();
    await tab.goto(`/${loan}/history`);
    await expect(tab).toHaveTitle(/^\d{4} History$/);
    tabs.push(tab);
  }
  const marked = async (mark: string): Promise<string[]> => {
    const titles = await Promise.all(tabs.map((tab) => tab.title()));
    return EIGHT_LOANS.filter((_, index) => titles[index]?.startsWith(mark));
  };
  await expect.poll(() => marked('⏳ 4612 ')).toEqual(['7100112']);
  await passTime(sandbox, 90);
  await expect.poll(() => marked('✓ 4612 ')).toEqual(['7100112']);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /done/);
  expect(await marked('⏳')).toEqual([]);
});

coreJob('Use another result than the recommended one', '2 clicks, 1 choice', async ({ page }) => {
  await openSelection(page, '7100120');
  await choice(page, 'DU').check();
  await page.getByRole('combobox', { name: /^Reason/ }).selectOption('Better pricing');
  await page.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
});

const collected = (page: Page) => page.getByText(/^\d+ messages, \d+ to collect, \d+ others(, \d+ repeats?)?$/);

/** Opens what LPA asks to collect, by a press on its conditions. */
async function openCollectList(page: Page): Promise<void> {
  await openSelection(page, '7100120');
  await cell(page, 'LPA', 'Conditions').getByRole('button').click();
  await expect(collected(page)).toBeVisible();
}

// @spec FND-29
job('Put on paper what the borrowers have to bring', '2 clicks', async ({ page }) => {
  let pdf: Buffer = Buffer.alloc(0);
  await page.exposeFunction('toPaper', async () => {
    pdf = await page.pdf({ format: 'Letter' });
  });
  await page.addInitScript(() => Object.assign(window, { print: () => (window as Papered).toPaper() }));
  await openCollectList(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1);
});

type Papered = typeof window & { toPaper: () => void };

// @spec FND-29
coreJob('Put what the borrowers have to bring in an e-mail', '3 clicks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCollectList(page);
  await page.getByRole('dialog').getByRole('checkbox').last().uncheck();
  await page.getByRole('button', { name: /^Copy \d+ ticked$/ }).click();
  await expect(page.getByText(/^Copied \d+ of \d+ messages$/).first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Camille Toussaint:\n- Document the income of Camille Toussaint/);
  expect(text).not.toContain('DCH9');
});

job('Find the run where the DTI moved most', '2 clicks', async ({ page }) => {
  await openHistory(page, '7100111/history');
  const link = page.getByRole('link', { name: /^Show request \d+ in the table$/ });
  const requestId = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await page
    .locator(`#request-${requestId}, [id^="request-"]:has-text("${requestId}")`)
    .getByRole('button', { name: /^Compare with request/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/points/)
      .first(),
  ).toBeVisible();
});

job('Find out what the last run added', '2 clicks', async ({ page }) => {
  await openHistory(page, '7100111/history');
  await page
    .getByRole('button', { name: /^Findings of/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'New since last run' }).check();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^New in request \d+: [1-9]/ })).toBeVisible();
});

job('Open the findings, and find out why a request failed', '2 clicks, 1 key', async ({ page }) => {
  await openHistory(page, '7100113/history');
  const findings = page.getByRole('button', { name: /^Findings PDF.*DU/ }).first();
  expect(await readDocument(page, findings)).toContain('Findings');
  await page
    .getByRole('button', { name: /^Error message of request \d+, LPA$/ })
    .first()
    .click();
  await takesFocus(page.getByRole('dialog', { name: 'Message' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowWith(page, 'Error').first()).toBeVisible();
});

job('Fix a rerun that failed', '2 clicks', async ({ page, sandbox }) => {
  await openRequest(page, '7100113');
  await holdTime(sandbox);
  await page
    .getByRole('textbox', { name: /^Reference/ })
    .first()
    .fill('REF-10199');
  await submit(page).click();
  await expect(area(page, 'Selection')).toBeVisible();
  await passTime(sandbox, 90);
  await expect(page.getByText(/^Request \d+ failed for /)).toBeVisible();
  await expect(page.getByText(/^Still in use: /)).toBeVisible();
  // The older run's error is said, and doesn't stand out beside the newer one's.
  await expect(page.getByText('Request 1130042:', { exact: true })).toBeVisible();
  await expect(page.locator('main .notice')).toHaveCount(1);
  await page.getByRole('button', { name: 'Order again: check the reference numbers' }).click();
  await expect(page.getByRole('textbox', { name: /^Reference/ }).first()).toBeFocused();
});

job('Repeat an earlier order', '2 clicks', async ({ page }) => {
  await openHistory(page, '7100118/history');
  await page.getByRole('button', { name: ROW_MENU }).last().click();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText(/^Filled in from request \d+\. Nothing has been ordered yet\.$/).first()).toBeVisible();
  await ready(page);
  await expect(report(page, 'Theo Lindgren')).toHaveValue('RE_ISSUE');
});
