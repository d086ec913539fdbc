import { expect, openAs, plantFault, test } from '@tests/e2e/fixtures';
import type { Page } from '@playwright/test';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Ids follow in a line of their own. */
const lineOf = (item = ''): string => item.split('\n')[0] ?? '';

async function openFilePage(page: Page, address: string) {
  await openAs(page, address);
  await page.getByRole('button', { name: 'File page' }).click();
  const dialog = page.getByRole('dialog', { name: /^AUS file page/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Loading what is missing')).toHaveCount(0);
  return dialog;
}

for (const [format, width] of [
  ['A4', 703],
  ['Letter', 725],
] as const)
  test(`the file page of an ordinary loan fits one page of ${format}: who, when, from, to, and nothing to press`, async ({
    page,
  }) => {
    for (const address of ['/7100116/selection', '/7100120/selection']) {
      await openFilePage(page, address);
      expect(pagesOf(await page.pdf({ format })), address).toBe(1);
    }
    const dialog = await openFilePage(page, '/7100116/selection');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 1000 });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(/Printed by Rita Ibarra, \d\d\/\d\d\/\d\d/)).toBeVisible();
    await expect(page.getByText('Beatriz Carvalho', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Beatriz Carvalho, Paulo Carvalho')).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    const log = dialog.getByRole('table', { name: 'Override log' });
    await expect(log.getByRole('row').last()).toHaveText(/Rita Ibarra\s*LPA\s*DU\s*Underwriter direction/);
    await expect(dialog.getByRole('table', { name: 'Results of request 1160021' })).toContainText('DU (in use)');
    await expect(dialog.getByText(/^Obtained .* by Rita Ibarra$/)).toBeVisible();
    await expect(dialog.getByText('This page adds no judgment.')).toBeVisible();
    const sources = dialog.getByRole('region', { name: 'Sources' }).getByRole('listitem');
    const numbers = await dialog.locator('sup').allTextContents();
    expect(new Set(numbers).size).toBe(await sources.count());
    for (const source of await sources.all()) await expect(source).toBeVisible();
    for (const button of await dialog.getByRole('button').all()) await expect(button).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('what the result in use asks for is a page of its own, when it is added', async ({ page }) => {
  const dialog = await openFilePage(page, '/7100120/selection');
  await dialog.getByRole('button', { name: 'Add what to collect' }).click();
  const list = dialog.getByRole('region', { name: /^To collect: request \d+, LPA$/ });
  const lines = list.getByRole('listitem');
  await expect(lines.first()).toBeInViewport();
  const [first, second] = await lines.allInnerTexts();
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(2);
  await list.getByRole('checkbox').first().uncheck();
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText(lineOf(first))).toBeHidden();
  await expect(list.getByText(lineOf(second))).toBeVisible();
});

test('a touch on a figure names its source, also in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const dialog = await openFilePage(page, '/7100120/history');
  const figure = dialog.getByText(/close by \d\d\/\d\d\/\d\d/).first();
  // Tooltips load after the first screen, and a touch before that shows none.
  await expect(async () => {
    await figure.click();
    await expect(page.getByRole('tooltip')).toHaveText(/^Selection: relief of \w+, response \d+$/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('what could not be read is on paper too', async ({ page, sandbox, silentConsole }) => {
  silentConsole.allow(/status of 503/);
  await plantFault(sandbox, { call: 'recentCreditRequest', loanId: '7100116', kind: 'status', status: 503 });
  const dialog = await openFilePage(page, '/7100116/history');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('region', { name: 'Not loaded' })).toContainText('the credit on file');
  await expect(dialog.getByText('not loaded', { exact: true }).first()).toBeVisible();
});

test('no code of the file page loads before the first rows of History', async ({ page }) => {
  const scripts: string[] = [];
  let hasRows = false;
  page.on('request', (request) => {
    if (!hasRows && request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    // Without it, the first screen never counts as ready, and nothing is loaded ahead.
    window.requestIdleCallback = () => 0;
  });
  await openAs(page, '/7100111/history');
  await expect(page.locator('tbody[data-group]').first()).toBeVisible();
  hasRows = true;
  expect(scripts.filter((name) => /filePage|dialogs-/i.test(name))).toEqual([]);
});
