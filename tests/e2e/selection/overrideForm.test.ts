import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { expectWhole, isFocusInSight } from '@tests/e2e/measure';
import { choice, column, openSelection, reason, row, save } from './screen';

const form = (page: Page, name = 'Use DU instead') => page.getByRole('region', { name });
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });

/** Opens loan 7100120 as if it were locked to LPA: choosing DU needs a reason and shows a warning. */
async function openLocked(page: Page, context: BrowserContext): Promise<void> {
  await context.route('**/loan-info', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as object), lockedAusRequestTypeId: 3 } });
  });
  await openSelection(page, '7100120');
}

for (const font of ['narrow', 'default', 'wide'] as const)
  test.describe(`in a ${font} font`, () => {
    test.use({ font });

    test('the whole form is visible, with its warning and errors, and nothing below the pointer moves', async ({
      page,
      context,
    }) => {
      await openLocked(page, context);
      for (const height of [641, 768]) {
        await page.setViewportSize({ width: 1366, height });
        const before = await choice(page, 'DU').boundingBox();
        await choice(page, 'DU').check();
        await expect(form(page)).toContainText('Loan is locked to LP. Using DU may re-price the loan.');
        await expectWhole(form(page));
        expect(await choice(page, 'DU').boundingBox()).toEqual(before);
        await save(page).click();
        await expect(reason(page)).toHaveAccessibleDescription('Choose a reason.');
        for (const part of [form(page), reason(page), save(page), discard(page)]) await expectWhole(part);
        await discard(page).click();
        await expect(form(page)).toHaveCount(0);
      }
    });
  });

test('the form is announced and is the next Tab stop after the radio button, and the page keeps its tab order', async ({
  page,
}) => {
  await openSelection(page, '7100120');
  await choice(page, 'LPA').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').getByText('Use DU instead: give a reason, then save.')).toBeAttached();
  await expect(choice(page, 'DU')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reason(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page, 'DU')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Findings of .*DU$/ })).toBeFocused();
});

test('the form covers no focused element, down the page and back', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 641 });
  await openSelection(page, '7100120');
  await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
  await choice(page, 'DU').check();
  await save(page).click();
  await expect(reason(page)).toBeFocused();
  const last = page.getByRole('contentinfo').getByRole('link');
  for (const key of ['Tab', 'Shift+Tab']) {
    const goal = await (key === 'Tab' ? last : choice(page, 'DU')).elementHandle();
    while (!(await page.evaluate((element) => element === document.activeElement, goal))) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocusInSight(page), await page.locator(':focus').innerText()).toBe(true);
    }
  }
});

test('two services and the form fit a window of 1366 × 768 px, and the choice moves no row', async ({ page }) => {
  await openSelection(page, '7100120');
  await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
  const before = await row(page, 'DTI').boundingBox();
  await choice(page, 'DU').check();
  for (const part of [column(page, 'DU'), row(page, 'Outcome'), row(page, 'Collateral relief'), form(page), save(page)])
    await expectWhole(part);
  expect(await row(page, 'DTI').boundingBox()).toEqual(before);
});

test('relief that loads late moves neither the form nor the focused field', async ({ page, context }) => {
  const answer = await hold(context, '**/rep-n-warrant');
  await openSelection(page, '7100120');
  await choice(page, 'DU').check();
  await reason(page).focus();
  const before = await reason(page).boundingBox();
  answer();
  await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
  await expect(reason(page)).toBeFocused();
  expect(await reason(page).boundingBox()).toEqual(before);
});

test('a choice after a saved one moves nothing either: the notice stays', async ({ page }) => {
  await openSelection(page, '7100120');
  await choice(page, 'DU').check();
  await reason(page).selectOption('Better pricing');
  await save(page).click();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  const before = await choice(page, 'LPA').boundingBox();
  await choice(page, 'LPA').check();
  await expect(form(page, 'Return to LPA')).toBeVisible();
  await expect(page.getByRole('status').getByText('Return to LPA: save to confirm.')).toBeAttached();
  expect(await choice(page, 'LPA').boundingBox()).toEqual(before);
});

for (const [width, height] of [
  [683, 641],
  [1366, 400],
] as const)
  test(`in a window of ${width} × ${height} px the form is in the flow below its radio button, visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSelection(page, '7100120');
    await choice(page, 'LPA').focus();
    await page.keyboard.press('ArrowLeft');
    for (const part of [choice(page, 'DU'), reason(page), save(page)]) await expectWhole(part);
    const bottomOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    };
    expect((await row(page, 'Outcome').boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(form(page)));
  });
