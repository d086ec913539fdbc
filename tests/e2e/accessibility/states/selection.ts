import { expect, holdTime } from '@tests/e2e/fixtures';
import { press, see, seeDialog } from '@tests/e2e/accessibility/visit';
import { fail, hold, selection, type Walk } from '@tests/e2e/accessibility/walk';

export const selectionStates: Walk = {
  title: 'Selection',
  states: [
    {
      name: 'no runs yet',
      shows: ['SelectionPage', 'NoRunInView'],
      reach: async (visit) => {
        await selection(visit, '7100101');
        await see(visit.page, 'No underwriting results yet');
      },
    },
    {
      name: 'loading the results',
      shows: ['SelectionPage'],
      reach: async (visit) => {
        await hold(visit, 'selections', '7100106');
        await selection(visit, '7100106');
        await see(visit.page, 'Loading results…');
      },
    },
    {
      name: 'a run under way',
      shows: ['SelectionPage'],
      reach: async (visit) => {
        await holdTime(visit.sandbox);
        await selection(visit, '7100112');
        await see(visit.page, 'Queued');
      },
    },
    {
      name: 'results not to be read',
      shows: ['SelectionPage'],
      reach: async (visit) => {
        await fail(visit, 'selections', '7100104');
        await selection(visit, '7100104');
        await see(visit.page, 'could not provide the results');
      },
    },
    {
      name: 'every service failed',
      shows: ['Results'],
      reach: async (visit) => {
        await selection(visit, '7100114');
        await see(visit.page, 'No result to choose');
      },
    },
    {
      name: 'one usable result beside an error',
      shows: ['SelectionPage'],
      reach: async (visit) => {
        await selection(visit, '7100113');
        await see(visit.page, 'Only usable result');
      },
    },
    {
      name: 'results side by side, only the differences',
      shows: ['SelectionPage'],
      reach: async (visit) => {
        await selection(visit, '7100120');
        await visit.page.getByRole('checkbox', { name: 'Only differences (2)' }).check();
        await see(visit.page, 'Employment relief');
      },
    },
    {
      name: 'results side by side',
      shows: ['SelectionPage'],
      reach: async (visit) => {
        await visit.page.getByRole('checkbox', { name: 'Only differences (2)' }).uncheck();
        await expect(visit.page.getByRole('button', { name: /^Messages.* about/ })).toHaveCount(8);
      },
    },
    {
      name: 'the messages behind a relief',
      shows: ['ReliefDrawer', 'Messages'],
      reach: async ({ page }) => {
        await press(page, /^Messages.* about DU income relief/);
        await seeDialog(page, 'DU: Income relief');
        await see(page, 'RW20');
      },
    },
    {
      name: 'the reasons for the recommendation',
      shows: ['AllReasonsDialog'],
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        await press(page, 'All reasons');
        await seeDialog(page, /^Why is/);
      },
    },
    {
      name: 'another result chosen without a reason',
      shows: ['SelectionPage'],
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('radio', { name: 'DU', exact: true }).check();
        await press(page, 'Save selection');
        await see(page, 'Choose a reason.');
      },
    },
    {
      name: 'a selection saved and logged',
      shows: ['RunNotices'],
      reach: async ({ page }) => {
        await page.getByRole('combobox', { name: /Reason/ }).selectOption('Better pricing');
        await press(page, 'Save selection');
        await see(page, 'DU is now the selected result.');
      },
    },
    {
      name: 'a file page that is not complete',
      shows: ['FilePageDialog'],
      reach: async (visit) => {
        const { page } = visit;
        await fail(visit, 'recentCreditRequest', '7100113');
        await selection(visit, '7100113');
        await press(page, 'File page');
        await seeDialog(page, /^AUS file page/);
        await see(page, 'Load what is missing');
      },
    },
    {
      name: 'a choice that costs something',
      shows: ['RunNotices'],
      reach: async (visit) => {
        const { page } = visit;
        await selection(visit, '7100111');
        await selection(visit, '7100116');
        await page.getByRole('radio', { name: 'LPA', exact: true }).check();
        await page.getByRole('combobox', { name: /Reason/ }).selectOption('Better pricing');
        await press(page, 'Save selection');
        await see(page, 'LPA is now the selected result.');
        await press(page, 'Change back to DU');
        await see(page, 'Loan is locked to LP. Using DU may re-price the loan.');
      },
    },
  ],
};
