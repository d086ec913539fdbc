import type { Page } from '@playwright/test';
import { expect, holdTime, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { orderAndChoose } from '@tests/e2e/journey';
import {
  appIn,
  expectClosed,
  framedLaunch,
  heading,
  messagesOf,
  openParent,
  pressSignIn,
  signInByWindow,
  typesOf,
} from './framedApp';

test.use({ isFramed: true, launchOptions: framedLaunch });

const addressOf = (page: Page): string => page.frames()[1]?.url() ?? '';
const tabs = (page: Page) => appIn(page).getByRole('navigation', { name: 'Loan areas' });
const loanButton = (page: Page, loanId: string) => page.locator(`[data-loan="${loanId}"]`);
const opened = async (page: Page) =>
  (await messagesOf(page)).filter(({ type }) => type === 'loanOpened').map(({ loanId }) => loanId);

/** Opens a loan in the frame of the origination system, signed in. */
async function openFramed(page: Page, parent: string, query = '?loan=7100116'): Promise<void> {
  await openParent(page, parent, query);
  await signInByWindow(page);
  await expect.poll(() => typesOf(page)).toContain('loanOpened');
}

test('the parent chooses the loan, and Back does not lead to another one', async ({ page, parent }) => {
  await openFramed(page, parent);
  await tabs(page).getByRole('link', { name: 'History' }).click();
  await expect(heading(appIn(page), 'History')).toBeFocused();
  await loanButton(page, '7100101').click();
  await expect.poll(() => opened(page)).toEqual(['7100116', '7100101']);
  const backs = await page.frames()[1]?.evaluateHandle(() => {
    const count = { steps: 0 };
    window.addEventListener('popstate', () => (count.steps += 1));
    return count;
  });
  await page.evaluate(() => window.history.back());
  await expect.poll(() => backs?.evaluate(({ steps }) => steps)).toBe(1);
  await expect.poll(() => addressOf(page)).toContain('/7100101/');
  await expect(appIn(page).getByText('0123904471').first()).toBeVisible();
  // The same loan again: the screen stays.
  await loanButton(page, '7100101').click();
  await expect.poll(async () => (await opened(page)).length).toBeGreaterThanOrEqual(3);
  expect(new Set((await opened(page)).slice(1))).toEqual(new Set(['7100101']));
});

test('the frame asks before another loan would lose entries, and a loan that does not exist is not found', async ({
  page,
  parent,
  silentConsole,
}) => {
  silentConsole.allow(/status of 40[04]/);
  // Also before what follows the first rows.
  await hold(page, /\/assets\/layoutParts-/);
  await openFramed(page, parent, '?loan=7100101');
  const app = appIn(page);
  await app.getByRole('textbox', { name: 'Note for the file' }).fill('rate lowered');
  await loanButton(page, '7100116').click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(app.getByRole('textbox', { name: 'Note for the file' })).toHaveValue('rate lowered');
  await loanButton(page, '7100116').click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => opened(page)).toEqual(['7100101', '7100116']);
  await page.evaluate(() => {
    const message = { protocol: 'aus-companion', version: 1, type: 'openLoan', loanId: '999' };
    window.frames[0]?.postMessage(message, '*');
  });
  await expect(app.getByRole('heading', { name: /999/ })).toBeVisible();
  expect(await opened(page)).toEqual(['7100101', '7100116']);
});

test('links to the origination system open in the top window', async ({ page, parent, sandbox }) => {
  await openFramed(page, parent);
  // The frame is narrower than 1366 px, so the menu starts folded.
  await appIn(page).getByRole('button', { name: 'Menu of the loan' }).click();
  await appIn(page).getByRole('link', { name: 'Borrower Information' }).click();
  await page.waitForURL(`${sandbox}/los/**`);
  expect(page.frames()).toHaveLength(1);
});

test('a skip link stays in the frame', async ({ page, parent }) => {
  await openFramed(page, parent);
  const skip = appIn(page).getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await skip.press('Enter');
  await expect.poll(() => addressOf(page)).toMatch(/#main$/);
  expect(new URL(page.url()).origin).toBe(parent);
});

test('findings open in a window of their own, and a file is saved', async ({ page, parent, silentConsole }) => {
  // The browser's opinion on frames that may run their own scripts.
  silentConsole.allow(/allow-same-origin/);
  await openFramed(page, parent, '?loan=7100116&sandbox');
  await tabs(page).getByRole('link', { name: 'History' }).click();
  const opening = page.waitForEvent('popup');
  await appIn(page).getByRole('button', { name: 'Findings PDF of request 1160021, DU' }).click();
  const viewer = await opening;
  await expect(viewer.locator('iframe').or(viewer.getByText('The document was downloaded.'))).toBeVisible();
  expect(await viewer.evaluate(() => window.opener as unknown)).toBeNull();
  await viewer.close();
  const saving = page.waitForEvent('download');
  await appIn(page)
    .getByRole('button', { name: /^Request XML of request 1160021, DU/ })
    .click();
  expect((await saving).suggestedFilename()).toBe('report.xml');
});

test('signing out revokes the token, tells the parent, and starts again without a sign-in', async ({
  page,
  parent,
}) => {
  await openFramed(page, parent);
  const revoked = page.waitForRequest(/\/revoke$/);
  await appIn(page).getByRole('button', { name: 'Sign out' }).click();
  await revoked;
  await expect(heading(appIn(page), 'Sign in')).toBeVisible();
  await expect
    .poll(() => typesOf(page))
    .toEqual(['ready', 'signInNeeded', 'loanOpened', 'signedOut', 'ready', 'signInNeeded']);
  expect(page.url()).toContain(parent);
});

// @spec SES-40
test('the end of the session starts the frame again, and never navigates the parent', async ({
  page,
  parent,
  silentConsole,
}) => {
  silentConsole.allow(/status of 401/);
  await openFramed(page, parent);
  await page.route('**/transaction-history-details', (route) => route.fulfill({ status: 401 }));
  await page.frames()[1]?.evaluate(() => window.dispatchEvent(new Event('online')));
  const modal = appIn(page).getByRole('alertdialog');
  await expect(modal).toContainText('User session has timed out.');
  await expect(modal).toContainText('Seconds until this page signs out');
  await modal.getByRole('button', { name: 'Sign out now' }).click();
  await expect(heading(appIn(page), 'Sign in')).toBeVisible();
  expect(page.url()).toContain(parent);
  expect(await typesOf(page)).toContain('signedOut');
});

test('two frames below parents of one site order one after the other', async ({ page, context, parent, sandbox }) => {
  await openFramed(page, parent, '?loan=7100101');
  const second = await context.newPage();
  // The provider knows the user already.
  await openParent(second, parent, '?loan=7100101');
  await expectClosed(await pressSignIn(second, appIn(second).getByRole('button', { name: 'Sign in' })));
  await holdTime(sandbox);
  const release = await hold(page, '**/multi-aus-request');
  const app = appIn(page);
  await app.getByRole('button', { name: 'Set all to New' }).click();
  await app.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  const sent = page.waitForRequest('**/multi-aus-request');
  await app.getByRole('button', { name: 'Submit for AUS' }).click();
  await sent;
  await expect(appIn(second).getByText('An order for this loan is being placed in another window.')).toBeVisible();
  release();
  await expect(heading(app, 'Selection')).toBeVisible();
});

test('a tab of the app works as before', async ({ page, sandbox }) => {
  await orderAndChoose(page, sandbox, '0123904471');
});
