import { expect, test } from '@tests/e2e/fixtures';
import { openHistory, rowWith, table, toggles } from './screen';

const LOAN = '7100111';

test('the checkboxes to compare form one column, in the row of the selected service too', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  await expect(page.getByRole('img', { name: 'Selected service' })).toHaveCount(1);
  const lefts = await page
    .getByRole('checkbox', { name: /^Compare request / })
    .evaluateAll((ticks) => ticks.map((tick) => tick.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(6);
  expect(new Set(lefts).size).toBe(1);
});

// @spec OWN-2
test('the address keeps search and filters through a reload and Back', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await search.fill('lindqvist');
  await page.getByRole('combobox', { name: 'AUS' }).selectOption('LPA');
  await expect(page).toHaveURL(/\?q=lindqvist&aus=LPA$/);
  await expect(page.getByText(/^showing 3 of 3 that match, 46 in all$/)).toBeVisible();
  const rows = rowWith(page, 'Sam Lindqvist');
  const count = await rows.count();
  expect(count).toBeGreaterThan(0);

  await page.reload();
  await expect(search).toHaveValue('lindqvist');
  await expect(rows).toHaveCount(count);
  await expect(rowWith(page, 'Rita Ibarra')).toHaveCount(0);

  await page.getByRole('link', { name: 'Selection', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('lindqvist');
  await search.fill('nobody at all');
  await expect(page.getByText('No requests match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(toggles(page)).toHaveCount(6);
  await expect(page).toHaveURL(`/${LOAN}/history`);
  await expect(table(page)).toBeVisible();
});
