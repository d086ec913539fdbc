import { expect, test } from './fixtures';
import { openHistory, table } from './history/screen';

test('a table that is selected by hand copies only the words that it shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHistory(page, '7100111/history');
  await table(page).evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/▼\s*0\.43/);
  expect(copied).not.toMatch(/DTI (up|down)|Past requests, newest first|Actions/);
});
