import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { openHistory, toggles } from './screen';

const LOAN = '7100123';

test.use({ viewport: { width: 1366, height: 768 } });

test('waiver and relief are listed run by run, and say nothing about the loan now', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  await page.getByRole('button', { name: 'Waiver and relief' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waiver and relief, run by run' });
  await expect(dialog.getByText('LPA: not offered in request 1230031, offered in 1230041.')).toBeInViewport();
  await expect(dialog.getByRole('row')).toHaveCount(6);
  await expect(dialog.getByRole('row', { name: /^1230021/ })).toContainText('not offeredAppraisal required');
  await dialog.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Assets relief' });
  await expect(dialog.getByText('LPA: eligible in each of the 3 runs with an answer. 1 run unknown.')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Waiver and relief' })).toBeFocused();
});

test('all runs are copied and saved for a report, in order and without a choice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHistory(page, `${LOAN}/history`);
  await page.getByRole('button', { name: 'Columns, CSV, print' }).click();
  await page.getByRole('button', { name: 'AUS list' }).click();
  const dialog = page.getByRole('dialog', { name: 'AUS list' });
  await expect(dialog.getByRole('row')).toHaveCount(9);
  await expect(dialog.getByRole('row').last()).toBeInViewport();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines.map((line) => line.split('\t').length)).toEqual(Array(9).fill(8));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('aus-list.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows.slice(1).map((row) => row.split(',')[1])).toEqual([
    '1230011',
    '1230012',
    '1230021',
    '1230031',
    '1230041',
    '1230042',
    '1230051',
    '1230052',
  ]);
});

test('the score model of each report is shown, and a loan that mixes two is named', async ({ page }) => {
  await openHistory(page, `${LOAN}/history`);
  const title = "This loan's reports use more than one score model";
  await expect(page.getByText(title)).toBeInViewport();
  await toggles(page).first().click();
  const credit = page.getByRole('table', { name: 'Credit Details' });
  await expect(credit.getByRole('row', { name: /Marcus Achterberg/ })).toContainText('VantageScore 4.0');
  await openAs(page, `/${LOAN}/request`);
  await expect(page.getByText(title)).toBeInViewport();
  await openHistory(page, '7100116/history');
  await toggles(page).first().click();
  await expect(credit).toBeVisible();
  await expect(page.getByText('Score model')).toHaveCount(0);
});
