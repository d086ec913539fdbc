import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { openDetails, table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
// Loads the chunks before the first test waits for them.
import '@/app/layout/layoutParts';
import '@/features/file/filePage/FilePageDialog';
import '@/features/file/filePage/readFilePage';
import '@/features/history/screen/historyParts';
import '@/features/runs/ScoreModelNotice';
import '@/app/areas/requestArea';

const LOAN = '7100123';
const cellsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the AUS list', () => {
  async function open(loanId: string, browser = fakeBrowser()) {
    const app = renderApp(`/${loanId}/history`, { browser });
    await table();
    await app.user.click(await screen.findByRole('button', { name: 'AUS list' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'AUS list' }) };
  }

  // @spec OWN-9
  it('has all runs in order, without marking one, and is copied', async () => {
    const { dialog, user } = await open(LOAN);
    const list = within(dialog).getByRole('table', { name: 'All underwriting runs, oldest first' });
    expect(
      cellsOf(list).map(([loan, place, request, , system, , , by, together]) => [
        loan,
        place,
        request,
        system,
        by,
        together,
      ]),
    ).toEqual([
      ['0123904728', '1', '1230011', 'DU', 'Sam Lindqvist', 'Request 1230011: DU, LPA'],
      ['0123904728', '2', '1230012', 'LPA', 'Sam Lindqvist', 'Request 1230011: DU, LPA'],
      ['0123904728', '3', '1230021', 'DU', 'Rita Ibarra', ''],
      ['0123904728', '4', '1230031', 'LPA', 'Rita Ibarra', ''],
      ['0123904728', '5', '1230041', 'DU', 'Rita Ibarra', 'Request 1230041: DU, LPA'],
      ['0123904728', '6', '1230042', 'LPA', 'Rita Ibarra', 'Request 1230041: DU, LPA'],
      ['0123904728', '7', '1230051', 'DU', 'Sam Lindqvist', 'Request 1230051: DU, LPA'],
      ['0123904728', '8', '1230052', 'LPA', 'Sam Lindqvist', 'Request 1230051: DU, LPA'],
    ]);
    expect(dialog).toHaveTextContent('This list marks none of them as the one to report.');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
    const lines = (await navigator.clipboard.readText()).split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[8]).toMatch(
      /^'0123904728\t8\t1230052\t\d\d\/\d\d\/\d\d .*\tLPA\tAccept \/ Eligible\t\w+\tSam Lindqvist\tRequest 1230051: DU, LPA$/,
    );
  });

  // @spec OWN-9
  it('is saved with every run of a long history, also of those below the page', async () => {
    const { dialog, user, browser } = await open('7100111');
    await user.click(within(dialog).getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    const [file] = browser.saved;
    expect(file?.fileName).toMatch(/^aus-list-0123904607-\d{4}-\d\d-\d\d\.csv$/);
    const lines = file?.text.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(1 + 57);
    expect(lines[0]).toMatch(
      /Loan number,No\.,Request #,Sent,System,Result,CaseFile ID or LPA key,Submitter,Ordered together$/,
    );
  });

  it('says so on a loan with credit only', async () => {
    const { dialog } = await open('7100119');
    expect(cellsOf(within(dialog).getByRole('table')).map((cells) => cells[5])).toEqual([
      'Validation',
      'Cancel',
      'Validation',
      'Cancel',
    ]);
  });
});

describe('the score model', () => {
  const warning = () => screen.findByText("This loan's reports use more than one score model");
  const MODELS = /^Classic FICO \(requests 1230011, [\d, ]+, 1230051\), VantageScore 4\.0 \(request 1230051\)\.$/;

  // @spec OWN-10
  it('is shown beside each report, and a loan with two models is named on History and Request', async () => {
    const { user, router } = renderApp(`/${LOAN}/history`);
    await table();
    expect(await warning()).toBeVisible();
    expect(screen.getByText(MODELS)).toBeVisible();
    const details = (await openDetails(user)).closest('tbody') ?? expect.fail();
    const credit = within(details).getByRole('table', { name: 'Credit Details' });
    expect(cellsOf(credit).map((cells) => [cells[1], cells.at(-1)])).toEqual([
      ['Leonie Achterberg', 'Classic FICO'],
      ['Marcus Achterberg', 'VantageScore 4.0'],
    ]);
    await router.navigate(`/${LOAN}/request`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
    expect(await warning()).toBeVisible();
  });

  it('is on the file page', async () => {
    const { user } = renderApp(`/${LOAN}/history`);
    await table();
    await user.click(screen.getByRole('button', { name: 'File page' }));
    const page = await screen.findByRole('dialog', { name: /^AUS file page/ });
    const term = within(page).getByText('Score models', { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent('Classic FICO, VantageScore 4.0');
  });

  it('is absent where the service sends none', async () => {
    const { user } = renderApp('/7100116/history');
    await table();
    const details = (await openDetails(user)).closest('tbody') ?? expect.fail();
    expect(within(details).queryByText('Score model')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'File page' }));
    const page = await screen.findByRole('dialog', { name: /^AUS file page/ });
    expect(within(page).queryByText(/^Score model/)).toBeNull();
    expect(screen.queryByText(/more than one score model/)).toBeNull();
  });
});
