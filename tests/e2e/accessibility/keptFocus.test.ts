import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from '@tests/e2e/fixtures';
import { breakCall } from '@tests/e2e/breakCall';
import { BROKER, NOT_AN_EMPLOYEE, openRequest } from '@tests/e2e/request/requestScreen';
import { choice, openSelection } from '@tests/e2e/selection/screen';
import { openHistory } from '@tests/e2e/history/screen';
import type { CallName } from '@/http/contract/call';
import type { FaultId } from '@tests/faults/manifest/faults';

/** A button that its own press disables or removes. */
interface Case {
  what: string;
  /** Shows the button, and returns how to repair what failed. */
  open: (page: Page) => Promise<(() => Promise<void>) | undefined>;
  button: (page: Page) => Locator;
  /** False for a button that stays, disabled. */
  isRemoved: boolean;
}

const named =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true });

const broken =
  (call: CallName, address: string, fault: FaultId = 'status503', then?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<() => Promise<void>> => {
    const { repair } = await breakCall(page, { call, fault });
    await openAs(page, address);
    await then?.(page);
    return repair;
  };

const opened =
  (open: (page: Page) => Promise<unknown>): Case['open'] =>
  async (page) => {
    await open(page);
    return undefined;
  };

const CASES: readonly Case[] = [
  {
    what: 'Set all to New',
    open: opened((page) => openRequest(page, '7100101')),
    button: named('Set all to New'),
    isRemoved: false,
  },
  {
    what: 'Discard changes',
    open: opened(async (page) => {
      await openRequest(page, '7100101');
      await named('Set all to New')(page).click();
    }),
    button: named('Discard changes'),
    isRemoved: false,
  },
  {
    what: 'Convert to full credit',
    open: opened((page) => openRequest(page, '7100103')),
    button: named('Convert to full credit'),
    isRemoved: false,
  },
  {
    what: 'Use another password',
    open: opened((page) => openRequest(page, '7100109', BROKER)),
    button: named('Use another password'),
    isRemoved: true,
  },
  {
    what: 'Use the password on file',
    open: opened(async (page) => {
      await openRequest(page, '7100109', BROKER);
      await named('Use another password')(page).click();
    }),
    button: named('Use the password on file'),
    isRemoved: true,
  },
  {
    what: 'the retry of a part of Request',
    open: broken('acknowledgement', '/7100101/request'),
    button: named('Try again'),
    isRemoved: true,
  },
  {
    what: 'Load relief',
    open: opened((page) => openHistory(page, '7100120/history')),
    button: named('Load relief'),
    isRemoved: true,
  },
  {
    what: 'Clear filters',
    open: opened((page) => openHistory(page, '7100120/history?q=1')),
    button: named('Clear filters'),
    isRemoved: false,
  },
  {
    what: 'Clear search and filters',
    open: opened((page) => openAs(page, '/7100120/history?q=zebra')),
    button: named('Clear search and filters'),
    isRemoved: true,
  },
  {
    what: 'the retry of an empty history',
    open: broken('historyDetails', '/7100120/history', 'null'),
    button: named('Try again'),
    isRemoved: true,
  },
  {
    what: 'the retry of the messages of a relief',
    open: broken('repAndWarrantMessages', '/7100120/selection', 'status503', (page) =>
      page.getByRole('button', { name: /^Messages.* about DU income relief|messages? about DU income relief/ }).click(),
    ),
    button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }),
    isRemoved: true,
  },
  {
    what: 'the retry of the loan',
    open: broken('loanHeader', '/7100120/selection'),
    button: named('Try again'),
    isRemoved: true,
  },
  {
    what: 'Discard of a selection',
    open: opened(async (page) => {
      await openSelection(page, '7100120');
      await choice(page, 'DU').check();
    }),
    button: named('Discard'),
    isRemoved: true,
  },
  {
    what: 'Check again of a selection',
    open: async (page) => {
      const { repair } = await breakCall(page, { call: 'overrideSelection', fault: 'status403' });
      await openSelection(page, '7100120');
      await choice(page, 'DU').check();
      await page.getByRole('combobox', { name: /^Reason/ }).selectOption('Better pricing');
      await named(/^Save selection/)(page).click();
      await expect(named('Check again')(page)).toBeVisible();
      await repair();
      return undefined;
    },
    button: named('Check again'),
    isRemoved: false,
  },
];

for (const { what, open, button, isRemoved } of CASES)
  test(`the focus stays on the page after Enter: ${what}`, async ({ page, silentConsole }) => {
    silentConsole.allow(/status of (403|503)/);
    silentConsole.allow(NOT_AN_EMPLOYEE);
    const repair = await open(page);
    await expect(button(page)).toBeVisible();
    await repair?.();
    // The node itself: another button may take its name.
    const pressed = await button(page).elementHandle();
    await button(page).press('Enter');
    if (isRemoved) await expect.poll(() => pressed.evaluate(({ isConnected }) => isConnected)).toBe(false);
    // A browser removes the focus when it renders.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).not.toBe('BODY');
    // In a dialog, it stays within.
    if ((await page.getByRole('dialog').count()) > 0)
      expect(await page.getByRole('dialog').evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });
