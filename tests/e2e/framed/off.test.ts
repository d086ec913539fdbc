import { expect, test } from '@tests/e2e/fixtures';
import { EVIL, framing, REFUSALS, serve, serveApp, watchCalls } from './attackers';
import { appIn, expectRefused, framedLaunch } from './framedApp';

test.use({ launchOptions: framedLaunch, watchesSecrets: false });

test('without parents the app refuses every frame, also where the host forgets its headers', async ({
  page,
  context,
  lender,
  sandbox,
}) => {
  const calls = watchCalls(page, sandbox);
  await serveApp(context, lender.app, REFUSALS);
  await serve(context, `${EVIL}/`, framing(`${lender.app}/7100101/request`));
  await page.goto(`${EVIL}/`);
  await expectRefused(appIn(page));
  await expect(appIn(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/7100101/request',
  );
  expect(calls).toEqual([]);
  await expect(page.locator('#messages li')).toHaveCount(0);
});
