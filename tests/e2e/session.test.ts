import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, plantFault, test } from './fixtures';

/** Loans of the sandbox whose history fails on purpose. */
const EXPIRED = '/7100191/history';
const BROKEN = '/7100190/history';

const modal = (page: Page) => page.getByRole('alertdialog');
const leaveButton = (page: Page) => modal(page).getByRole('button', { name: 'Return to the loan origination system' });

test.beforeEach(({ silentConsole }) => {
  // The browser itself writes a line about every failed request.
  silentConsole.allow(/Failed to load resource: the server responded with a status of (401|500)/);
});

test('401 counts down aloud and then leaves for the origination system', async ({ page, sandbox }) => {
  await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await page.clock.install();
  await openAs(page, EXPIRED);
  await expect(modal(page)).toContainText('User session has timed out.');
  await expect(modal(page)).toContainText(/You will automatically be redirected to H2O in (600|5\d\d) seconds\./);
  await expect(modal(page).getByRole('status')).toContainText('redirected');
  // All but the last seconds, of which some have passed by themselves.
  await page.clock.runFor('09:48');
  await expect(page).toHaveURL(`${sandbox}/los/`, { timeout: 30_000 });
});

test('the modal keeps focus, and neither Escape nor a click outside ends it', async ({ page, sandbox }) => {
  await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await openAs(page, EXPIRED);
  await expect(leaveButton(page)).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Escape']) {
    await page.keyboard.press(key);
    await expect(leaveButton(page)).toBeFocused();
  }
  await page.mouse.click(5, 5);
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(leaveButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

test('a laptop that slept through the countdown leaves on waking', async ({ page, sandbox }) => {
  await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await page.clock.install();
  await openAs(page, EXPIRED);
  await expect(modal(page)).toContainText(/in (600|59\d) seconds/);
  await page.clock.fastForward('08:00:00');
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

test('500 shows the tracking number, without a countdown', async ({ page, sandbox }) => {
  await openAs(page, BROKEN);
  await expect(modal(page)).toContainText(
    'An unexpected error has occurred. Please refresh your screen and try again.',
  );
  await expect(modal(page)).toContainText(/The tracking number for this issue is SBX-\d+/);
  await expect(modal(page)).not.toContainText('redirected');
  await leaveButton(page).click();
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

test('a session that ended at the provider ends here at the next call, which is not sent', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  // All that opening the loan asks for, to the last: the look-up of the user waits until the screen stands.
  const asked = [/\/recent-request$/, /\/1003$/, /\/1008$/, /\/org\/employee\//].map((call) =>
    page.waitForResponse(call),
  );
  await openAs(page, '/7100101/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await Promise.all(asked);
  await page.context().clearCookies();
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandbox}/api/`)) sent.push(request.headers()['authorization']);
  });
  await page.clock.fastForward('59:45');
  // Being online again reads the history.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(modal(page)).toContainText('User session has timed out.');
  expect(sent).toEqual([]);
});

test('a call that fails in one part of the screen leaves the rest as it is', async ({
  page,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(/status of 503/);
  await plantFault(sandbox, { call: 'menu1008', loanId: '7100117', kind: 'status', status: 503, times: 1 });
  await openAs(page, '/7100117/history');
  await expect(page.getByText('could not provide the 1008 menu')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Assets' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Valuation Delivery' })).toBeVisible();
  await expect(modal(page)).toBeHidden();
});
