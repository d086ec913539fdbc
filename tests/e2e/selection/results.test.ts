import { GSE_REQUEST_FAILED } from '@/config/messages';
import { expect, openAs, readDocument, test } from '@tests/e2e/fixtures';
import { clippedTexts } from '@tests/e2e/measure';
import { cell, choice, column, grid, openSelection, overrideLog, recommended, row, runs } from './screen';

/** Three days in the lender's calendar; in the browser's time zone, it can be one day more or less. */
const DAYS_LEFT = /Close by \d\d\/\d\d\/\d\d \([2-4] days left\)/;

// @spec SEL-1, HIS-61
test('relief that differs between services, its messages and the findings', async ({ page }) => {
  await openSelection(page, '7100120');
  await expect(column(page, 'LPA')).toContainText('Recommended');
  await expect(column(page, 'LPA')).toContainText('Auto-selected');
  await expect(page.getByText('In use: LPA')).toBeVisible();
  await expect(page.getByText('≠ differs')).toBeVisible();
  await expect(choice(page, 'LPA')).toBeChecked();
  const employment = (service: string) => cell(page, service, 'Employment relief');
  await expect(employment('LPA')).toContainText(DAYS_LEFT);
  await expect(employment('DU')).toContainText('Not Eligible');
  await expect(employment('DU')).toContainText('Camille Toussaint: Eligible');
  await expect(employment('DU')).toContainText('Andre Toussaint: Not Eligible');

  await expect(grid(page).getByRole('rowheader', { name: 'Employment relief (differs)' })).toBeVisible();
  await expect(row(page, 'DTI')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences (2)' }).check();
  await expect(row(page, 'Employment relief')).toBeVisible();
  await expect(row(page, 'DTI')).toHaveCount(0);

  const messages = page.getByRole('button', { name: 'Messages (3) about DU employment relief' });
  await messages.click();
  const drawer = page.getByRole('dialog', { name: 'DU: Employment relief' });
  await expect(drawer.getByRole('table', { name: 'Messages' }).getByRole('row')).toHaveCount(4);
  await expect(drawer.getByRole('table', { name: 'Borrowers' })).toContainText('Andre Toussaint');
  await page.keyboard.press('Escape');
  await expect(messages).toBeFocused();

  await readDocument(page, cell(page, 'LPA').getByRole('button', { name: /^Findings PDF of/ }));
});

test('three services side by side stay within their columns', async ({ page, context }) => {
  await context.route('**/multi-aus-submit/*/selections', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response });
    const { selections, ...rest } = (await response.json()) as { selections: object[] };
    const third = { requestId: '9', uiOnlyRequestId: '99', ausRequestTypeId: 999, isLPThroughCaliber: true };
    const failed = { ...third, status: 'Error', error: 'The service did not answer in time.' };
    return route.fulfill({ response, json: { ...rest, selections: [...selections, failed] } });
  });
  await openSelection(page, '7100120');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(column(page, 'LPA-N')).toBeVisible();
  await expect(cell(page, 'LPA-C')).toContainText('The service did not answer in time.');
  await expect(grid(page).getByRole('button', { name: /^Messages \(\d\) about/ })).toHaveCount(2 * 4);
  for (const service of ['DU', 'LPA'])
    await expect(cell(page, service, 'Assets relief')).toContainText('Andre Toussaint: Not Requested');
  expect(await clippedTexts(page)).toEqual([]);
});

