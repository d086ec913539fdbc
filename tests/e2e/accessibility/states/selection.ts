import { expect, holdTime } from '@tests/e2e/fixtures';
import { press, see, seeDialog } from '@tests/e2e/accessibility/visit';
import { fail, hold, selection, state, type Walk } from '@tests/e2e/accessibility/walk';

export const selectionStates: Walk = {
  title: 'Selection',
  states: [
    state('no runs yet', ['SelectionPage', 'NoRunInView'], async (visit) => {
      await selection(visit, '7100101');
      await see(visit.page, 'No underwriting results yet');
    }),
    state('loading the results', ['SelectionPage'], async (visit) => {
      await hold(visit, 'selections', '7100106');
      await selection(visit, '7100106');
      await see(visit.page, 'Loading results…');
    }),
    state('a run under way', ['SelectionPage'], async (visit) => {
      await holdTime(visit.sandbox);
      await selection(visit, '7100112');
      await see(visit.page, 'Queued');
    }),
    state('results not to be read', ['SelectionPage'], async (visit) => {
      await fail(visit, 'selections', '7100104');
      await selection(visit, '7100104');
      await see(visit.page, 'could not provide the results');
    }),
    state('every service failed', ['Results'], async (visit) => {
      await selection(visit, '7100114');
      await see(visit.page, 'No result to choose');
    }),
    state('one usable result beside an error', ['SelectionPage'], async (visit) => {
      await selection(visit, '7100113');
      await see(visit.page, 'Only usable result');
    }),
    state('results side by side, only the differences', ['SelectionPage'], async (visit) => {
      await selection(visit, '7100120');
      await visit.page.getByRole('checkbox', { name: 'Only differences (2)' }).check();
      await see(visit.page, 'Employment relief');
    }),
    state('results side by side', ['SelectionPage'], async (visit) => {
      await visit.page.getByRole('checkbox', { name: 'Only differences (2)' }).uncheck();
      await expect(visit.page.getByRole('button', { name: /^Messages.* about/ })).toHaveCount(8);
    }),
    state('the messages behind a relief', ['ReliefDrawer'], async ({ page }) => {
      await press(page, /^Messages.* about DU income relief/);
      await seeDialog(page, 'DU: Income relief');
      await see(page, 'RW20');
    }),
    state('the list to collect of one engine, a line unticked', ['FindingsSheet'], async ({ page }) => {
      await page.keyboard.press('Escape');
      await press(page, /To collect: request \d+, LPA$/);
      await seeDialog(page, /^To collect: request \d+$/);
      await page.getByRole('dialog').getByRole('checkbox').first().uncheck();
      await expect(page.getByText(/^also /).first()).toBeVisible();
    }),
    state('what both engines ask for, searched', ['FindingsSheet'], async ({ page }) => {
      await page.getByRole('radio', { name: 'Together' }).check();
      await page.getByRole('searchbox', { name: 'Search findings' }).fill('toussaint');
      await see(page, /messages match$/);
    }),
    state('the reasons for the recommendation', ['RecommendedService'], async ({ page }) => {
      await page.keyboard.press('Escape');
      await press(page, 'All reasons');
      await seeDialog(page, /^Why is/);
    }),
    state('another result chosen without a reason', ['SelectionPage'], async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'DU', exact: true }).check();
      await press(page, 'Save selection');
      await see(page, 'Choose a reason.');
    }),
    state('a selection saved and logged', ['RunNotices'], async ({ page }) => {
      await page.getByRole('combobox', { name: /Reason/ }).selectOption('Better pricing');
      await press(page, 'Save selection');
      await see(page, 'DU is now the selected result.');
    }),
    state('a file page that is not complete', ['FilePageDialog'], async (visit) => {
      const { page } = visit;
      await fail(visit, 'recentCreditRequest', '7100113');
      await selection(visit, '7100113');
      await press(page, 'File page');
      await seeDialog(page, /^AUS file page/);
      await see(page, 'Load what is missing');
    }),
    state('a choice that costs something', ['RunNotices'], async (visit) => {
      const { page } = visit;
      await selection(visit, '7100111');
      await selection(visit, '7100116');
      await page.getByRole('radio', { name: 'LPA', exact: true }).check();
      await page.getByRole('combobox', { name: /Reason/ }).selectOption('Better pricing');
      await press(page, 'Save selection');
      await see(page, 'LPA is now the selected result.');
      await page.getByRole('radio', { name: 'DU', exact: true }).check();
      await see(page, 'Loan is locked to LP. Using DU may re-price the loan.');
    }),
  ],
};
