import { expect, test } from '@tests/e2e/fixtures';
import { openHistory, table, toggles } from './screen';

// @spec HIS-13
test('the check of the selected service is green', async ({ page }) => {
  await openHistory(page, '7100113/history');
  const mark = table(page).getByRole('img', { name: 'Selected service' });
  const color = await mark.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (/^rgb\((.*)\)$/.exec(color)?.[1] ?? '').split(', ').map(Number);
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
});

// @spec HIS-24, DAT-2, HIS-29
test('hovering or focusing a request highlights the linked one', async ({ page }) => {
  await openHistory(page, '7100113/history');
  const requests = table(page).locator('tbody');
  const markOf = (index: number) =>
    requests
      .nth(index)
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).boxShadow);
  const lpa = requests.first().getByRole('row').nth(1);
  const colorOf = () => lpa.evaluate((row) => getComputedStyle(row).backgroundColor);
  expect(await markOf(3)).toBe('none');
  const plain = await colorOf();
  await requests.first().getByText('Approve/Eligible').hover();
  await expect.poll(() => markOf(3)).not.toBe('none');
  // The other row of the hovered request, too.
  await expect.poll(colorOf).not.toBe(plain);
  expect(await markOf(1)).toBe('none');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => markOf(3)).toBe('none');
  await expect.poll(colorOf).toBe(plain);
  await toggles(page).first().focus();
  await expect.poll(() => markOf(3)).not.toBe('none');
});
