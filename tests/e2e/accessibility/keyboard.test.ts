import type { Locator, Page } from '@playwright/test';
import { expect, holdTime, openAs, passTime, takesFocus, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { pressKeyOn, tabTo } from './keys';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the user orders DU and LPA with the keyboard alone', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await openAs(page, '/7100101/request');
  await expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // The first Submit is refused: the summary gets the focus, and its link leads to the field.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: /^Error!/ })).toBeFocused();
  await pressKeyOn(page, page.getByRole('link', { name: 'Maren Okafor: choose New or Reissue' }));
  await expect(page.getByRole('combobox', { name: 'Report, Maren Okafor' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Set all to New' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await pressKeyOn(page, page.getByRole('checkbox', { name: /has authorized this credit pull/ }), 'Space');
  await expect(page.getByText(/^Obtained/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Selection')).toBeFocused();
});

test('the user selects another result with the keyboard alone', async ({ page }) => {
  await openAs(page, '/7100120/selection');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(radio('LPA')).toBeChecked();
  await expect(radio('LPA')).toBeEnabled();
  await tabTo(page, radio('LPA'));
  await page.keyboard.press('ArrowUp');
  await expect(radio('DU')).toBeChecked();
  const reason = page.getByRole('combobox', { name: /Reason/ });
  await expect(reason.getByRole('option', { name: 'Better pricing' })).toBeAttached();

  // Without a reason, Save moves the focus to the missing field.
  await pressKeyOn(page, page.getByRole('button', { name: 'Save selection' }));
  await expect(reason).toBeFocused();
  await page.keyboard.type('Better');
  await pressKeyOn(page, page.getByRole('button', { name: 'Save selection' }));
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  await expect(radio('DU')).toBeFocused();
});

test('the user reads findings and compares runs with the keyboard alone', async ({ page }) => {
  await openAs(page, '/7100111/history');
  await expect(page.getByText('46 requests', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+4');
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused();

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

test('every area and tool has its shortcut', async ({ page }) => {
  await openAs(page, '/7100111/history');
  await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible();
  await page.keyboard.press('Control+Shift+5');
  await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  for (const [chord, area] of [
    ['Control+Shift+1', 'Request'],
    ['Control+Shift+2', 'Selection'],
    ['Control+Shift+3', 'History'],
  ] as const) {
    await page.keyboard.press(chord);
    await expect(heading(page, area)).toBeFocused();
  }
  await page.keyboard.press('Control+Shift+7');
  await expect(page.getByRole('dialog', { name: /^AUS file page/ })).toBeVisible();
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
  'the choice of columns': {
    address: '/7100113/history',
    button: (page) => page.getByRole('button', { name: 'Columns, CSV, print' }),
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

test('each step of a run is announced once, and an unchanged read announces nothing', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  await openAs(page, '/7100112/history');
  await expect(page.getByText('2 processing')).toBeVisible();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = (changes: MutationRecord[]): void => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.closest('[role=status]') === null) continue;
        for (const { textContent } of addedNodes) if (/^Request/.test(textContent ?? '')) said.push(textContent ?? '');
      }
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true });
  });
  const look = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await passTime(sandbox, 10);
  await look();
  await expect(page.getByText('1 processing')).toBeVisible();
  await passTime(sandbox, 20);
  await look();
  await expect(page.getByText('1 processing')).toBeHidden();
  // A read without changes updates only the time of the check.
  const checked = page.getByText(/^checked/);
  const before = await checked.textContent();
  await expect(async () => {
    await look();
    expect(await checked.textContent()).not.toBe(before);
  }).toPass();
  const steps = [
    expect.stringMatching(/^Request \d+, DU: Approve/),
    expect.stringMatching(/^Request \d+, LPA: Accept/),
  ];
  await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(steps);
});
