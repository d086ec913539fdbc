import { expect, holdTime, openAs, passTime, test } from '@tests/e2e/fixtures';
import { expectNoClippedTexts } from '@tests/e2e/measure';
import { cell, column, grid, openSelection, row } from './screen';

test('three services side by side stay within their columns', async ({ page, context }) => {
  await context.route('**/multi-aus-submit/*/selections', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response });
    const { selections, ...rest } = (await response.json()) as { selections: object[] };
    const third = { requestId: '9', uiOnlyRequestId: '99', ausRequestTypeId: 999, isLPThroughCaliber: true };
    const failed = { ...third, status: 'Error', error: 'The service did not answer in time.' };
    return route.fulfill({ response, json: { ...rest, selections: [...selections, failed] } });
  });
  await openSelection(page, '7100120');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(column(page, 'LPA-N')).toBeVisible();
  await expect(cell(page, 'LPA-C')).toContainText('The service did not answer in time.');
  await expect(grid(page).getByRole('button', { name: /^Messages \(\d\) about/ })).toHaveCount(2 * 4);
  for (const service of ['DU', 'LPA'])
    await expect(cell(page, service, 'Assets relief')).toContainText('Andre Toussaint: Not Requested');
  await expectNoClippedTexts(page, 'Selection');
});

test('before the first figure, a phone shows one row for all and has the override log right below its screen', async ({
  page,
  sandbox,
}) => {
  const height = 740;
  await page.setViewportSize({ width: 375, height });
  await holdTime(sandbox);
  await openAs(page, '/7100112/selection');
  await expect(page.getByText('No figures yet.')).toBeVisible();
  await expect(row(page, 'DTI')).toBeHidden();
  const log = await page.getByRole('heading', { name: 'Override log' }).boundingBox();
  expect(log?.y).toBeGreaterThan(height);
  expect(log?.y).toBeLessThan(1.5 * height);
  await passTime(sandbox, 12);
  await expect(cell(page, 'DU', 'DTI')).toHaveText('34.70%');
  await expect(page.getByText('No figures yet.')).toHaveCount(0);
});
