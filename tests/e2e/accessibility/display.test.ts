import type { Locator, Page } from '@playwright/test';
import { expectWhole } from '@tests/e2e/measure';
import { expect, holdTime, openAs, test } from '@tests/e2e/fixtures';
import { open, seeDialog } from './visit';

/** The space that a 1366 × 768 screen has at 200 % zoom. */
const ENLARGED = { width: 683, height: 384 };

const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  return {
    left: box?.x ?? 0,
    top: box?.y ?? 0,
    right: (box?.x ?? 0) + (box?.width ?? 0),
    bottom: (box?.y ?? 0) + (box?.height ?? 0),
  };
}

async function expectToFit(locator: Locator): Promise<void> {
  const { left, top, right, bottom } = await boxOf(locator);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(ENLARGED.width);
  expect(bottom).toBeLessThanOrEqual(ENLARGED.height);
}

test.describe('zoomed to 200 %', () => {
  test.use({ viewport: ENLARGED });

  // @spec NAV-40
  test("no screen scrolls sideways, the menu is folded, and the screen's start is visible", async ({
    page,
    sandbox,
    silentConsole: { allow },
  }) => {
    const visit = { page, sandbox, allow };
    for (const [address, heading] of [
      ['/7100120/selection', 'Selection'],
      ['/7100111/history', 'History'],
      ['/7100108/request', 'Request'],
    ] as const) {
      await open(visit, address, heading);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(ENLARGED.width);
    }
    const menu = page.getByRole('button', { name: 'Menu of the loan' });
    const link = page.getByRole('link', { name: 'Assets' });
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await expect(link).toBeHidden();
  });

  test('expiry dates are beside the tabs, and what runs is below them', async ({ page, sandbox }) => {
    await holdTime(sandbox);
    await openAs(page, '/7100112/selection');
    const tabs = page.getByRole('navigation', { name: 'Loan areas' });
    const dates = page.getByRole('button', { name: /^Next to expire/ });
    const { top, bottom } = await boxOf(tabs);
    const beside = await boxOf(dates);
    expect(beside.top).toBeGreaterThanOrEqual(top);
    expect(beside.bottom).toBeLessThanOrEqual(bottom);
    const running = await boxOf(page.getByRole('region', { name: 'Running request' }));
    expect(running.top).toBeGreaterThanOrEqual(bottom);
  });

  // @spec NAV-40
  test('the form has one column, and nothing covers it', async ({ page }) => {
    await openAs(page, '/7100101/request');
    await expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeEnabled();
    const panels = [
      '1 Systems',
      '2 Credit agency',
      '3 Borrowers and reports',
      '4 Digital verifications',
      '5 Acknowledgement',
    ];
    const boxes = await Promise.all(panels.map((name) => boxOf(page.getByRole('region', { name }))));
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    await page.getByRole('button', { name: 'Submit for AUS' }).click();
    const message = page.getByText('Choose New or Reissue').first();
    await expectWhole(message);
    await expectWhole(page.locator(':focus'));
    expect((await boxOf(message)).right).toBeLessThanOrEqual(ENLARGED.width);
  });

  test('choices and entries for a borrower are not clipped', async ({ page }) => {
    await openAs(page, '/7100118/request');
    for (const name of ['Report, Theo Lindgren', 'Reference #, Theo Lindgren']) {
      const { left, right } = await boxOf(page.getByLabel(name, { exact: true }));
      expect(right - left, name).toBeGreaterThanOrEqual(100);
    }
  });

  test('the DTI strip zooms with everything else', async ({ page }) => {
    await openAs(page, '/7100111/history');
    const { top, bottom } = await boxOf(page.getByText('Largest move:'));
    expect(bottom - top).toBeGreaterThanOrEqual(12);
    expect(await contentWidth(page)).toBeLessThanOrEqual(ENLARGED.width);
  });

  test('the latest outcome is visible without scrolling', async ({ page }) => {
    await openAs(page, '/7100111/history');
    await expect(page.getByText('Request 1110461: DU Approve/Eligible')).toBeInViewport({ ratio: 1 });
    // On a phone the papers have one line.
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(page.getByText('Request 1110461: DU Approve/Eligible')).toBeInViewport({ ratio: 1 });
    const list = await boxOf(page.getByRole('button', { name: 'AUS list' }));
    const file = await boxOf(page.getByRole('button', { name: 'File page' }));
    expect(file.top).toBe(list.top);
  });

  test('service names stay on one line in the override log', async ({ page }) => {
    await openAs(page, '/7100116/selection');
    const log = page.getByRole('table', { name: 'Override log' });
    const services = log.getByText('LPA', { exact: true });
    await expect(services).not.toHaveCount(0);
    const lines = await services.evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getClientRects().length;
      }),
    );
    expect(Math.max(...lines)).toBe(1);
  });

  test('a table heading covers no row', async ({ page }) => {
    await openAs(page, '/7100113/history');
    const table = page.getByRole('table', { name: /^Past requests/ });
    await expect(table).toBeVisible();
    // Measures both at once, because content that appears above the table moves them.
    const [heading, first] = await table.evaluate((element) =>
      [...element.querySelectorAll('tr')].slice(0, 2).map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(first?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Number.NaN);
  });

  test('dialogs and drawers fit', async ({ page, sandbox, silentConsole: { allow } }) => {
    const visit = { page, sandbox, allow };
    await open(visit, '/7100120/selection', 'Selection');
    for (const [button, dialog] of [
      ['Settings', 'Settings'],
      ['All reasons', /^Why is/],
      [/^Messages.* about DU income relief/, 'DU: Income relief'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await seeDialog(page, dialog);
      await expectToFit(page.getByRole('dialog', { name: dialog }));
      await page.keyboard.press('Escape');
    }
  });
});

test("a request's actions make no row higher and name their files", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAs(page, '/7100111/history');
  const row = page.getByRole('row').filter({ hasText: '1110461' });
  await expect(row.getByTitle(/^Download raw request of request 1110461, DU · report\.xml$/)).toBeVisible();
  const { top, bottom } = await boxOf(row);
  expect(bottom - top).toBeLessThanOrEqual(33);
});

