import {
  ACCOUNT_NUMBER_INVALID,
  ACCOUNT_PASSWORD_INVALID,
  BOTH_NOT_APPLICABLE,
  CASEFILE_MISSING,
  CREDIT_AGENCY_INVALID,
  CREDIT_TYPES_DIFFER,
  DU_CONSTRUCTION,
  LP_CONSTRUCTION,
  LPA_KEY_MISSING,
  LPA_THRU_CALIBER_KEY_MISSING,
  PRODUCT_MISSING,
  REFERENCE_MISSING,
  SOFT_PULL_NO_PRODUCT,
  SOFT_PULL_PRODUCT,
  tooManyApplicants,
} from '@/config/orderMessages';
import { expect, test } from '@tests/e2e/fixtures';
import { BROKER, choose, newForAll, NOT_AN_EMPLOYEE, openRequest, submit, summary } from './requestScreen';

test.describe('every validation text in the browser', () => {
  test('services, identifiers, references, agency and credit', async ({ page }) => {
    await openRequest(page, '7100101');
    for (const name of ['DU', 'LPA']) await choose(page, `Transaction type, ${name}`, 'import_existing');
    await choose(page, 'Report, Maren Okafor', 'RE_ISSUE');
    await choose(page, 'Credit agency (required)', '');
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('listitem')).toHaveText([
      CASEFILE_MISSING,
      LPA_KEY_MISSING,
      'LPA loan identifier: enter the loan identifier',
      CREDIT_AGENCY_INVALID,
      `${REFERENCE_MISSING} — Maren Okafor`,
      'Tobias Okafor: choose New or Reissue',
    ]);
    for (const name of ['DU', 'LPA']) await choose(page, `Transaction type, ${name}`, 'not_applicable');
    await expect(summary(page).getByRole('listitem').first()).toHaveText(BOTH_NOT_APPLICABLE);
    await summary(page).getByRole('link', { name: REFERENCE_MISSING }).click();
    await expect(page.getByRole('textbox', { name: 'Reference #, Maren Okafor' })).toBeFocused();
  });

  test('a missing transaction type', async ({ page, context, silentConsole }) => {
    silentConsole.allow(NOT_AN_EMPLOYEE);
    await context.route('**/request-type/*', async (route) => {
      await route.fulfill({ response: await route.fetch(), body: 'null' });
    });
    await openRequest(page, '7100110', BROKER);
    await submit(page).click();
    const lines = summary(page).getByRole('listitem');
    for (const name of ['DU', 'LPA', 'LPA-C']) {
      await expect(lines.filter({ hasText: `${name}: choose a transaction type` })).toHaveCount(1);
    }
  });

  test("a broker's account and LPA through a servicer", async ({ page, silentConsole }) => {
    silentConsole.allow(NOT_AN_EMPLOYEE);
    await openRequest(page, '7100109', BROKER);
    await newForAll(page);
    await choose(page, 'Transaction type, LPA-C', 'import_existing');
    await expect(page.getByRole('combobox', { name: 'Transaction type, LPA', exact: true })).toHaveValue(
      'not_applicable',
    );
    await page.getByRole('textbox', { name: 'Account number (required)' }).fill('');
    await submit(page).click();
    await expect(summary(page).getByRole('listitem')).toHaveText([
      LPA_THRU_CALIBER_KEY_MISSING,
      ACCOUNT_NUMBER_INVALID,
      ACCOUNT_PASSWORD_INVALID,
      'Borrower acknowledgement: needed before credit is pulled',
    ]);
  });

  test('soft pulls', async ({ page }) => {
    await openRequest(page, '7100102');
    await expect(page.getByText(SOFT_PULL_NO_PRODUCT)).toBeVisible();
    await page.getByRole('radio', { name: 'Full-Tri' }).check();
    await expect(page.getByText(PRODUCT_MISSING)).toBeVisible();

    await openRequest(page, '7100103');
    await choose(page, 'Pull type, Sofia Villanueva', 'full');
    await expect(page.getByText(CREDIT_TYPES_DIFFER)).toBeVisible();

    for (const loanId of ['7100104', '7100117']) {
      await openRequest(page, loanId);
      await page.getByRole('radio', { name: 'AUS Soft' }).check();
      await expect(page.getByText(SOFT_PULL_PRODUCT)).toBeVisible();
    }
  });

  test('restrictions of the loan itself', async ({ page }) => {
    await openRequest(page, '7100105');
    await expect(page.getByText(PRODUCT_MISSING)).toBeVisible();
    for (const name of ['DU', 'LPA']) await choose(page, `Transaction type, ${name}`, 'request_new');
    await expect(page.getByText(DU_CONSTRUCTION)).toBeVisible();
    await expect(page.getByText(LP_CONSTRUCTION)).toBeVisible();

    await openRequest(page, '7100108');
    await expect(page.getByText(tooManyApplicants(5))).toBeVisible();
    await choose(page, 'Transaction type, LPA', 'not_applicable');
    await expect(page.getByText(tooManyApplicants(5))).toBeHidden();
  });

  test('a wholesale loan without a product', async ({ page, silentConsole }) => {
    silentConsole.allow(NOT_AN_EMPLOYEE);
    await openRequest(page, '7100115', BROKER);
    await expect(page.getByText(PRODUCT_MISSING)).toBeVisible();
    await expect(page.getByRole('row', { name: /LPA-C/ })).toContainText(/Closed until [\d/]+ \d+:\d\d [AP]M/);
    await submit(page).click();
    await expect(summary(page).getByRole('link', { name: PRODUCT_MISSING })).toBeVisible();
  });
});
