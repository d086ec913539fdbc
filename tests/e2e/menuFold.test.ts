import type { Page } from '@playwright/test';
import { findBrowser } from './browser';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';
import { COMPARE_PREVIOUS, openHistory, ROW_MENU, table } from './history/screen';
import { brokenWords, expectNoClippedTexts, expectNoSidewaysScroll } from './measure';
import { openScreen, SCREENS } from './screens';

// A scroll bar that takes room, as on Windows. Playwright hides scroll bars otherwise.
test.use({ launchOptions: { ...(await findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] } });
const SCROLL_BAR = 15;

const fold = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu of the loan' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'H2O' });
const contentWidth = async (page: Page) => (await page.getByRole('main').boundingBox())?.width;
const scrollBar = (page: Page) => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);

/** Expects that every control and dialog is completely inside the page, beside its scroll bar. */
async function expectAllInside(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  const cut = await page.locator('button, select, input, [role=dialog]').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility() && part.closest('[hidden], [aria-hidden=true]') === null)
      .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((part) => part.getAttribute('aria-label') ?? part.textContent),
  );
  expect(cut, `cut off on ${where}`).toEqual([]);
  await expectNoClippedTexts(page, where);
}

for (const [width, height] of [
  [1144, 585],
  [1280, 585],
  [1366, 641],
] as const)
  test(`at ${width} px with a scroll bar, no screen or dialog is cut off`, async ({ page, sandbox, silentConsole }) => {
    // This test covers as many screens as five others.
    test.slow();
    await page.setViewportSize({ width, height });
    const visit = { page, sandbox, allow: silentConsole.allow };
    for (const screen of SCREENS) {
      await openScreen(visit, screen);
      if (screen === SCREENS[0] && width < 1366) await fold(page).click();
      if (screen === SCREENS[0]) expect(await scrollBar(page), 'the scroll bar takes room').toBeGreaterThan(0);
      await expectAllInside(page, `${screen.address} at ${width} px`);
    }
    await expect(page.getByRole('combobox', { name: /^Credit agency/ })).toBeVisible();
    await openScreen(visit, SCREENS[2]);
    for (const [button, dialog] of [
      ['File page', /^AUS file page/],
      [COMPARE_PREVIOUS, /\d+/],
    ] as const) {
      if (button === COMPARE_PREVIOUS) await page.getByRole('button', { name: ROW_MENU }).first().click();
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog', { name: dialog }).getByRole('table').first()).toBeVisible();
      await expect(page.getByText('Loading what is missing')).toHaveCount(0);
      await expectAllInside(page, `${String(dialog)} at ${width} px`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

// @spec NAV-24, NAV-38
test('at every width from 768 px on the menu starts open, and the frame is at least 1366 px wide', async ({ page }) => {
  await openHistory(page, '7100111/history');
  for (const width of [768, 1024, 1143, 1144, 1365, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await page.reload();
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page)).toBeVisible();
    expect((await menu(page).locator('../..').boundingBox())?.width).toBe(222);
    expect(await scrollBar(page)).toBe(SCROLL_BAR);
    expect(await contentWidth(page), `${width} px`).toBe(Math.max(width, 1366) - SCROLL_BAR - 222);
  }
});

// @spec NAV-24
test('without a menu the frame is as wide as with one', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 200 });
  await openAs(page, '/notfound/');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(await scrollBar(page)).toBe(SCROLL_BAR);
  expect(await contentWidth(page)).toBe(1366 - SCROLL_BAR);
});

// @spec NAV-39
test('a menu folded by keyboard stays folded after a reload, and the frame is at least 1144 px wide', async ({
  page,
}) => {
  await openHistory(page, '7100111/history');
  const before = await fold(page).boundingBox();
  await fold(page).press('Enter');
  await expect(menu(page)).toBeHidden();
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(fold(page)).toBeFocused();
  expect(await fold(page).boundingBox()).toEqual(before);
  for (const width of [768, 1144, 1280, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.reload();
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();
    expect(await contentWidth(page), `${width} px`).toBe(Math.max(width, 1144) - (await scrollBar(page)));
  }
  await fold(page).press('Space');
  await expect(menu(page)).toBeVisible();
  await page.reload();
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeVisible();
});

test('at 1366 px with a scroll bar, the 14 columns beside soft pulls have one line a row', async ({ page }) => {
  await page.route('**/recent-request', async (route) => {
    const response = await route.fetch();
    const recent = (await response.json()) as object;
    await route.fulfill({ response, json: { ...recent, isSoftPullPhase2ChangesEnabled: true } });
  });
  await page.setViewportSize({ width: 1366, height: 641 });
  await openHistory(page, '7100111/history');
  expect(await scrollBar(page)).toBe(SCROLL_BAR);
  await expect(table(page).getByRole('columnheader')).toHaveCount(14);
  await page.getByRole('button', { name: 'Show all 46' }).click();
  const heights = await table(page)
    .locator('tbody > tr:not([data-detail])')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([32]));
  expect(await brokenWords(table(page).locator('thead'))).toEqual([]);
  await expectAllInside(page, 'History with soft pulls');
});

test('a folded menu gets no focus, and no skip link leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await openHistory(page, '7100111/history');
  await fold(page).click();
  await expect(menu(page)).toBeHidden();
  // Starts at the top of the page again.
  await page.reload();
  await expect(fold(page)).toBeVisible();
  const reached = new Set<string>();
  for (let stops = 0; stops < 14; stops += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''));
    expect(await page.evaluate(() => document.activeElement?.closest('#menu') ?? null)).toBeNull();
  }
  expect(reached).toContain('Skip to main content');
  expect(reached).toContain('Selection');
  expect(reached).not.toContain('Skip to the menu');
});

test('without a header the menu folds and opens too', async ({ page }) => {
  await deploy(page, { NAV_VISIBILITY: { TOP_NAV: false } });
  await page.setViewportSize({ width: 1280, height: 768 });
  await openAs(page, '/7100111/history');
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu of the loan' }).click();
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu of the loan' }).click();
  await expect(menu(page)).toBeVisible();
});
