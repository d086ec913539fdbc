import { expect, openAs, test } from './fixtures';
import { openHistory, table } from './history/screen';

const SELECT = (element: Element) => getSelection()?.selectAllChildren(element);

test('a table that is selected by hand copies only the words that it shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHistory(page, '7100111/history');
  await table(page).evaluate(SELECT);
  await page.keyboard.press('ControlOrMeta+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/▼\s*0\.43/);
  expect(copied).not.toMatch(/DTI (up|down)|Past requests, newest first|Actions/);
});

test('a figure of the file page is copied without the number of its source', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, '/7100120/selection');
  await page.getByRole('button', { name: 'File page' }).click();
  const results = page.getByRole('dialog').getByRole('table', { name: /^Results of request/ });
  await expect(results).toContainText('$21,433.00');
  await results.evaluate(SELECT);
  await page.keyboard.press('ControlOrMeta+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\$21,433\.00(?!\d)/);
  expect(copied).toMatch(/Conditions\s*8\s+6\s/);
});
