import type { Page } from '@playwright/test';
import { TOKEN_STORAGE_KEY } from '@/identity/tabTokenStorage';
import { deploy } from '@tests/e2e/deploy';
import { expect, signIn, test } from '@tests/e2e/fixtures';
import { complete, openRequest, placeOrder, ready, report, submit, watchOrders } from './requestScreen';

const NEEDED = 'Sign in again to order hard credit. Nothing was ordered.';

/** Seconds since the sign-in. */
const ageOf = (page: Page): Promise<number> =>
  page.evaluate((key) => {
    const { idToken } = JSON.parse(localStorage.getItem(key) ?? '') as { idToken: { claims: { auth_time: number } } };
    return Date.now() / 1000 - idToken.claims.auth_time;
  }, TOKEN_STORAGE_KEY);

test('a deployment that wants a fresh sign-in before a hard pull gets one, and then one order', async ({
  page,
  context,
}) => {
  // The sandbox signs in at this moment, so the smallest age is over as soon as the user has filled in the form.
  await deploy(context, { OKTA_CONFIG: { HARD_PULL_MAX_AGE_S: 1 } });
  const orders = await watchOrders(context);
  const authorizations: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/authorize?')) authorizations.push(new URL(request.url()));
  });
  await openRequest(page, '7100101');
  await complete(page);
  await expect.poll(() => ageOf(page)).toBeGreaterThan(2);
  await submit(page).click();
  await expect(page.getByText(NEEDED)).toBeVisible();
  expect(orders).toHaveLength(0);

  page.once('dialog', (question) => void question.accept());
  await context.unroute('**/config.json');
  await deploy(context, { OKTA_CONFIG: { HARD_PULL_MAX_AGE_S: 600 } });
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/7100101\/request$/);
  expect(authorizations.some(({ searchParams }) => searchParams.get('max_age') === '1')).toBe(true);
  await ready(page);
  await expect(report(page, 'Tobias Okafor')).toHaveValue('REQUEST_NEW');
  await placeOrder(page);
  expect(orders).toHaveLength(1);
});
