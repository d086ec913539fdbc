import { expect, test } from '@tests/e2e/fixtures';
import { appIn, framedLaunch, heading, openParent, signInByWindow, typesOf } from './framedApp';

test.use({ isFramed: true, launchOptions: framedLaunch });

test('without any storage the frame signs in, and asks before it orders', async ({ page, parent, silentConsole }) => {
  silentConsole.allow(/doesn't support (local|session)Storage/);
  // As in browsers that refuse all storage to frames of other sites.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        refuse();
      }
    };
    navigator.locks.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  });
  const app = await openParent(page, parent);
  await signInByWindow(page);
  await expect(heading(app, 'Request')).toBeVisible();
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/multi-aus-request')) orders.push(request.url());
  });
  await app.getByRole('button', { name: 'Set all to New' }).click();
  await app.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await app.getByRole('button', { name: 'Submit for AUS' }).click();
  const question = app.getByRole('alertdialog', { name: 'Before you order' });
  await expect(question).toBeVisible();
  expect(orders).toEqual([]);
  await question.getByRole('button', { name: 'Order anyway' }).click();
  await expect(heading(appIn(page), 'Selection')).toBeVisible();
  await expect.poll(() => typesOf(page)).toContain('orderPlaced');
  expect(orders).toHaveLength(1);
});
