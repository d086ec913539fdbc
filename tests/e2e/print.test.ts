import { expect, openAs, test } from './fixtures';

/** The width of A4 and Letter inside the margins of the page, in CSS pixels: 210 mm and 8.5 in less 24 mm. */
const PAPERS = { A4: 703, Letter: 725 } as const;

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const [format, width] of Object.entries(PAPERS)) {
  test(`the history fits ${format}: 20 requests or more on a page, nothing cut, nothing to press`, async ({ page }) => {
    await openAs(page, '/7100111/history');
    await expect(page.getByText('showing 6 of 46')).toBeVisible();
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const table = page.getByRole('table', { name: /requests/i });
    await expect(table.locator('tbody')).toHaveCount(46);
    await expect(page.getByText(/Printed by Rita Ibarra/)).toBeVisible();
    for (const role of ['button', 'checkbox', 'navigation'] as const)
      for (const control of await page.getByRole(role, { name: /^(?!.*XML)/ }).all())
        await expect(control).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test(`a selection fits ${format}`, async ({ page }) => {
    // The longest grid, and a run with a log and others to switch to.
    await openAs(page, '/7100120/selection');
    await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
    expect(pagesOf(await page.pdf({ format }))).toBe(1);
    await openAs(page, '/7100116/selection');
    await expect(page.getByText('Recommended', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Override log' })).toBeVisible();
    expect(pagesOf(await page.pdf({ format }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const name of ['All reasons', /^Findings PDF/])
      await expect(page.getByRole('button', { name }).first()).toBeHidden();
    for (const role of ['radio', 'combobox', 'checkbox'] as const)
      await expect(page.getByRole(role).first()).toBeHidden();
  });
}
