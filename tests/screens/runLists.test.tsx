import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { openDetails, table } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/app/layout/layoutParts';
import '@/features/file/offers/OffersDialog';
import '@/features/file/offers/readOffers';
import '@/features/file/filePage/FilePageDialog';
import '@/features/file/filePage/readFilePage';
import '@/features/history/screen/historyParts';
import '@/features/history/screen/ScoreModelNotice';
import '@/features/request/requestArea';

const LOAN = '7100123';
const cellsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('waiver and relief, run by run', () => {
  async function open(loanId = LOAN) {
    const app = renderApp(`/${loanId}/history`);
    await table();
    await app.user.click(await screen.findByRole('button', { name: 'Waiver and relief' }));
    const dialog = await screen.findByRole('dialog', { name: 'Waiver and relief, run by run' });
    return { ...app, dialog };
  }
  const sentences = (dialog: HTMLElement) =>
    within(dialog)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  // @spec OWN-8
  it('shows what each service offered in each run, and the latest change in words', async () => {
    const { dialog } = await open();
    await waitFor(() =>
      expect(sentences(dialog)).toEqual([
        expect.stringMatching(/^DU: not offered in request 1230021, offered in 1230041\./),
        expect.stringMatching(/^LPA: not offered in request 1230031, offered in 1230041\./),
      ]),
    );
    const offers = within(dialog).getByRole('table', { name: 'Appraisal waiver of each run, newest first' });
    expect(cellsOf(offers).map(([request, , ...rest]) => [request, ...rest.map((text) => text.slice(0, 11))])).toEqual([
      ['1230051', 'offeredValu', 'offeredACE '],
      ['1230041', 'offeredValu', 'offeredACE '],
      ['1230031', 'not ordered', 'not offered'],
      ['1230021', 'not offered', 'not ordered'],
      ['1230011', 'offeredValu', 'offeredACE '],
    ]);
  });

  it('says that a service is still processing, and follows a run that finishes while the list is open', async () => {
    let now = Date.now();
    const lender = startLender(() => now);
    const app = renderApp('/7100112/history', { lender });
    await table();
    await app.user.click(await screen.findByRole('button', { name: 'Waiver and relief' }));
    const dialog = await screen.findByRole('dialog', { name: 'Waiver and relief, run by run' });
    await waitFor(() => expect(within(dialog).getAllByText('processing')).toHaveLength(2));
    now += 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(within(dialog).queryByText('processing')).toBeNull());
    await waitFor(() => expect(within(dialog).queryByText(/loading/i)).toBeNull());
    expect(sentences(dialog)).toHaveLength(2);
    expect(within(dialog).queryByText('no result')).toBeNull();
  });

  it('loads the relief that the user chooses, and nothing else', async () => {
    const { dialog, user, requests } = await open();
    const read = () => requests.filter(({ path }) => path.includes('rep-n-warrant')).map(({ path }) => path);
    await waitFor(() => expect(sentences(dialog)).toHaveLength(2));
    expect(read()).toEqual([]);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Show' }), 'Employment relief');
    await waitFor(() =>
      expect(sentences(dialog)[0]).toBe('DU: eligible in each of the 2 runs with an answer. 2 runs unknown.'),
    );
    expect(read()).toHaveLength(8);
    expect(read().every((path) => path.includes('/rep-n-warrant-type/3/'))).toBe(true);
    const relief = within(dialog).getByRole('table', { name: /^Employment relief/ });
    expect(cellsOf(relief).at(-1)?.slice(2)).toEqual(['unknownNot Requested', 'unknownNot Requested']);
  });

  it('says which runs are not loaded, and loads them on request', async () => {
    const app = renderApp(`/${LOAN}/history`);
    await table();
    let isBroken = true;
    server.use(
      http.get('*/multi-aus-submit/:runId/selections', ({ params }) =>
        isBroken && params['runId'] === '1230021' ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Waiver and relief' }));
    const dialog = await screen.findByRole('dialog', { name: /^Waiver and relief/ });
    expect(await within(dialog).findByText('not loaded')).toBeVisible();
    await waitFor(() =>
      expect(sentences(dialog)[0]).toMatch(/^DU: offered in each of the 3 runs .* 1 run not loaded\.$/),
    );
    isBroken = false;
    await app.user.click(await within(dialog).findByRole('button', { name: 'Load what is missing' }));
    await waitFor(() =>
      expect(sentences(dialog)[0]).toMatch(/^DU: not offered in request 1230021, offered in 1230041/),
    );
    expect(within(dialog).queryByText('not loaded')).toBeNull();
  });

  it('loads again what it was loading when the user closed it', async () => {
    const { user, requests } = renderApp(`/${LOAN}/history`);
    await table();
    let isHeld = true;
    server.use(
      http.get('*/multi-aus-submit/:runId/selections', ({ request }) =>
        isHeld
          ? new Promise<undefined>((go) => request.signal.addEventListener('abort', () => go(undefined)))
          : undefined,
      ),
    );
    const reads = () => requests.filter(({ path }) => path.endsWith('/selections')).length;
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Waiver and relief' }));
      return screen.findByRole('dialog', { name: /^Waiver and relief/ });
    };
    const first = await open();
    await waitFor(() => expect(reads()).toBe(3));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    isHeld = false;
    const again = await open();
    await waitFor(() => expect(sentences(again)[0]).toMatch(/^DU: not offered in request 1230021, offered in 1230041/));
    expect(within(again).getByRole('status')).toBeEmptyDOMElement();
    expect(reads()).toBe(3 + 5);
  });

  it('calls what the service did not send unknown', async () => {
    const { user, lender: _, ...app } = renderApp(`/${LOAN}/history`);
    await table();
    server.use(
      http.get('*/multi-aus-submit/:runId/selections', ({ params }) =>
        HttpResponse.json({
          selections: [{ requestId: `${params['runId'] as string}1`, ausRequestTypeId: 2, status: 'Approve/Eligible' }],
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Waiver and relief' }));
    const dialog = await screen.findByRole('dialog', { name: /^Waiver and relief/ });
    await waitFor(() => expect(sentences(dialog).length).toBe(2));
    expect(sentences(dialog).join(' ')).not.toMatch(/offered/);
    await app.router.navigate(`/${LOAN}/request`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is not offered on a loan without underwriting runs', async () => {
    renderApp('/7100101/history');
    await screen.findByText('No requests yet for this loan');
    expect(screen.queryByRole('button', { name: 'Waiver and relief' })).toBeNull();
  });
});

describe('the AUS list', () => {
  async function open(loanId: string, browser = fakeBrowser()) {
    const app = renderApp(`/${loanId}/history`, { browser });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Columns, CSV, print' }));
    await app.user.click(await screen.findByRole('button', { name: 'AUS list' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'AUS list' }) };
  }

  // @spec OWN-9
  it('has all runs in order, without marking one, and is copied', async () => {
    const { dialog, user } = await open(LOAN);
    const list = within(dialog).getByRole('table', { name: 'All underwriting runs, oldest first' });
    expect(
      cellsOf(list).map(([place, request, , system, , , by, together]) => [place, request, system, by, together]),
    ).toEqual([
      ['1', '1230011', 'DU', 'Sam Lindqvist', 'Request 1230011: DU, LPA'],
      ['2', '1230012', 'LPA', 'Sam Lindqvist', 'Request 1230011: DU, LPA'],
      ['3', '1230021', 'DU', 'Rita Ibarra', ''],
      ['4', '1230031', 'LPA', 'Rita Ibarra', ''],
      ['5', '1230041', 'DU', 'Rita Ibarra', 'Request 1230041: DU, LPA'],
      ['6', '1230042', 'LPA', 'Rita Ibarra', 'Request 1230041: DU, LPA'],
      ['7', '1230051', 'DU', 'Sam Lindqvist', 'Request 1230051: DU, LPA'],
      ['8', '1230052', 'LPA', 'Sam Lindqvist', 'Request 1230051: DU, LPA'],
    ]);
    expect(dialog).toHaveTextContent('This list marks none of them as the one to report.');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
    const lines = (await navigator.clipboard.readText()).split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[8]).toMatch(
      /^8\t1230052\t\d\d\/\d\d\/\d\d .*\tLPA\tAccept \/ Eligible\t\w+\tSam Lindqvist\tRequest 1230051: DU, LPA$/,
    );
  });

  it('is saved with every run of a long history, also of those below the page', async () => {
    const { dialog, user, browser } = await open('7100111');
    await user.click(within(dialog).getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    const [file] = browser.saved;
    expect(file?.fileName).toBe('aus-list.csv');
    const lines = file?.text.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(1 + 57);
    expect(lines[0]).toMatch(/No\.,Request #,Sent,System,Result,CaseFile ID or LPA key,Submitter,Ordered together$/);
  });

  it('says so on a loan with credit only', async () => {
    const { dialog } = await open('7100119');
    expect(cellsOf(within(dialog).getByRole('table')).map((cells) => cells[4])).toEqual([
      'Validation',
      'Cancel',
      'Validation',
      'Cancel',
    ]);
  });
});

describe('the score model', () => {
  const warning = () => screen.findByText("This loan's reports use more than one score model");
  const MODELS = 'Classic FICO (requests 1230011 to 1230051), VantageScore 4.0 (request 1230051).';

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
