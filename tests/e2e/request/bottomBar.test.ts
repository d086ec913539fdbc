import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { fail } from '@tests/e2e/accessibility/walk';
import { hold } from '@tests/e2e/hold';
import { openItems, openRequest, ready, refused, report, service, submit, summary } from './requestScreen';

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Order', exact: true });

const edgesOf = async (element: Locator): Promise<{ top: number; bottom: number }> => {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN };
  return { top: y, bottom: y + height };
};

for (const [width, height] of [
  [1366, 768],
  [375, 812],
] as const)
  test(`a bar that grows does not cover the end of the page at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, '/7100101/request');
    await ready(page);
    const small = await edgesOf(bar(page));
    await openItems(page).click();
    expect((await edgesOf(bar(page))).top).toBeLessThan(small.top);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return (await edgesOf(page.getByRole('contentinfo'))).bottom - (await edgesOf(bar(page))).top;
      })
      .toBeLessThanOrEqual(0);
  });

test('on a phone, Submit is in view from the start, and its focus scrolls nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openAs(page, '/7100113/request');
  await ready(page);
  expect((await edgesOf(submit(page))).bottom).toBeLessThanOrEqual(812);
  await submit(page).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the bar and Submit stay where they are when all is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const release = await hold(page, '**/recent-credit-request');
  await openAs(page, '/7100106/request');
  await expect(bar(page)).toContainText('Still loading what an order needs…');
  const before = [await bar(page).boundingBox(), await submit(page).boundingBox()];
  release();
  await ready(page);
  await expect(bar(page)).toContainText('add a note');
  expect([await bar(page).boundingBox(), await submit(page).boundingBox()]).toEqual(before);
});

test('a bar that grows restyles only what depends on its height', async ({ page }) => {
  await openAs(page, '/7100101/request');
  await openItems(page).click();
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', /^\d{3}px$/);
  const { all, dependent } = await page.evaluate(() => {
    const heights = [...document.querySelectorAll('*')].map((element) =>
      getComputedStyle(element).getPropertyValue('--bottom-bar-height'),
    );
    return { all: heights.length, dependent: heights.filter((height) => height !== '0px').length };
  });
  expect(all).toBeGreaterThan(400);
  expect(dependent).toBeGreaterThan(0);
  expect(dependent).toBeLessThan(10);
});

for (const [width, height] of [
  [1366, 768],
  [1366, 500],
  [683, 384],
  [375, 812],
] as const)
  test(`a refused press and a link of what is left lead to their fields, clear of the bar, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, '/7100101/request');
    await ready(page);
    await submit(page).click();
    const isClear = async (field: Locator, message: Locator) =>
      (await edgesOf(message)).bottom <= Math.min(height, (await edgesOf(bar(page))).top) &&
      (await edgesOf(field)).top >= 0;
    const first = page.getByRole('combobox', { name: /^Report, / }).first();
    await expect(first).toBeFocused();
    await expect.poll(() => isClear(first, page.getByText('Choose New or Reissue').first())).toBe(true);
    await refused(page).click();
    const links = summary(page).getByRole('link');
    for (const { height: tall } of await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect())))
      expect(tall).toBeLessThan(30);
    await links.last().click();
    await expect(summary(page)).toBeHidden();
    const field = page.locator(':focus');
    await expect(field).toHaveAccessibleName(/^Report, /);
    const message = page.getByText('Choose New or Reissue').last();
    await expect.poll(() => isClear(field, message)).toBe(true);
  });

test('at 1366 px, two things left are shown as a whole beside the summary of a second run', async ({
  page,
  sandbox,
  silentConsole: { allow },
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const call of ['creditAgencies', 'acknowledgement']) await fail({ page, sandbox, allow }, call, '7100118');
  await openRequest(page, '7100118');
  await expect(openItems(page)).toContainText("load the credit agencies again, confirm the borrowers' authorization");
  await expect(bar(page)).toContainText('up to 1 new hard report ~ $80.00 est.');
  const words = openItems(page).getByText(/^2 things left/);
  const lines = words.locator('..');
  // A line more would be 15 px.
  expect(await lines.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(5);
  expect((await lines.boundingBox())?.height).toBe(30);
});

test('at 1366 px, the summary of a second run has one line beside what is left', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAs(page, '/7100103/request');
  await ready(page);
  const { height } = (await bar(page).boundingBox()) ?? {};
  await page.getByRole('button', { name: 'Set all to New' }).click();
  await expect(openItems(page)).toContainText('1 thing left');
  await expect(bar(page)).toContainText('DU (run 2) + LPA · 2 borrowers · 2 new soft reports ~ $33.00 est.');
  expect((await bar(page).boundingBox())?.height).toBe(height);
});

test('at 1366 px, three things left after a refusal are shown as a whole, in two lines of the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openRequest(page, '7100101');
  const before = await bar(page).boundingBox();
  await service(page, 'DU').selectOption('import_existing');
  await report(page, 'Maren Okafor').selectOption('RE_ISSUE');
  await submit(page).click();
  const words = refused(page).getByText(/^Enter the case file ID for DU, .* choose credit for Tobias Okafor$/);
  await expect(words).toBeVisible();
  const lines = words.locator('..');
  // A line more would be 15 px.
  expect(await lines.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(5);
  expect((await lines.boundingBox())?.height).toBe(30);
  expect(await bar(page).boundingBox()).toEqual(before);
  const { top, bottom } = await edgesOf(refused(page));
  const whole = await edgesOf(bar(page));
  expect(top).toBeGreaterThanOrEqual(whole.top);
  expect(bottom).toBeLessThanOrEqual(whole.bottom);
});

test('in a narrow window with columns, the buttons of the bar are in view beside its words', async ({ page }) => {
  await openRequest(page, '7100101');
  await service(page, 'DU').selectOption('import_existing');
  await report(page, 'Tobias Okafor').selectOption('REQUEST_NEW');
  const expectWhole = async (): Promise<void> => {
    for (const width of [768, 800, 900, 1024, 1144]) {
      await page.setViewportSize({ width, height: 768 });
      const { x, width: own } = (await submit(page).boundingBox()) ?? { x: NaN, width: NaN };
      expect(x + own, `at ${width} px`).toBeLessThanOrEqual(width);
      // The words, which had a line for every few letters.
      expect((await bar(page).boundingBox())?.height, `at ${width} px`).toBeLessThan(120);
    }
  };
  await expectWhole();
  await submit(page).click();
  await expect(refused(page)).toBeVisible();
  await expectWhole();
});
