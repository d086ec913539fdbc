import { deploy } from '@tests/e2e/deploy';
import { expect, test } from '@tests/e2e/fixtures';
import { framedLaunch, openParent, pressSignIn, signInByWindow } from './framedApp';

test.use({ isFramed: true, launchOptions: framedLaunch });

const NEEDED = 'Sign in again to order hard credit. Nothing was ordered.';

test('before a hard pull, the user signs in again in a window of its own', async ({ page, context, parent }) => {
  await deploy(context, { OKTA_CONFIG: { HARD_PULL_MAX_AGE_S: 1 } });
  const app = await openParent(page, parent);
  await signInByWindow(page);
  const signedInAt = Date.now();
  await app.getByRole('button', { name: 'Set all to New' }).click();
  await app.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await expect.poll(() => Date.now() - signedInAt).toBeGreaterThan(3_000);
  await app.getByRole('button', { name: 'Submit for AUS' }).click();
  await expect(app.getByText(NEEDED)).toBeVisible();
  const again = app.getByRole('button', { name: 'Sign in again' });

  await page.frames()[1]?.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await again.click();
  await expect(app.getByText('The browser blocked the sign-in window.')).toBeVisible();
  await expect(app.getByText('could not be reached')).toHaveCount(0);

  const opened = await pressSignIn(page, again);
  await opened.getByRole('button', { name: 'Rita Ibarra' }).click();
  await expect(app.getByText(NEEDED)).toBeHidden();
  await expect(again).toHaveCount(0);
  await expect(app.getByRole('checkbox', { name: /has authorized this credit pull/ })).toBeChecked();
});
