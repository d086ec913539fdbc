import { expect, openAs, test } from '@tests/e2e/fixtures';

const SCREENS = [
  { name: 'request', address: '/7100118/request', heading: 'Request', last: 'Internal employee' },
  { name: 'selection', address: '/7100116/selection', heading: 'Selection', last: 'Internal employee' },
  { name: 'history', address: '/7100111/history', heading: 'History', last: /Interest Rate .* → / },
];

for (const { name, address, heading, last } of SCREENS) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openAs(page, address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(last).first()).toBeVisible();
      await expect(page.getByText('Internal employee')).toBeVisible();
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `docs/images/${name}-${scheme}.png` });
    });
  }
}
