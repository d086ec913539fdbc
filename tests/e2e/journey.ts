import type { Page } from '@playwright/test';
import { expect, holdTime, passTime, readDocument, signIn } from './fixtures';

/** What the user does on a provider's pages: at first, and after a reload. */
interface AtProvider {
  enter: (page: Page) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
}

const AT_SANDBOX: AtProvider = { enter: signIn, goOn: () => Promise.resolve() };

/** Completes the main task: from the pipeline, an order for DU and LPA, the result, and back. */
export async function orderAndChoose(
  page: Page,
  sandbox: string,
  loanNumber: string,
  { enter, goOn } = AT_SANDBOX,
): Promise<void> {
  await page.goto(`${sandbox}/los/`);
  const row = page.getByRole('row', { name: new RegExp(loanNumber) });
  await row.getByRole('link', { name: 'Open' }).click();
  await enter(page);

  // A loan without requests has no results to select from yet.
  await expect(page.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  await expect(page).toHaveTitle(`${loanNumber.slice(-4)} Request`);
  await page.getByRole('button', { name: 'Set all to New' }).click();
  await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
  await holdTime(sandbox);
  await page.getByRole('button', { name: 'Submit for AUS' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  await openArea(page, 'History');
  const rows = page.getByRole('table', { name: /requests/i }).getByRole('row');
  await expect(rows.filter({ hasText: 'Processing' })).toHaveCount(2);
  await passTime(sandbox, 30);
  await expect(rows.filter({ hasText: 'Approve/Eligible' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Accept / Eligible' })).toHaveCount(1);

  await readDocument(page, page.getByRole('button', { name: /^Findings PDF.*DU/ }));

  await openArea(page, 'Selection');
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible();
  await page.reload();
  await goOn(page);
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Decision & Conditions' }).click();
  await expect(page).toHaveURL(`${sandbox}/los/loan/7100101/LoanDecision?source=aus`);
}

/** Opens another tab of the loan. */
export async function openArea(page: Page, name: 'Request' | 'Selection' | 'History'): Promise<void> {
  await page.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
