import type { Page } from '@playwright/test';
import { expect, takesFocus, test } from '@tests/e2e/fixtures';
import { brokenWords } from '@tests/e2e/measure';
import { openHistory, table } from './screen';

const HEIGHT = 768;

test.use({ viewport: { width: 1366, height: HEIGHT } });

/** Where the rows of the table are that the window shows as a whole. */
async function visibleRows(page: Page): Promise<{ top: number; count: number }> {
  const boxes = await table(page)
    .locator('tbody > tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  return { top: boxes[0]?.top ?? Infinity, count: boxes.filter(({ bottom }) => bottom <= HEIGHT).length };
}

test('the first row of a long history is above the middle, and twelve are visible', async ({ page }) => {
  await openHistory(page, '7100111/history');
  await expect(page.getByRole('button', { name: 'DTI of all runs' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^DU flags excessive resubmissions/)).toBeVisible();
  expect(await brokenWords(table(page).locator('thead'))).toEqual([]);
  await page.getByRole('button', { name: 'Show all 46' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await visibleRows(page)).top).toBeLessThan(300);
  expect((await visibleRows(page)).count).toBeGreaterThanOrEqual(12);
});

test('search, filters and tools are in the line of the heading', async ({ page }) => {
  await openHistory(page, '7100111/history');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const middle = (heading?.y ?? 0) + (heading?.height ?? 0) / 2;
  for (const control of [
    page.getByRole('searchbox', { name: 'Search requests' }),
    page.getByRole('combobox', { name: 'Status' }),
    page.getByRole('combobox', { name: 'Dates' }),
    page.getByRole('button', { name: 'Expand all' }),
    page.getByRole('button', { name: 'More', exact: true }),
  ]) {
    const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBeLessThan(middle);
    expect(y + height).toBeGreaterThan(middle);
  }
});

test('the button that clears the filters moves no field', async ({ page }) => {
  await openHistory(page, '7100111/history');
  const fields = [
    page.getByRole('searchbox', { name: 'Search requests' }),
    page.getByRole('combobox', { name: 'Dates' }),
    page.getByRole('button', { name: 'Expand all' }),
  ];
  const places = () => Promise.all(fields.map((field) => field.boundingBox()));
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const before = await places();
    await fields[0]?.fill('1110');
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Clear filters' }).click();
  }
});

test('the course of the DTI is folded below six requests, and remembers a choice', async ({ page }) => {
  await openHistory(page, '7100123/history');
  const fold = page.getByRole('button', { name: 'DTI of all runs' });
  const course = page.getByRole('img', { name: /^DU: / });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(course).toHaveCount(0);
  await fold.click();
  await expect(course).toBeVisible();
  await page.reload();
  await expect(course).toBeVisible();
  await fold.click();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('what the app adds to a row is in its menu, and the focus returns to the menu', async ({ page }) => {
  await openHistory(page, '7100116/history');
  const menu = page.getByRole('button', { name: 'More for request 1160021, DU' });
  await menu.click();
  const list = page.getByRole('dialog', { name: 'More for request 1160021, DU' });
  await expect(list.getByRole('button')).toHaveText([
    'Compare with request 1160011',
    'Findings side by side',
    'Order again',
  ]);
  await takesFocus(list);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await list.getByRole('button', { name: 'Compare with request 1160011' }).click();
  await expect(page.getByRole('dialog', { name: /compared with request/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the first message of the findings is in the upper third, below tabs and facts of one line each', async ({
  page,
}) => {
  await openHistory(page, '7100111/history');
  await page
    .getByRole('button', { name: /^Findings of/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const message = sheet.getByRole('listitem').first();
  await expect(message).toBeVisible();
  expect((await message.boundingBox())?.y).toBeLessThan(260);
  await sheet.getByRole('radio', { name: 'DU', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'New since last run' })).toBeChecked();
});
