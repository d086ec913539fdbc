import { expect, openAs, test } from './fixtures';
import { recordShifts, shiftsOf } from './shiftRecord';

const ROW = {
  request: 'main table > tbody > tr',
  selection: 'main table > tbody > tr',
  history: 'tbody[data-group] > tr',
};

/** The sum of all frames, far below 0.1, which counts as good. */
const MOST = 0.02;

/** Loans with a warning, with relief by borrower, with a request that runs, and with a key and a loan identifier. */
for (const loan of ['7100116', '7100120', '7100112', '7100111'])
  for (const area of ['request', 'selection', 'history'] as const)
    test(`nothing moves on ${area} of loan ${loan} after its first row`, async ({ page }) => {
      await recordShifts(page, ROW[area]);
      await openAs(page, `/${loan}/${area}`);
      await expect(page.locator(ROW[area]).first()).toBeVisible();
      await expect(page.getByText('Internal employee')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Conditions History' })).toBeVisible();
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
      expect(sum, shifts.join('\n')).toBeLessThan(MOST);
    });
