import { expect, openAs, test } from './fixtures';
import { hold } from './hold';
import { expectNoSidewaysScroll } from './measure';

test('the soonest dates are beside the tabs, and open to all', async ({ page }) => {
  await openAs(page, '/7100122/history');
  const line = page.getByRole('button', {
    name: 'Next to expire: Employment report expired · credit expires today · assets report 2 days',
  });
  await expect(line).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Loan areas' }).boundingBox();
  const box = await line.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(tabs?.y ?? NaN);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0));
  await line.click();
  const list = page.getByRole('dialog', { name: 'Expiry dates' });
  await expect(
    list.getByRole('row', { name: /^Credit TriPoint Credit, CR\d+, hard \d\d\/\d\d\/\d\d today Order again: / }),
  ).toBeVisible();
  await expect(
    list.getByRole('row', { name: /^Employment report Oskar Ferreira-Lund, WorkProof .* expired Order again: / }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page, 'the list of expiry dates');
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
});

test('a long list scrolls in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openAs(page, '/7100120/selection');
  await page
    .getByRole('button', { name: /^Next to expire: Income report expired · employment relief \d days left/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Expiry dates' });
  await expect(list.getByRole('row')).toHaveCount(8);
  const last = list.getByText("Dates as the lender's service sent them.");
  await last.scrollIntoViewIfNeeded();
  const sheet = await list.locator('..').boundingBox();
  const box = await last.boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual((sheet?.y ?? NaN) + (sheet?.height ?? NaN));
  await expectNoSidewaysScroll(page, 'the list of expiry dates in a small window');
});

test('the line moves nothing when it arrives in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  const letGo = await hold(page, /\/assets\/layoutParts-/);
  await openAs(page, '/7100120/selection');
  const heading = page.getByRole('heading', { level: 1, name: 'Selection' });
  await expect(heading).toBeVisible();
  const before = await heading.boundingBox();
  letGo();
  await expect(page.getByRole('button', { name: /^Next to expire: / })).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(before?.y);
});

test('a press on Load before the code that answers it has loaded is not lost', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/laterSagas-/);
  await openAs(page, '/7100120/history');
  const load = page.getByRole('button', { name: 'Load relief' });
  await load.click();
  letGo();
  await expect(load).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Next to expire: .*relief \d+ days/ })).toBeVisible();
});
