import { readFile } from 'node:fs/promises';
import { expect, test } from '@tests/e2e/fixtures';
import { openHistory } from './screen';

const LOAN = '7100123';

test.use({ viewport: { width: 1366, height: 768 } });

test('all runs are copied and saved for a report, in order and without a choice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHistory(page, `${LOAN}/history`);
  await page.getByRole('button', { name: 'AUS list' }).click();
  const dialog = page.getByRole('dialog', { name: 'AUS list' });
  await expect(dialog.getByRole('row')).toHaveCount(9);
  await expect(dialog.getByRole('row').last()).toBeInViewport();
  // It says so for two seconds only.
  const saidSo = expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await saidSo;
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines.map((line) => line.split('\t').length)).toEqual(Array(9).fill(9));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^aus-list-\d{10}-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows.slice(1).map((row) => row.split(',')[2])).toEqual([
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
