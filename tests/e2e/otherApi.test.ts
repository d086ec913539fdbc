import { start } from '@docs/adapters/example/main';
import { expect, openAs, test } from './fixtures';
import { openArea } from './journey';

/** A run of the invented lender takes five seconds, and the app polls every five. */
const RUN_MS = 45_000;

test('orders from an API of another shape, over the example adapter', async ({ page, sandbox, lender }) => {
  const running = await start({ lender: 0, adapter: 0, appOrigin: lender.app });
  // The adapter takes the place of the sandbox's API. The sandbox still signs the user in.
  await page.route(`${sandbox}/api/**`, async (route) => {
    const path = route.request().url().slice(`${sandbox}/api`.length);
    await route.fulfill({ response: await route.fetch({ url: running.adapter + path }) });
  });

  await openAs(page, '/5550001/history');
  const rows = page.getByRole('table', { name: /requests/i }).getByRole('row');
  await expect(page).toHaveTitle('History · HL-20417');
  await expect(rows.filter({ hasText: 'Approve/Eligible' })).toHaveCount(2);

  await openArea(page, 'Request');
  await expect(page.getByLabel('Reference #, Noor Halvorsen')).toHaveValue('LC-1041');
  await page.getByRole('button', { name: 'Submit for AUS' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await expect(page.getByText(/^Request 9004/).first()).toBeVisible();
  await openArea(page, 'History');
  await expect(rows.filter({ hasText: 'Approve/Eligible' })).toHaveCount(3, { timeout: RUN_MS });
  await expect(rows.filter({ hasText: 'Processing' })).toHaveCount(0);

  const placed = await page.request.get(`${running.lender}/v3/mortgages/5550001/submissions`, {
    headers: { authorization: 'Bearer of-the-test' },
  });
  const [first, second] = (await placed.json()) as { batch_no: number; client_ref: string | null }[];
  expect(first?.batch_no).toBe(9004);
  expect(first?.client_ref).toBeTruthy();
  expect(second?.client_ref).toBe(first?.client_ref);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  running.stop();
});
