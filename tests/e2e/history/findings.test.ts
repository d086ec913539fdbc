import type { Page } from '@playwright/test';
import { CORE, expect, takesFocus, test } from '@tests/e2e/fixtures';
import { tabTo } from '@tests/e2e/accessibility/keys';
import { cell, openSelection } from '@tests/e2e/selection/screen';
import { openHistory } from './screen';

test.use({ viewport: { width: 1366, height: 768 } });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Findings of requests? / });
const links = (page: Page) => page.getByRole('button', { name: /^Findings of request/ });

/** Compares the newest run with the previous one, by keys alone. */
async function compareByKeys(page: Page): Promise<void> {
  await openHistory(page, '7100111/history');
  await links(page).first().focus();
  await page.keyboard.press('Enter');
  await takesFocus(sheetOf(page));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 3, name: /^New in request \d+: \d+$/ })).toBeVisible();
}

// @spec FND-13, FND-17
test(
  'the keyboard opens, compares, scrolls and closes the findings, and History gets the focus back',
  CORE,
  async ({ page }) => {
    await compareByKeys(page);
    const box = await sheetOf(page).boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 768]);
    // What differs is marked by more than color.
    const [gone, now] = [page.locator('del').first(), page.locator('ins').first()];
    await expect(gone).toHaveCSS('text-decoration-line', 'line-through');
    await expect(now).toHaveCSS('text-decoration-line', 'underline');
    const last = sheetOf(page).getByRole('button', { name: /^Same: \d+$/ });
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(links(page).first()).toBeFocused();
  },
);

// @spec FND-9
test('markup stays text, hidden characters show, and a text of 20,000 characters is whole', async ({ page }) => {
  await openHistory(page, '7100121/history');
  await links(page).first().click();
  const sheet = sheetOf(page);
  await expect(sheet).toContainText('<script>alert(1)</script> <img src=x onerror=alert(1)>');
  await expect(sheet).toContainText('Turned around: [U+202E]elbigile ton[U+202C]. Split: eli[U+200B]gible.');
  await expect(sheet).toContainText('long '.repeat(4_000).trim());
  await expect(sheet).toContainText('has no text, and is not listed');
  expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

// @spec FND-28, FND-31
test('the keyboard opens the list to collect, its ticks and the other engine, and the figure gets the focus back', async ({
  page,
}) => {
  await openSelection(page, '7100120');
  const figure = cell(page, 'DU', 'Conditions').getByRole('button');
  await figure.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^To collect: request \d+$/ });
  await takesFocus(sheet);
  await expect(sheet.getByText('90970, 90971')).toBeVisible();
  const first = sheet.getByRole('checkbox').first();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await expect(first).not.toBeChecked();
  await tabTo(page, sheet.getByRole('radio', { name: 'If DU is used' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 3, name: /^If LPA is used/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure).toBeFocused();
});

// @spec FND-29
test('the lists to collect fit one sheet, with a box for each line and nothing to press', async ({ page }) => {
  await openSelection(page, '7100120');
  await cell(page, 'LPA', 'Conditions').getByRole('button').click();
  await page.getByRole('radio', { name: 'Together' }).check();
  await expect(page.getByText(/^\d+ messages, \d+ to collect/)).toHaveCount(2);
  for (const format of ['A4', 'Letter'])
    expect((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(703);
  const boxes = await page
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderTopWidth));
  expect(new Set(boxes)).toEqual(new Set(['1px']));
  for (const name of [/^Copy/, 'Print', /^Findings PDF/])
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  await expect(page.getByText('90970, 90971').first()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: 'Documents for your loan' })).toBeVisible();
});

/** A file of LPA 4.8 with messages of one line to a hundred. */
const LONG = `<SERVICE_ORDER_RESPONSE><LOAN_FEEDBACK>${Array.from(
  { length: 300 },
  (_, index) => `<FEEDBACK_MESSAGE MessageCode="F${index}" MessageText="${'Made-up words. '.repeat(1 + index * 2)}"/>`,
).join('')}</LOAN_FEEDBACK></SERVICE_ORDER_RESPONSE>`;

// @spec FND-11
test('only the long messages on screen are laid out, and the scrollbar is right before the others are', async ({
  page,
}) => {
  await page.route('**/underwriting/download', async (route) =>
    route.fulfill({ response: await route.fetch(), body: LONG }),
  );
  await openHistory(page, '7100120/history');
  await links(page).first().click();
  const items = sheetOf(page).getByRole('listitem');
  await expect(items).toHaveCount(300);
  const heightOf = () =>
    items.evaluateAll((all) => all.reduce((sum, item) => sum + item.getBoundingClientRect().height, 0));
  const estimated = await heightOf();
  await items.evaluateAll((all) => all.forEach((item) => (item.style.contentVisibility = 'visible')));
  const laidOut = await heightOf();
  expect(estimated / laidOut).toBeGreaterThan(0.8);
  expect(estimated / laidOut).toBeLessThan(1.25);
});

for (const format of ['A4', 'Letter']) {
  // @spec FND-18
  test(`both columns and a comparison fit ${format}, nothing cut`, async ({ page }) => {
    const width = format === 'A4' ? 703 : 725;
    const fits = async (text: RegExp) => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(sheetOf(page).getByRole('listitem').first()).toBeVisible();
      for (const name of ['Print', 'Close', /^Findings PDF/])
        await expect(page.getByRole('button', { name }).first()).toBeHidden();
      const left = await sheetOf(page).evaluate((sheet) => sheet.getBoundingClientRect().left);
      expect(left).toBeLessThan(1);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1366, height: 768 });
    };
    await compareByKeys(page);
    await fits(/^New in request/);
    await openHistory(page, '7100120/history');
    await links(page).first().click();
    await page.getByRole('radio', { name: 'Both' }).check();
    await expect(page.getByRole('heading', { name: 'Documentation checklist' })).toBeVisible();
    await fits(/^Documentation checklist$/);
  });
}
