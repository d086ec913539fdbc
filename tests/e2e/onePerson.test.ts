import type { Page } from '@playwright/test';
import { deploy } from './deploy';
import { expect, openAs, test } from './fixtures';

const LOAN = '7100101';
const modal = (page: Page) => page.getByRole('alertdialog');
const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('orderDrafts'));

/** Records the bearer tokens and the orders that a tab sends to the lender. */
function watchCalls(page: Page, sandbox: string) {
  const bearers = new Set<string>();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${sandbox}/api/`)) return;
    const { authorization } = request.headers();
    if (authorization !== undefined) bearers.add(authorization);
    // Ticking the acknowledgement saves it, before the other person signs in.
    if (request.method() === 'POST' && !request.url().includes('acknowledgement')) posts.push(request.url());
  });
  return { bearers, posts };
}

/** Fills in an order, which the tab keeps as a draft. */
async function fillIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  await page.getByRole('button', { name: 'Set all to New' }).click();
  await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await expect.poll(() => drafts(page)).not.toBeNull();
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect.poll(() => drafts(page)).toBeNull();
  await expect(page.locator('body')).not.toContainText(/Rita Ibarra|Set all to New/);
}

// @spec SES-10
test('a tab never orders as another person, who signed in in a second tab', async ({ context, sandbox }) => {
  await deploy(context, { OKTA_CONFIG: { TOKEN_STORAGE: 'memory' }, SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  const [a, b] = [await context.newPage(), await context.newPage()];
  const calls = watchCalls(a, sandbox);
  await a.clock.install();
  await openAs(a, `/${LOAN}/request`);
  await fillIn(a);
  await expect(a.getByText('Rita Ibarra', { exact: true })).toBeVisible();

  await fetch(`${sandbox}/control/person/sam.lindqvist`, { method: 'POST' });
  await b.goto('/7100116/history');
  await expect(b.getByText('Sam Lindqvist')).toBeVisible();

  const { size } = calls.bearers;
  await a.clock.fastForward('59:45');
  await a.getByRole('button', { name: 'Submit for AUS' }).click();
  // The question before the order goes with the session.
  await expect(modal(a)).toHaveCount(1);
  await expect(modal(a)).toContainText('Another person signed in with this browser');
  await expectNothingLeft(a);
  expect(calls.bearers.size).toBe(size);
  expect(calls.posts).toEqual([]);

  await b.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name: 'Request' }).click();
  // The clock is that of both tabs, so that this one renews its token before it reads the loan.
  await expect(b.getByRole('table', { name: /Borrowers and the credit reports/ })).toBeVisible();
  await expect(modal(b)).toBeHidden();
});

test('a tab that is loaded again as another person has none of the earlier drafts', async ({ page, sandbox }) => {
  await openAs(page, `/${LOAN}/request`);
  await fillIn(page);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeEnabled();
  await expect.poll(() => drafts(page)).not.toBeNull();

  await fetch(`${sandbox}/control/person/sam.lindqvist`, { method: 'POST' });
  await page.reload();
  await expect(page.getByText('Sam Lindqvist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  expect(await drafts(page)).toBeNull();
  await page.goto('/7100116/request');
  await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  expect(await drafts(page)).toBeNull();
});

// @spec SES-10
test('signing out in one tab ends the other tab, and no token is good any more', async ({
  context,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(/status of 401/);
  await deploy(context, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  const [a, b] = [await context.newPage(), await context.newPage()];
  const calls = [watchCalls(a, sandbox), watchCalls(b, sandbox)];
  await openAs(a, `/${LOAN}/history`);
  await expect(a.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await b.goto(`/${LOAN}/request`);
  await fillIn(b);
  const bearers = calls.flatMap((each) => [...each.bearers]);
  expect(bearers).not.toEqual([]);

  await a.getByRole('button', { name: 'Sign out' }).click();
  await expect(modal(b)).toContainText('You signed out in another tab');
  await expectNothingLeft(b);
  await expect(a.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  for (const authorization of bearers) {
    const ask = () => fetch(`${sandbox}/api/org/employee/rita.ibarra`, { headers: { authorization } });
    await expect.poll(async () => (await ask()).status).toBe(401);
  }
});
