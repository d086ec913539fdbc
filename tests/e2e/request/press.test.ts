import { expect, test } from '@tests/e2e/fixtures';
import { openRequest, submit, summary } from './requestScreen';

const LOAN = '7100101';

// @source Specification §2: "nothing moves between press and release"
test('a press on Submit from an empty reference is not lost: nothing moves before the release', async ({ page }) => {
  await openRequest(page, LOAN);
  await page.getByRole('button', { name: 'Reissue for all' }).click();
  const reference = page.getByRole('textbox', { name: /^Reference #/ }).last();
  await reference.fill('');
  const before = await submit(page).boundingBox();
  if (before === null) throw new Error('Submit is not on the page');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(reference).not.toBeFocused();
  await expect(page.getByText('Reference # is missing.')).toHaveCount(0);
  expect(await submit(page).boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(summary(page)).toBeVisible();
});

// @source Specification §2: "a double-click acts once"
test('a double-click on a borrower command acts once and moves no other command', async ({ page }) => {
  await openRequest(page, LOAN);
  const commands = page.getByRole('button', { name: /for (all|none)$/ });
  const places = () => commands.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const before = await places();
  expect(before).toHaveLength(4);
  for (const [index, after] of [
    'New for all',
    'Reissue for all',
    /^Separate for all$/,
    /^Copy liabilities for all$/,
  ].entries()) {
    await commands.nth(index).dblclick();
    await expect(commands.nth(index)).toHaveAccessibleName(after);
    expect(await places()).toEqual(before);
  }
});
