import { expect, test } from '@tests/e2e/fixtures';
import { openHistory, rowWith, table, toggles } from './screen';

const LOAN = '7100111';

// @spec HIS-28, HIS-30, HIS-33
test('46 requests load six at a time and expand all at once', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  await expect(page.getByText('46 requests', { exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: 'Load More Results' });
  for (const shown of [6, 12, 18, 24, 30, 36, 42]) {
    await expect(toggles(page)).toHaveCount(shown);
    await expect(page.getByText(`showing ${shown} of 46`)).toBeVisible();
    await more.click();
  }
  await expect(toggles(page)).toHaveCount(46);
  await expect(more).toHaveCount(0);

  await page.getByRole('button', { name: 'Expand all' }).click();
  const credit = page.getByRole('table', { name: 'Credit Details' });
  await expect(credit).toHaveCount(46);
  // The report is joint, so the co-borrower has no row of her own.
  await expect(credit.first().getByRole('row')).toHaveCount(2);
  await expect(credit.first()).toContainText('1Victor Salazar-HolmYes');
  await expect(page.getByText('Ingrid Salazar-Holm')).toHaveCount(0);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(credit).toHaveCount(0);
});

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
test('two runs show side by side', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  const ticks = page.getByRole('checkbox', { name: /^Compare request \d+, DU/ });
  await ticks.nth(0).check();
  await ticks.nth(2).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Request \d+ compared with request \d+$/ });
  const [older = 0, newer = 0] =
    ((await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(older).toBeLessThan(newer);
  const fields = dialog.getByRole('table', { name: 'Outcome and data set of both runs' });
  const differences = await fields.getByRole('rowheader').count();
  expect(differences).toBeGreaterThan(0);
  expect(await fields.getByText(/^[▲▼] /).count()).toBeGreaterThan(0);
  await dialog.getByRole('checkbox', { name: 'Only differences' }).uncheck();
  await expect(fields.getByRole('rowheader')).toHaveCount(21);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
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
