import type { Locator } from '@playwright/test';
import { expect, plantFault, test } from './fixtures';
import { openRequest, ready, submit } from './request/requestScreen';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the page');
  return box;
};

test('a notification covers no field when it appears, and never the field that the user is in', async ({
  page,
  context,
}) => {
  await openRequest(page, '7100106');
  const other = await context.newPage();
  await other.goto('/7100106/request');
  await ready(other);
  await submit(other).click();
  const message = page.getByRole('region', { name: 'Notifications' });
  await expect(message).toContainText('in another window');
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 683, height: 384 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(viewport);
    // It stays while the pointer is over it.
    await message.getByRole('group').hover();
    const fields = page.getByRole('main').locator('input:enabled, select:enabled');
    const count = await fields.count();
    expect(count).toBeGreaterThan(5);
    await page.evaluate(() => window.scrollTo(0, 0));
    const { y, height } = await boxOf(message);
    for (const field of await fields.all()) expect((await boxOf(field)).y).toBeGreaterThan(y + height);
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      await field.focus();
      const isCovered = async (): Promise<boolean> => {
        const [a, b] = [await boxOf(field), await boxOf(message)];
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      };
      await expect.poll(isCovered, `field ${index} at ${viewport.width} px`).toBe(false);
    }
  }
});

test('the end of the session closes notifications, and no later one covers its dialog', async ({
  page,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(/Failed to load resource: the server responded with a status of 401/);
  await openRequest(page, '7100106');
  await submit(page).click();
  const message = page.getByRole('region', { name: 'Notifications' });
  await expect(message).toContainText('Order sent');
  await message.getByRole('group').hover();
  await plantFault(sandbox, { call: 'historyDetails', kind: 'expired' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const modal = page.getByRole('alertdialog', { name: 'Session ended' });
  await expect(modal).toBeVisible();
  await expect(message).toHaveCount(0);
});
