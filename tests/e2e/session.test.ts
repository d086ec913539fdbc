import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, signInAt, test } from './fixtures';

/** A loan of the sandbox whose history fails on purpose. */
const EXPIRED = '/7100191/history';

const modal = (page: Page) => page.getByRole('alertdialog');
const leaveButton = (page: Page) => modal(page).getByRole('button', { name: 'Return to H2O' });

/** Records what the modal's status says, which is there for two seconds only. */
async function recordSpoken(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    new MutationObserver(() => {
      spoken.push(document.querySelector('[role=alertdialog] [role=status]')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { spoken });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test.beforeEach(({ silentConsole }) => {
  // The browser logs every failed request.
  silentConsole.allow(/Failed to load resource: the server responded with a status of 401/);
});

// @spec SES-13
test('the countdown of a 401 is announced', async ({ page }) => {
  await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  const spoken = await recordSpoken(page);
  await openAs(page, EXPIRED);
  await expect.poll(spoken).toContainEqual(expect.stringContaining('redirected'));
});

// @spec SES-13, SES-19
test('401 counts down and then opens the origination system', async ({ page, sandbox }) => {
  await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  const start = Date.now();
  await page.clock.install({ time: start });
  await openAs(page, EXPIRED);
  await expect(modal(page)).toContainText('User session has timed out.');
  await expect(modal(page)).toContainText(/You will automatically be redirected to H2O in (600|5\d\d) seconds\./);
  // Time passes only when the test advances it, until the last seconds: the countdown began after `start`.
  await page.clock.pauseAt(start + 90_000);
  await page.clock.runFor(509_000);
  await page.clock.resume();
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

test("401 counts down also if the modal's code fails to load", async ({ page, sandbox, silentConsole }) => {
  silentConsole.allow(/Failed to (load resource|fetch dynamically)/);
  await page.route(/\/assets\/Modal-/, (route) => route.abort());
  await page.clock.install();
  await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await openAs(page, EXPIRED);
  await expect(modal(page)).toContainText('User session has timed out.');
  await expect(modal(page)).toContainText(/You will automatically be redirected to H2O in (600|5\d\d) seconds\./);
  await expect(leaveButton(page)).toBeFocused();
  await page.clock.fastForward('10:00');
  await expect(page).toHaveURL(`${sandbox}/los/`);
});

// @spec SES-13, SES-39
test('the modal traps the focus, and neither Escape nor a click outside closes it', async ({ page, sandbox }) => {
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

// @spec SES-22
test('a session that ended at the provider ends here at the next call, which is not sent', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  // Waits for all calls of the opening, including the last: the lookup of the user waits for the screen.
  const asked = [/\/recent-request$/, /\/1003$/, /\/1008$/, /\/org\/employee\//].map((call) =>
    page.waitForResponse(call),
  );
  await signInAt(page, '/7100101/history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await Promise.all(asked);
  await page.context().clearCookies();
  // Parts that load late may still ask: their calls are answered before the session ends.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('59:45');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandbox}/api/`)) sent.push(request.headers()['authorization']);
  });
  // A reconnect reads the history.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(modal(page)).toContainText('User session has timed out.');
  await expect(modal(page)).toContainText('redirected');
  expect(sent).toEqual([]);
});

// @spec SES-49
test('what was chosen comes back after the next sign-in of the same person in this tab', async ({ page }) => {
  // The provider's clock stays as it is.
  await deploy(page, { OKTA_CONFIG: { MAX_CLOCK_SKEW_S: 3600 }, SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await page.clock.install();
  await openAs(page, '/7100101/request');
  // Looking the user up loads the provider's SDK.
  await expect(page.getByText('Rita Ibarra', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Set all to New' }).click();
  const report = page.getByRole('combobox', { name: /^Report, / }).first();
  await expect(report).toHaveValue('REQUEST_NEW');
  await page.getByRole('textbox', { name: 'Note for the file' }).fill('rate lowered');
  await page.context().clearCookies();
  await page.clock.fastForward('59:45');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(modal(page)).toContainText('User session has timed out.');
  await expect(modal(page)).toContainText(/choices on Request stay in this tab\. Not kept: notes, /);
  await expect(page.locator('body')).not.toContainText(/rate lowered|Rita Ibarra/);
  await leaveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loan pipeline' })).toBeVisible();
  await signInAt(page, '/7100101/request');
  await expect(report).toHaveValue('REQUEST_NEW');
  await expect(page.getByText(/restored\. Enter again what is not stored, if you had entered it: /)).toBeVisible();
});
