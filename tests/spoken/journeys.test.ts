import type { Locator, Page } from '@playwright/test';
import { holdTime, passTime, signInAt } from '@tests/e2e/fixtures';
import { expect, test, type Speech } from './fixtures';
import { COLLECT, FINDINGS, ORDER, OVERRIDE, SEARCH } from './phrases';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a screen and waits until the screen reader is on it. */
async function open(
  page: Page,
  speech: Speech,
  loan: string,
  screen: 'Request' | 'Selection' | 'History',
): Promise<void> {
  // The click that signs in moves the focus from the address bar to the page.
  await signInAt(page, `/${loan}/${screen.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  await page.keyboard.press('Tab');
  await speech.reach(
    page.getByRole('link', { name: 'Skip to main content' }),
    'Skip to main content link',
    'Shift+Tab',
  );
}

/** Opens a dialog from the focused button, hears its title, and closes it. */
async function openAndClose(page: Page, speech: Speech, opener: Locator, title: RegExp): Promise<void> {
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  };
  await speech.expectSpokenAfter(
    async () => {
      if (await page.getByRole('dialog').isVisible()) await close();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: title }).getByRole('heading', { name: title })).toBeFocused();
    },
    new RegExp(`^${title.source} dialog$`),
  );
  await speech.expectSpoken(new RegExp(`^${title.source} heading level 2`));
  await close();
}

/** Simulates a reconnect, which reads the history at once instead of after five seconds. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('an order for DU and LPA: its errors, its confirmation, and each step', async ({ page, sandbox, speech }) => {
  await holdTime(sandbox);
  await open(page, speech, '7100101', 'Request');
  await expect(button(page, 'Submit for AUS')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await speech.expectSpoken('Report, Maren Okafor combo box', 'Choose New or Reissue.', ORDER.error);
  await speech.reach(button(page, 'Set all to New'), 'Set all to New push button', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const consent = page.getByRole('checkbox', { name: /has authorized this credit pull/ });
  await speech.reach(consent, 'has authorized this credit pull check box not checked');
  await page.keyboard.press('Space');
  await speech.expectSpoken(/^Obtained .* by Rita Ibarra/);
  await page.keyboard.press('Control+Enter');
  await speech.expectSpoken(ORDER.sent, ORDER.started);
  await passTime(sandbox, 10);
  await look(page);
  await speech.expectSpoken(ORDER.firstDone);
  await passTime(sandbox, 20);
  await look(page);
  await speech.expectSpoken(ORDER.secondDone);
  expect(await speech.counts(...Object.values(ORDER))).toEqual([1, 1, 1, 1, 1]);
});

test('another result: the form, the reason, that it was saved, and a drawer that repeats nothing', async ({
  page,
  speech,
}) => {
  await open(page, speech, '7100120', 'Selection');
  const radio = page.getByRole('radio', { name: 'LPA', exact: true });
  await expect(radio).toBeChecked();
  await expect(radio).toBeEnabled();
  await speech.reach(radio, 'selected radio button');
  await page.keyboard.press('ArrowUp');
  await speech.expectSpoken(OVERRIDE.opened);
  const reason = page.getByRole('combobox', { name: /Reason/ });
  await expect(reason.getByRole('option')).not.toHaveCount(1);
  await speech.reach(reason, 'Reason (required) combo box');
  await page.keyboard.type('Better');
  await speech.expectSpoken('Better pricing.');
  await speech.reach(button(page, 'Save selection'), 'Save selection push button');
  await page.keyboard.press('Enter');
  await speech.expectSpoken(OVERRIDE.saved);
  const messages = button(page, /^Messages.* about DU income relief/);
  await speech.reach(messages, 'Messages (3) about DU income relief push button');
  await openAndClose(page, speech, messages, /DU: Income relief/);
  await speech.reach(button(page, /about DU employment relief/), 'about DU employment relief push button');
  expect(await speech.counts(...Object.values(OVERRIDE))).toEqual([1, 1]);
});

test('two runs are found in History and compared', async ({ page, speech }) => {
  await open(page, speech, '7100111', 'History');
  await expect(page.getByText('46 requests', { exact: true })).toBeVisible();
  await speech.reach(page.getByRole('searchbox', { name: 'Search requests' }), 'Search requests entry');
  await page.keyboard.insertText('LPA');
  await speech.expectSpoken(SEARCH.found);
  const ticks = page.getByRole('checkbox', { name: /^Compare request/ });
  for (const [index, service] of ['DU', 'LPA'].entries()) {
    await speech.reach(ticks.nth(index), new RegExp(`Compare request \\d+, ${service} check box not checked`));
    await page.keyboard.press('Space');
    await speech.expectSpoken(/^checked/);
  }
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await speech.reach(compare, 'Compare push button', 'Shift+Tab');
  await openAndClose(page, speech, compare, /Request \d+ compared with request \d+/);
  await speech.reach(button(page, /^Clear$/), 'Clear push button');
  expect(await speech.counts(SEARCH.found)).toEqual([1]);
});

test('the findings of a run, and what has changed since the run before', async ({ page, speech }) => {
  await open(page, speech, '7100111', 'History');
  const findings = button(page, /^Findings of request/).first();
  await speech.reach(findings, /^Findings of request \d+, .* push button/);
  await page.keyboard.press('Enter');
  await speech.expectSpoken(/^Findings of request \d+, .* heading level 2/, FINDINGS.loaded);
  const run = page.getByRole('radio', { name: /^(DU|LPA)$/ });
  await speech.reach(run, /selected radio button/);
  await page.keyboard.press('ArrowRight');
  await speech.expectSpoken(/^New since last run/, FINDINGS.compared);
  expect(await speech.counts(...Object.values(FINDINGS))).toEqual([1, 1]);
});

test('what the borrowers have to bring, and how many messages were copied', async ({ page, context, speech }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, speech, '7100120', 'Selection');
  await speech.reach(button(page, /To collect: request \d+, LPA$/), /^To collect: request \d+, LPA push button/);
  await page.keyboard.press('Enter');
  await speech.expectSpoken(COLLECT.opened);
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true });
  await speech.reach(copy, 'Copy push button', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await speech.expectSpoken(COLLECT.copied);
  expect(await speech.counts(...Object.values(COLLECT))).toEqual([1, 1]);
});

test('the title of a tab: its result when the user returns to it, and no seconds before', async ({
  page,
  context,
  sandbox,
  speech,
}) => {
  await holdTime(sandbox);
  await open(page, speech, '7100104', 'Request');
  await expect(button(page, 'Submit for AUS')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await speech.expectSpoken(ORDER.sent);
  const other = await context.newPage();
  await speech.expectSpoken('about:blank page tab');
  await passTime(sandbox, 90);
  await expect(page).toHaveTitle(/^✓ 4533 /);
  await page.bringToFront();
  await speech.expectSpoken(/^✓ 4533 LPA Accept \/ Eligible\b.* page tab/);
  expect(await speech.counts('⏳')).toEqual([0]);
  await other.close();
});
