import { expect, holdTime, plantFault } from '@tests/e2e/fixtures';
import { press, see, seeDialog } from '@tests/e2e/accessibility/visit';
import { fail, history, hold, state, type Walk } from '@tests/e2e/accessibility/walk';

export const historyStates: Walk = {
  title: 'History',
  states: [
    state('no requests yet', ['HistoryPage', 'HistorySection'], async (visit) => {
      await history(visit, '7100101');
      await see(visit.page, 'No requests yet for this loan');
    }),
    state('loading', ['HistoryPage'], async (visit) => {
      await hold(visit, 'historyDetails', '7100118');
      await history(visit, '7100118');
      await see(visit.page, 'Loading past requests…');
    }),
    state('not to be read', ['HistoryPage'], async (visit) => {
      await fail(visit, 'historyDetails', '7100107');
      await history(visit, '7100107');
      await see(visit.page, "could not provide the loan's history");
    }),
    state('answered with nothing', ['HistoryPage', 'EmptyHistory'], async (visit) => {
      await plantFault(visit.sandbox, { call: 'historyDetails', loanId: '7100109', kind: 'null' });
      await history(visit, '7100109');
      await see(visit.page, "The loan's history is missing");
    }),
    state('a run under way', ['HistoryPage'], async (visit) => {
      await holdTime(visit.sandbox);
      await history(visit, '7100112');
      await see(visit.page, 'Processing');
    }),
    state('errors of every kind, all requests open', ['HistoryPage'], async (visit) => {
      await history(visit, '7100113');
      await press(visit.page, 'Expand all');
      await see(visit.page, 'Credit Details');
    }),
    state('the message of an error', ['MessageDialog'], async ({ page }) => {
      await press(page, /^Error message/);
      await seeDialog(page, 'Message');
    }),
    state('the finding codes of DU', ['FindingCodesDialog'], async ({ page }) => {
      await page.keyboard.press('Escape');
      await press(page, /^DU Finding Codes/);
      await seeDialog(page, 'DU Findings Code');
    }),
    state(
      'a document that could not be opened, and the tooltip of a button',
      ['HistoryPage', 'DocumentNotices'],
      async (visit) => {
        const { page } = visit;
        await page.keyboard.press('Escape');
        await fail(visit, 'document', '7100113');
        await press(page, /^Findings PDF/);
        await see(page, 'could not provide');
        await page.getByRole('button', { name: 'Dismiss' }).focus();
        await page.getByRole('button', { name: 'Refresh' }).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    ),
    state('the AUS list', ['AusListDialog'], async (visit) => {
      await history(visit, '7100123');
      const { page } = visit;
      await press(page, 'AUS list');
      await seeDialog(page, 'AUS list');
    }),
    state('notes beside what moved, and two score models', ['HistoryPage'], async ({ page }) => {
      await press(page, 'Close');
      await press(page, 'Expand all');
      await see(page, 'New report for Marcus: name corrected.');
    }),
    state('a long history with its strip', ['HistoryPage'], async (visit) => {
      await history(visit, '7100111');
      await see(visit.page, 'Largest move:');
    }),
    state('the expiry dates, some of them past', ['ExpirySheet'], async (visit) => {
      await history(visit, '7100122');
      await press(visit.page, /^Next to expire/);
      await seeDialog(visit.page, 'Expiry dates');
    }),
    state('the file page, with the source of a figure', ['FilePageDialog'], async (visit) => {
      await history(visit, '7100111');
      const { page } = visit;
      await press(page, 'File page');
      await seeDialog(page, /^AUS file page/);
      await expect(page.getByText('Loading what is missing')).toHaveCount(0);
      await page
        .getByRole('dialog')
        .getByText(/^\d\d\.\d\d%$/)
        .first()
        .hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    }),
    state('two runs compared, differences only', ['CompareDialog'], async ({ page }) => {
      await press(page, 'Close');
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Compare request/ })
          .nth(index)
          .check();
      await press(page, /^Compare$/);
      await seeDialog(page, /compared with request/);
    }),
    state('two runs compared, everything', ['CompareDialog'], async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Only differences' }).uncheck();
      await see(page, 'DU finding codes');
    }),
    state('the findings of two runs compared, the same ones unfolded', ['FindingsSheet'], async ({ page }) => {
      await press(page, 'Compare findings');
      await seeDialog(page, /^Findings of request \d+, DU, compared with/);
      await page.getByRole('button', { name: /^Same: / }).click();
    }),
    state('the findings of a run, searched', ['FindingsSheet'], async ({ page }) => {
      await page.getByRole('radio', { name: 'DU', exact: true }).check();
      await page.getByRole('searchbox', { name: 'Search findings' }).fill('income');
      await see(page, 'messages match');
    }),
    state('the findings of two engines side by side', ['FindingsSheet'], async (visit) => {
      await history(visit, '7100120');
      await press(visit.page, /^Findings of request/);
      await visit.page.getByRole('radio', { name: 'Both' }).check();
      await see(visit.page, 'Documentation checklist');
    }),
    state('findings in a format that is not known', ['FindingsSheet'], async (visit) => {
      await history(visit, '7100122');
      await press(visit.page, /^Findings of request/);
      await see(visit.page, 'doesn’t know the format');
    }),
    state('findings that could not be loaded', ['FindingsSheet'], async (visit) => {
      await fail(visit, 'underwritingDownload', '7100116');
      await history(visit, '7100116');
      await press(visit.page, /^Findings of request/);
      await see(visit.page, 'the findings of request');
    }),
    state('findings that load', ['FindingsSheet'], async (visit) => {
      await hold(visit, 'underwritingDownload', '7100125');
      await history(visit, '7100125');
      await press(visit.page, /^Findings of request/);
      await see(visit.page, 'Loading the findings of');
    }),
    state('nothing found', ['HistorySection'], async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search requests' }).fill('nobody');
      await see(page, 'No requests match');
    }),
    state('updates paused', ['HistoryPage', 'HistoryFailureNotice'], async (visit) => {
      await history(visit, '7100116');
      await see(visit.page, 'checked');
      visit.allow(/status of 403/);
      await plantFault(visit.sandbox, { call: 'historyDetails', loanId: '7100116', kind: 'status', status: 403 });
      await press(visit.page, 'Refresh');
      await see(visit.page, 'Updates paused');
    }),
  ],
};
