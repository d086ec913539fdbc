import type { Locator, Page } from '@playwright/test';
import { expect, openAs, takesFocus, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { pressKeyOn, tabTo } from './keys';

test('the user reads findings and compares runs with the keyboard alone', async ({ page }) => {
  await openAs(page, '/7100111/history');
  await expect(page.getByText('46 requests', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search requests' }));

  const ticks = page.getByRole('checkbox', { name: /^Compare request/ });
  await pressKeyOn(page, ticks.nth(0), 'Space');
  const findings = page.getByRole('button', { name: /^Findings PDF/ }).first();
  const opened = page.waitForEvent('popup');
  await pressKeyOn(page, findings);
  await (await opened).close();
  await expect(findings).toBeFocused();

  await pressKeyOn(page, ticks.nth(1), 'Space');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await tabTo(page, compare, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /compared with request/ });
  await pressKeyOn(page, dialog.getByRole('checkbox', { name: 'Only differences' }), 'Space');
  await expect(dialog.getByRole('checkbox', { name: 'Only differences' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
});

test("a document's button keeps the focus while loading, and requests the document once", async ({ page }) => {
  const answer = await hold(page, '**/multi-aus/v1/document');
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/document')) asked += 1;
  });
  await openAs(page, '/7100113/history');
  const findings = page.getByRole('button', { name: /^Findings PDF/ }).first();
  await findings.focus();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect(findings).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  answer();
  await expect(findings).toHaveAttribute('aria-busy', 'false');
  await (await opened).close();
  await expect(findings).toBeFocused();
  expect(asked).toBe(1);
});

interface Opening {
  address: string;
  /** The button that the user presses, and that gets the focus back. */
  button: (page: Page) => Locator;
}

const OPENINGS: Record<string, Opening> = {
  'the message of an error': {
    address: '/7100113/history',
    button: (page) => page.getByRole('button', { name: /^Error message/ }).first(),
  },
  'the settings': {
    address: '/7100113/history',
    button: (page) => page.getByRole('button', { name: 'Settings' }),
  },
  'the messages behind a relief': {
    address: '/7100120/selection',
    button: (page) => page.getByRole('button', { name: /^Messages.* about DU income relief/ }),
  },
  'the reasons for a recommendation': {
    address: '/7100120/selection',
    button: (page) => page.getByRole('button', { name: 'All reasons' }),
  },
  'the finding codes': {
    address: '/7100120/selection',
    button: (page) => page.getByRole('button', { name: /^DU Finding Codes/ }),
  },
  'what lies behind a verification': {
    address: '/7100101/request',
    button: (page) => page.getByRole('button', { name: /details: Assets of Maren Okafor$/ }),
  },
};

test('overlays trap the focus and restore it', async ({ page }) => {
  for (const [name, { address, button }] of Object.entries(OPENINGS)) {
    await test.step(name, async () => {
      if (!page.url().endsWith(address)) await openAs(page, address);
      await button(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await takesFocus(dialog);
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await takesFocus(dialog);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }
});
