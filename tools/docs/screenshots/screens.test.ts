import { expect, openAs, test } from '@tests/e2e/fixtures';

const SCREENS = [
  { name: 'request', address: '/7100118/request', heading: 'Request' },
  { name: 'selection', address: '/7100116/selection', heading: 'Selection' },
  { name: 'history', address: '/7100111/history', heading: 'History' },
];

for (const { name, address, heading } of SCREENS) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openAs(page, address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `docs/images/${name}-${scheme}.png` });
    });
  }
}
