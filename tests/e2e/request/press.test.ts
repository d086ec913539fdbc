import type { Page } from '@playwright/test';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { openRequest, ready, submit, refused, watchOrders } from './requestScreen';

const LOAN = '7100101';

/** All controls except those that open a window, a drawer or, once the service has answered, a question. */
const NO_WINDOW = /^(?!PDF|Discard|.*\d{4})/;
const NO_WINDOW_OR_ORDER = /^(?!PDF|Discard|Submit|.*\d{4})/;

// @spec REQ-2
test('a press on Submit from an empty reference is not lost: nothing moves before the release', async ({ page }) => {
  await openRequest(page, LOAN);
  await page.getByRole('button', { name: 'Set all to Reissue' }).click();
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
  await expect(refused(page)).toBeVisible();
});

// @spec REQ-2
test('an answer that arrives during a press moves the button only after the click', async ({ page }) => {
  // The line about the report on file is longer than its skeleton where the panels are below each other.
  await page.setViewportSize({ width: 600, height: 900 });
  const release = await hold(page, '**/recent-credit-request');
  await openAs(page, '/7100124/request');
  const button = page.getByRole('button', { name: 'Set all to New' });
  await expect(button).toBeVisible();
  await expect(page.getByText(/^Reports delivered so far/)).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  await drawn(page);
  const before = await button.boundingBox();
  if (before === null) throw new Error('Set all to New is not on the page');
  await page.mouse.move(before.x + before.width / 2, before.y + 2);
  await page.mouse.down();
  const answered = page.waitForResponse('**/recent-credit-request');
  release();
  await (await answered).finished();
  await drawn(page);
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('combobox', { name: 'Report, Hannah Oduya' })).toHaveValue('REQUEST_NEW');
  await expect(page.getByText(/^Credit on file: /)).toBeVisible();
  expect(await button.boundingBox()).not.toEqual(before);
});

// @spec REQ-3
test('a double-click on a borrower command acts once and moves no other command', async ({ page }) => {
  await openRequest(page, LOAN);
  const commands = page.getByRole('button', { name: /^Set all to|^Make all|liabilities$/ });
  const places = () => commands.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const before = await places();
  expect(before).toHaveLength(4);
  for (const [index, after] of [
    'Set all to New',
    'Set all to Reissue',
    /^Make all separate$/,
    /^Tick all liabilities$/,
  ].entries()) {
    await commands.nth(index).dblclick();
    await expect(commands.nth(index)).toHaveAccessibleName(after);
    expect(await places()).toEqual(before);
  }
});

// @spec REQ-3
test('a double-click on Submit of a complete order orders once and presses nothing on the next screen', async ({
  page,
  context,
}) => {
  const orders = await watchOrders(context);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await openRequest(page, '7100104');
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(orders).toHaveLength(1);
  expect(sent.filter((path) => path.includes('/api/'))).toHaveLength(1);
});

test.describe('no control of the screen moves under the pointer', () => {
  for (const { loanId, controls: named } of [
    { loanId: '7100101', controls: NO_WINDOW },
    // Its order is complete, so that Submit would send it.
    { loanId: '7100103', controls: NO_WINDOW_OR_ORDER },
  ]) {
    test(`of loan ${loanId}: a double-click on a button does what one click does`, async ({ page }) => {
      test.slow();
      page.on('dialog', (dialog) => void dialog.accept());
      await openWhole(page, loanId);
      const untouched = await stateOf(page);
      const buttons = page.getByRole('main').getByRole('button', { name: named, disabled: false });
      const count = await buttons.count();
      expect(count).toBeGreaterThan(3);
      for (let index = 0; index < count; index += 1) {
        const button = buttons.nth(index);
        const name = await button.textContent();
        await button.click();
        await drawn(page);
        const once = await stateOf(page);
        await startAgain(page, untouched);
        await button.dblclick();
        await expect.poll(() => stateOf(page), `${name}, pressed twice`).toEqual(once);
        await startAgain(page, untouched);
      }
    });

    test(`of loan ${loanId}: what was clicked stays where it was`, async ({ page }) => {
      test.slow();
      await openWhole(page, loanId);
      const controls = page.getByRole('main').locator('button, input:is([type=checkbox], [type=radio])');
      // A click can add and remove controls.
      for (let index = 0; index < (await controls.count()); index += 1) {
        // Not the locator, which finds another control once an answer adds some before this one.
        const control = await controls.nth(index).elementHandle();
        const name = await control.evaluate((element) => (element.closest('label') ?? element).textContent);
        if (!named.test(name) || (await control.isDisabled())) continue;
        await control.scrollIntoViewIfNeeded();
        const before = await control.boundingBox();
        if (before === null) throw new Error(`${name} has no place`);
        await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
        await drawn(page);
        expect(await control.boundingBox(), name).toEqual(before);
      }
    });
  }
});

test('what is below the borrowers stays where it is while those of the other order load', async ({ page }) => {
  await openWhole(page, LOAN);
  const release = await hold(page, '**/borrowers');
  const table = page.getByRole('table', { name: /Borrowers and the credit reports/ });
  const consent = page.getByRole('checkbox', { name: /has authorized this credit pull/ });
  await page.getByRole('radio', { name: 'Import credit only' }).check();
  await expect(table).toHaveCount(0);
  await drawn(page);
  const before = await consent.boundingBox();
  release();
  await expect(table).toBeVisible();
  await drawn(page);
  expect(await consent.boundingBox()).toEqual(before);
});

/** Waits for the past requests too, which bring controls of their own. */
async function openWhole(page: Page, loanId: string): Promise<void> {
  await openRequest(page, loanId);
  await expect(page.getByText('No run yet').first()).toBeVisible();
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The values and names of all controls of the screen. */
const stateOf = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('input, select, button')].map(
        ({ id, type, value, checked, disabled, textContent }) =>
          `${id.startsWith('order-') ? id : ''} ${type === 'checkbox' || type === 'radio' ? checked : value} ${disabled} ${textContent}`,
      ),
    );

/** Closes what a button has opened, and discards the changes; with a reload if that leaves anything. */
async function startAgain(page: Page, untouched: string[]): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  if (await discard.isEnabled()) await discard.click();
  await drawn(page);
  if (JSON.stringify(await stateOf(page)) !== JSON.stringify(untouched)) {
    await page.reload();
    await ready(page);
  }
  await expect.poll(() => stateOf(page)).toEqual(untouched);
}
