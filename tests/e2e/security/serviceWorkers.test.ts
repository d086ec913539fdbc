import { expect, test } from '@tests/e2e/fixtures';

test('one visit removes a service worker that another app left on this origin', async ({ context, page }) => {
  await context.route('**/left/**', (route) => {
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' });
  });
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await page.goto('/left/page');
  await page.evaluate(() => navigator.serviceWorker.register('/left/worker.js'));
  expect(await registered()).toBe(1);

  await page.goto('/notfound/');
  await expect.poll(registered).toBe(0);
});