// @spec SEL-3, HIS-58
test('products that DU refers or rejects', async ({ page }) => {
  await openSelection(page, '7100104');
  await expect(cell(page, 'DU')).toContainText('Refer/Eligible');
  await expect(cell(page, 'LPA')).toContainText('Accept / Eligible');
  await expect(column(page, 'LPA')).toContainText('Recommended');
  await page.getByRole('button', { name: 'All reasons' }).click();
  const why = page.getByRole('dialog', { name: 'Why is LPA recommended?' });
  await expect(why.getByRole('row', { name: 'Outcome Accept / Eligible 100 points' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  for (const [loanId, du, lpa] of [
    ['7100106', 'Out of Scope', 'Caution'],
    ['7100117', 'Refer with Caution', 'Caution'],
  ] as const) {
    await openSelection(page, loanId);
    await expect(page.getByText('No result of this run is recommended, so none is in use.')).toBeVisible();
    await expect(cell(page, 'DU')).toContainText(du);
    await expect(cell(page, 'LPA')).toContainText(lpa);
    await expect(recommended(page)).toHaveCount(0);
    for (const service of ['DU', 'LPA']) await expect(choice(page, service)).not.toBeChecked();
    await choice(page, 'LPA').check();
    await expect(page.getByRole('region', { name: 'Use LPA instead' })).toBeVisible();
  }
});

// @spec SEL-4, HIS-57
test('runs in which one service failed, both failed, or neither returned findings', async ({ page }) => {
  await openSelection(page, '7100113');
  await expect(column(page, 'DU')).toContainText('Only usable result');
  await expect(choice(page, 'DU')).toBeChecked();
  await expect(cell(page, 'LPA').getByRole('alert')).toHaveText(GSE_REQUEST_FAILED.replaceAll(/\s+/g, ' '));
  await expect(choice(page, 'LPA')).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /^Only differences/ })).toHaveCount(0);

  for (const [loanId, du, lpa] of [
    ['7100114', 'The service did not answer in time.', 'The service did not answer in time.'],
    ['7100119', 'The employment start date is missing.', 'Cancelled by the submitter.'],
  ] as const) {
    await openSelection(page, loanId);
    await expect(page.getByText('No result to choose', { exact: true })).toBeVisible();
    await expect(cell(page, 'DU')).toContainText(du);
    await expect(cell(page, 'LPA')).toContainText(lpa);
    for (const service of ['DU', 'LPA']) await expect(choice(page, service)).toBeDisabled();
  }
  await page.getByRole('link', { name: 'Run again' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/^Filled in from request/)).toBeVisible();
});

// @spec SEL-8
test('a recommendation against the lock, its overrides, and a read-only older run', async ({ page }) => {
  await openSelection(page, '7100116');
  await expect(page.getByText('Loan is locked to LP. Using DU may re-price the loan.')).toBeVisible();
  await expect(column(page, 'DU')).toContainText('Recommended');
  await expect(cell(page, 'LPA')).toContainText('Caution');
  await expect(overrideLog(page).getByRole('row')).toHaveCount(1 + 3);
  await expect(overrideLog(page).getByRole('row').nth(2)).toContainText(
    'Rita IbarraDULPAInvestor or locked program requires itLock desk asked to stay with LPA.',
  );

  await runs(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('This is not the current run, so it is read-only.')).toBeVisible();
  await expect(runs(page)).toBeFocused();
  await expect(choice(page, 'LPA')).toBeDisabled();
  await expect(page.getByText('Loan is locked to LP.')).toHaveCount(0);
});

// @spec SEL-8, NAV-18
test('a loan past its decision shows results and allows no choice', async ({ page }) => {
  await openAs(page, '/7100111?navigate=true');
  await expect(page).toHaveURL('/7100111/history');
  await openSelection(page, '7100111');
  await expect(column(page, 'LPA')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(/^The loan changed since this run: /)).toBeVisible();
  await expect(runs(page).getByRole('option')).toHaveCount(43);

  await runs(page).selectOption({ index: 1 });
  await expect(page.getByText(/^The credit decision has been made \(Final Approval\)/)).toBeVisible();
  for (const service of ['DU', 'LPA']) await expect(choice(page, service)).toBeDisabled();
  await expect(recommended(page)).toHaveCount(1);
});

// @spec SEL-8
test('an auditor can read everything and change nothing', async ({ page }) => {
  await openSelection(page, '7100116', 'Audrey Vance');
  await expect(page.getByText('You do not have permission to change the selection.')).toBeVisible();
  for (const service of ['DU', 'LPA']) await expect(choice(page, service)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Run again' })).toHaveCount(0);
  await expect(overrideLog(page)).toContainText('Rita Ibarra');
  await readDocument(page, cell(page, 'DU').getByRole('button', { name: /^Findings PDF of/ }));
});
