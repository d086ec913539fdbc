import { expect, test } from '@tests/e2e/fixtures';
import { expectNoSidewaysScroll, expectNoClippedTexts, smallTargets, spaceText } from '@tests/e2e/measure';
import { openScreen, SCREENS } from '@tests/e2e/screens';
import { press, see, seeDialog, type Visit } from './visit';

test('no screen, dialog or drawer scrolls the page sideways at 320 px', async ({ page, sandbox, silentConsole }) => {
  // This test covers as many screens as five others.
  test.slow();
  const visit: Visit = { page, sandbox, allow: silentConsole.allow };
  await page.setViewportSize({ width: 320, height: 641 });
  for (const screen of SCREENS) {
    await openScreen(visit, screen);
    for (const width of [320, 480, 767]) {
      await page.setViewportSize({ width, height: 641 });
      await expectNoSidewaysScroll(page, `${screen.address} at ${width} px`);
    }
    await page.setViewportSize({ width: 320, height: 641 });
  }
  await openScreen(visit, SCREENS[0]);
  await page.getByRole('radio', { name: 'DU', exact: true }).check();
  await see(page, 'Use DU instead');
  await expectNoSidewaysScroll(page, 'the override form');
  for (const [button, dialog] of [
    ['Settings', 'Settings'],
    ['All reasons', /^Why is/],
    [/^Messages.* about DU income relief/, 'DU: Income relief'],
  ] as const) {
    await press(page, button);
    await seeDialog(page, dialog);
    await expectNoSidewaysScroll(page, String(dialog));
    expect((await page.getByRole('dialog', { name: dialog }).boundingBox())?.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
});

test('with wide text spacing no table is wider than its card, and no column overlaps the next', async ({
  page,
  sandbox,
  silentConsole,
}) => {
  // This test covers as many screens as five others.
  test.slow();
  const visit: Visit = { page, sandbox, allow: silentConsole.allow };
  for (const [index, screen] of SCREENS.entries()) {
    await openScreen(visit, screen);
    // The style sheet stays, because the screens change without a page load.
    if (index === 0) await spaceText(page);
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 768 });
      await expectNoSidewaysScroll(page, `${screen.address} at ${width} px`);
      await expectNoClippedTexts(page, `${screen.address} at ${width} px`);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  }
});

test('with wide text spacing Request cuts no sentence of the Submit bar and no transaction type', async ({
  page,
  sandbox,
  silentConsole,
}) => {
  const visit: Visit = { page, sandbox, allow: silentConsole.allow };
  await openScreen(visit, SCREENS[4]);
  await press(page, 'Set all to New');
  await page.getByRole('combobox', { name: /^Credit agency/ }).selectOption('');
  await spaceText(page);
  for (const width of [1366, 320]) {
    await page.setViewportSize({ width, height: 768 });
    const texts = [
      page.getByRole('button', { name: /things? left: / }),
      page.getByRole('combobox', { name: /^Transaction type/ }),
    ];
    for (const text of texts)
      for (const each of await text.all())
        expect(
          await each.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element.querySelector(':scope > span') ?? element);
            const { right } = range.getBoundingClientRect();
            return (
              element.scrollWidth > element.clientWidth ||
              element.scrollHeight > element.clientHeight ||
              (element.tagName === 'BUTTON' && right > element.getBoundingClientRect().right)
            );
          }),
          `${await each.getAttribute('aria-label')} at ${width} px`,
        ).toBe(false);
  }
});

test('every pointer target is at least 24 × 24 px', async ({ page, sandbox, silentConsole }) => {
  // This test covers as many screens as five others.
  test.slow();
  const visit: Visit = { page, sandbox, allow: silentConsole.allow };
  for (const screen of SCREENS) {
    await openScreen(visit, screen);
    expect.soft(await smallTargets(page), screen.address).toEqual([]);
  }
  await press(page, 'Set all to New');
  await page.getByRole('combobox', { name: /^Credit agency/ }).selectOption('');
  await press(page, /things? left: /);
  expect.soft(await smallTargets(page), 'the list of open items').toEqual([]);
  await openScreen(visit, SCREENS[2]);
  await press(page, 'Expand all');
  await see(page, 'Collapse all');
  expect.soft(await smallTargets(page), 'the details of requests').toEqual([]);
});

test('the figures of the DTI strip have 12 px', async ({ page, sandbox, silentConsole }) => {
  await openScreen({ page, sandbox, allow: silentConsole.allow }, SCREENS[2]);
  const strip = page.locator('section').filter({ hasText: 'Largest move:' });
  await expect(strip).toBeVisible();
  const sizes = await strip
    .locator('p, p *, h2, h2 *, a')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
