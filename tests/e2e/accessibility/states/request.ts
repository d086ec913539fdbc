import type { Page } from '@playwright/test';
import { expect, openAs, plantFault } from '@tests/e2e/fixtures';
import { press, see, seeDialog } from '@tests/e2e/accessibility/visit';
import { fail, history, hold, request, state, type Walk } from '@tests/e2e/accessibility/walk';

const readyToOrder = (page: Page) => expect(page.getByRole('button', { name: 'Submit for AUS' })).toBeEnabled();

export const requestStates: Walk = {
  title: 'Request',
  states: [
    state('loading', ['RequestPage'], async (visit) => {
      for (const call of ['ausRequestTypes', 'requestBorrowers', 'digitalVerifications', 'acknowledgement']) {
        await hold(visit, call, '7100107');
      }
      await request(visit, '7100107');
      await see(visit.page, '3 Borrowers and reports');
    }),
    state('parts not to be read', ['RequestPage'], async (visit) => {
      for (const call of ['ausAvailability', 'creditAgencies', 'digitalVerifications', 'acknowledgement']) {
        await fail(visit, call, '7100118');
      }
      await request(visit, '7100118');
      await see(visit.page, /, and \d more \(status 503\)/);
    }),
    state('nothing known, nothing to order', ['BorrowersPanel'], async (visit) => {
      await request(visit, '7100193');
      await see(visit.page, 'No borrowers to order for');
    }),
    state('an order to fill in, its checks unfolded', ['RequestPage'], async (visit) => {
      await request(visit, '7100101');
      await press(visit.page, /things? left: /);
      await see(visit.page, 'Maren Okafor: choose New or Reissue');
    }),
    state('a refused order', ['OpenIssues'], async ({ page }) => {
      await press(page, /things? left: /);
      await page.getByRole('combobox', { name: 'Transaction type, DU' }).selectOption('import_existing');
      await page.getByRole('combobox', { name: 'Report, Maren Okafor' }).selectOption('RE_ISSUE');
      await press(page, 'Submit for AUS');
      await press(page, /^Error! One or more/);
      await see(page, 'Case File Identifier is missing.');
    }),
    state('what lies behind a verification', ['OpenVerification'], async ({ page }) => {
      await press(page, /details: Assets of Maren Okafor$/);
      await see(page, 'Accounts');
    }),
    state('credit alone', ['RequestPage'], async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'Import credit only' }).check();
      await expect(page.getByRole('button', { name: 'Import credit' })).toBeVisible();
    }),
    state('soft and full reports', ['RequestPage'], async (visit) => {
      await request(visit, '7100103');
      await visit.page.getByRole('combobox', { name: 'Pull type, Sofia Villanueva' }).selectOption('full');
      await see(visit.page, 'Credit pull types must be the same for all the borrowers on the loan.');
    }),
    state('more applicants than LPA takes', ['RequestPage'], async (visit) => {
      await request(visit, '7100108');
      await see(visit.page, 'Maximum number of applicants');
    }),
    state('a question before the order', ['ConfirmOrderDialog'], async (visit) => {
      const { page } = visit;
      await request(visit, '7100120');
      await readyToOrder(page);
      await press(page, 'Set all to New');
      await press(page, 'Submit for AUS');
      await seeDialog(page, 'Before you order');
    }),
    state('an order that failed', ['RequestPage', 'SubmissionNotices'], async (visit) => {
      visit.allow(/status of 403/);
      await plantFault(visit.sandbox, { call: 'placeOrder', loanId: '7100120', kind: 'status', status: 403 });
      await press(visit.page, /anyway$/);
      await see(visit.page, 'The order was refused, but may have been placed.');
    }),
    state('filled in again from a past request, with a notification', [], async (visit) => {
      await history(visit, '7100117');
      await visit.page
        .getByRole('button', { name: /^More for request/ })
        .first()
        .click();
      await press(visit.page, 'Order again');
      await see(visit.page, 'Filled in from request');
    }),
  ],
};

export const brokerStates: Walk = {
  title: 'Request, for a broker',
  states: [
    state('an account number and a password', ['RequestPage'], async ({ page, allow }) => {
      // The employee lookup doesn't know brokers.
      allow(/404 \(Not Found\)/);
      await openAs(page, '/7100109/request', 'Toni Bright');
      await readyToOrder(page);
      await press(page, 'Set all to New');
      const account = page.getByRole('textbox', { name: 'Account number (required)' });
      await expect(account).toHaveValue(/./);
      await account.fill('');
      await press(page, 'Submit for AUS');
      await see(page, 'Account Password invalid or not specified.');
    }),
  ],
};
