import type { Page } from '@playwright/test';
import type { IdentityKind } from '@sandbox/oidc/shapes';
import { expect, signInAt, test as base } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { openAdopted } from './runGuide';

/** A run of the invented lender takes five seconds, and the app polls every five. */
const RUN_MS = 45_000;

/** The app is the one that the guide's commands start; only they know the API. */
export const test = base.extend<object, { lender: Awaited<ReturnType<typeof openAdopted>> }>({
  lender: [
    async ({ identityKind }, use, { parallelIndex }) => {
      const lender = await openAdopted(parallelIndex, identityKind);
      await use(lender);
      await lender.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const rows = (page: Page) => page.getByRole('table', { name: /requests/i }).getByRole('row');

/** Opens the guide's address, signs in and orders. The order arrives at the lender behind the adapter. */
export function testAdoption(kind: IdentityKind): void {
  test(`the adoption guide leads to a placed order with ${kind}, over the example adapter`, async ({
    page,
    lender,
  }) => {
    await signInAt(page, '/5550001/history');
    await expect(page).toHaveTitle('0417 History');
    await expect(rows(page).filter({ hasText: 'Approve/Eligible' })).toHaveCount(2);

    await openArea(page, 'Request');
    await expect(page.getByLabel('Reference #, Noor Halvorsen')).toHaveValue('LC-1041');
    await page.getByRole('button', { name: 'Submit for AUS' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
    await expect(page.getByText(/^Request 9004/).first()).toBeVisible();
    await openArea(page, 'History');
    await expect(rows(page).filter({ hasText: 'Approve/Eligible' })).toHaveCount(3, { timeout: RUN_MS });
    await expect(rows(page).filter({ hasText: 'Processing' })).toHaveCount(0);

    const placed = await page.request.get(`${lender.books}/v3/mortgages/5550001/submissions`, {
      headers: { authorization: 'Bearer of-the-test' },
    });
    const [first, second] = (await placed.json()) as { batch_no: number; client_ref: string | null }[];
    expect(first?.batch_no).toBe(9004);
    expect(first?.client_ref).toBeTruthy();
    expect(second?.client_ref).toBe(first?.client_ref);
  });
}
