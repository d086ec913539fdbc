import { expect, test } from '@tests/e2e/fixtures';
import { expectNoClippedTexts } from '@tests/e2e/measure';
import { cell, column, grid, openSelection } from './screen';

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