test.describe('forced colors', () => {
  test('badges, the selected row and the focus keep their outlines', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, '/7100113/history');
    const style = (locator: Locator, property: string) =>
      locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const badge = page.getByRole('table').getByText('Approve/Eligible', { exact: true });
    await expect(badge).toBeVisible();
    expect(await style(badge, 'border-top-color')).toBe(await style(badge, 'color'));
    const selected = page.getByRole('row').filter({ has: page.getByRole('img', { name: 'Selected service' }) });
    expect(await style(selected, 'outline-style')).toBe('solid');
    await page.getByRole('searchbox', { name: 'Search requests' }).focus();
    await page.keyboard.press('Tab');
    expect(await style(page.locator(':focus'), 'outline-style')).toBe('solid');
  });

  test('the column of the result in use keeps a frame, and outcomes have room in theirs', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, '/7100120/selection');
    const inUse = page.getByRole('columnheader', { name: /LPA/ });
    await expect(inUse).toHaveCSS('border-top-style', 'solid');
    await expect(inUse).toHaveCSS('border-left-width', '3px');
    const outcome = page.getByRole('table', { name: 'Results by service' }).locator('[data-headline]').first();
    await expect(outcome).toHaveCSS('padding-left', '8px');
  });

  test('a copy button is shown only with the pointer or the focus, because it covers the next column', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, '/7100113/history');
    const copy = page.getByRole('button', { name: /^Copy casefile id/ }).first();
    await expect(copy).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(copy).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await copy.focus();
    await expect(copy).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  });
});

test('with wide text spacing the loan strip stays complete', async ({ page }) => {
  await openAs(page, '/7100117/history');
  const product = page.getByRole('definition').filter({ hasText: 'Smart Series Bank Statement 40 Year IO' });
  await expect(product).toBeVisible();
  await page.evaluate(() => {
    const wider = new CSSStyleSheet();
    wider.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(wider);
  });
  const hasRoom = (value: Element): boolean => value.scrollWidth <= value.clientWidth;
  expect(await product.evaluate(hasRoom)).toBe(true);
});

test('with reduced motion nothing moves during a run', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTime(sandbox);
  await openAs(page, '/7100112/history');
  await expect(page.getByText('Processing').first()).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
});

test('a printout shows the loan and its screen, and no buttons', async ({ page, sandbox, silentConsole }) => {
  const visit = { page, sandbox, allow: silentConsole.allow };
  for (const [address, heading] of [
    ['/7100120/selection', 'Selection'],
    ['/7100113/history', 'History'],
    ['/7100101/request', 'Request'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(visit, address, heading);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Loan', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'search'] as const) await expect(page.getByRole(role)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Loan areas' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Submit\b|Discard)/ })).toHaveCount(0);
  }
});

test("the user's theme overrides the system's, also on the next visit", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, '/7100113/history');
  // Until then, the sign-in page is still shown.
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  expect(await ground()).toBe(dark);
});

test('at 200 % zoom Selection says the outcome in use without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await openAs(page, '/7100120/selection');
  const inUse = page.getByText('In use: LPA');
  await expect(inUse).toBeInViewport({ ratio: 1 });
  const outcome = await inUse.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(outcome).toContain('Accept / Eligible');
});
