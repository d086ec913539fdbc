import type { Page } from '@playwright/test';
import { CORE, expect, openAs, test } from './fixtures';

/** The width of A4 and Letter inside the margins of the page, in CSS pixels: 210 mm and 8.5 in less 24 mm. */
const PAPERS = [
  { format: 'A4', width: 703 },
  { format: 'Letter', width: 725 },
];

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Lays the printed page out for each paper, expects that nothing is cut, and then what `check` expects. */
async function onPaper(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const { format, width } of PAPERS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), format).toBeLessThanOrEqual(width);
    await check();
  }
}

test(
  'the history fits A4 and Letter: 20 requests or more on a page, nothing cut, nothing to press',
  CORE,
  async ({ page }) => {
    await openAs(page, '/7100111/history');
    await expect(page.getByText('showing 6 of 46')).toBeVisible();
    for (const { format } of PAPERS) {
      const pages = pagesOf(await page.pdf({ format }));
      expect(pages, format).toBeGreaterThan(0);
      expect(pages, format).toBeLessThanOrEqual(2);
    }
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const table = page.getByRole('table', { name: /requests/i });
    await expect(table.locator('tbody')).toHaveCount(46);
    await expect(page.getByText(/Printed by Rita Ibarra/)).toBeVisible();
    await onPaper(page, async () => {
      // What sorts a column looks like its heading.
      const outsideHeadings = page.locator(':not(th) > *').filter({ visible: true });
      for (const role of ['button', 'checkbox', 'navigation'] as const)
        await expect(outsideHeadings.and(page.getByRole(role, { name: /^(?!.*XML)/ }))).toHaveCount(0);
    });
  },
);

test('a selection fits A4 and Letter', CORE, async ({ page }) => {
  // The longest grid, and a run with a log and others to switch to.
  await openAs(page, '/7100120/selection');
  await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
  for (const { format } of PAPERS) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  await openAs(page, '/7100116/selection');
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Override log' })).toBeVisible();
  for (const { format } of PAPERS) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  await onPaper(page, async () => {
    for (const name of ['All reasons', /^Findings PDF/])
      await expect(page.getByRole('button', { name }).first()).toBeHidden();
    for (const role of ['radio', 'combobox', 'checkbox'] as const)
      await expect(page.getByRole(role).first()).toBeHidden();
  });
});
