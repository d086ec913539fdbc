import { expect, holdTime, openAs, passTime, test } from '@tests/e2e/fixtures';

const RUNNING = '/7100112/history';

test('an unchanged poll transfers no body, and the next change is shown', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/transaction-history-details')) statuses.push(response.status());
  });
  const unchanged = page.waitForResponse(
    (response) => response.url().endsWith('/transaction-history-details') && response.status() === 304,
  );
  await openAs(page, RUNNING);
  const { responseBodySize } = await (await unchanged).request().sizes();
  expect(responseBodySize).toBe(0);
  expect(statuses[0]).toBe(200);
  const inProgress = page.getByRole('cell', { name: 'Processing' });
  await expect(inProgress.first()).toBeVisible();
  await passTime(sandbox, 3_600);
  await expect(inProgress).toHaveCount(0);
  await expect.poll(() => statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
});
