import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// The screen's own chunk, loaded before the first test starts to wait for it.
import '@/pages/history/HistoryPage';

const table = () => screen.findByRole('table', { name: 'Past requests, newest first' });

/** The tab comes to the front, which makes the app look at once. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('following a run (specification §4, polling)', () => {
  it('shows results as they arrive, tells of them, reads the header again and keeps what was open', async () => {
    let now = Date.now();
    const lender = startLender(() => now);
    const { user, requests } = renderApp('/7100112/history', { lender });
    expect(within(await table()).getAllByText('Processing')).toHaveLength(2);
    const toggle = (await screen.findAllByRole('button', { name: /^Request \w+ details$/ }))[0] ?? expect.fail();
    await user.click(toggle);
    expect(toggle).toHaveFocus();
    const headerReads = () => requests.filter(({ path }) => path.endsWith('/loan-info')).length;
    const before = headerReads();

    now += 60_000;
    comeBack();
    await waitFor(() => expect(screen.queryAllByText('Waiting…')).toEqual([]));
    expect(screen.getByText(/^Request \d+, DU: \S+.*LPA: \S+/)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(headerReads()).toBe(before + 1));
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('img', { name: 'Selected service' })).toBeVisible();
  });

  it('marks the tab while its reader is elsewhere, until they come back', async () => {
    let now = Date.now();
    renderApp('/7100112/history', { lender: startLender(() => now) });
    expect(within(await table()).getAllByText('Processing')).toHaveLength(2);
    const title = document.title;
    now += 60_000;
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    comeBack();
    isHidden = true;
    await waitFor(() => expect(document.title).toBe(`✓ Complete - ${title}`));
    isHidden = false;
    comeBack();
    expect(document.title).toBe(title);
    Reflect.deleteProperty(document, 'hidden');
  });

  it('keeps the table when a read fails, and offers to try now', async () => {
    const { user, lender } = renderApp('/7100113/history');
    await table();
    server.use(http.get('*/transaction-history-details', () => new HttpResponse(null, { status: 403 })));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Updates paused')).toBeVisible();
    expect(await table()).toBeVisible();
    server.use(...lender.handlers);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText('Updates paused')).toBeNull());
  });

  it('says when the history cannot be read at all, and reads it when asked again', async () => {
    const { user, lender } = renderApp('/7100113/history');
    server.use(http.get('*/transaction-history-details', () => new HttpResponse('<html>', { status: 200 })));
    expect(await screen.findByText("The service's answer with the loan's history could not be read.")).toBeVisible();
    server.use(...lender.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});

/** A history as the service might send it. */
const historyIs = (transactionHistories: unknown) =>
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));

describe('whatever the service sends', () => {
  it('drops an item without an id and shows the rest with its gaps', async () => {
    renderApp('/7100113/history');
    historyIs([{ requestId: 5 }, { status: 'Complete' }, null, 'x', { requestId: 4, status: 7, ausDataSet: 'none' }]);
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toHaveLength(2);
    expect(screen.getByText('2 requests')).toBeVisible();
    expect(rows[0]).toHaveTextContent('5');
    expect(within(rows[0] ?? expect.fail()).getAllByText('not available').length).toBeGreaterThan(4);
  });

  it('shows an unknown status as text, an unknown kind and a date that is none as missing', async () => {
    renderApp('/7100113/history');
    historyIs([{ requestId: 5, ausType: 9, status: '<b>Odd</b>', requestDate: '2026-13-45', ausRequestType: 'GUS' }]);
    const [row] = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(row).toHaveTextContent('<b>Odd</b>');
    expect(row).toHaveTextContent('GUS');
    expect(within(row ?? expect.fail()).queryByRole('time')).toBeNull();
  });

  it('opens a request of which every field is null', async () => {
    const { user } = renderApp('/7100113/history');
    historyIs([{ requestId: 5, ausType: 2, creditDetail: [{}], ausDataSet: {} }]);
    await user.click(await screen.findByRole('button', { name: 'Request 5 details' }));
    expect(screen.getByRole('table', { name: 'Credit Details' })).toBeVisible();
    const dataSet = screen.getByRole('button', { name: /^AUS Data Set/ });
    expect(dataSet).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Draw Amount').nextSibling).toHaveTextContent('not available');
  });

  it('shows the first page of 5,000 items', async () => {
    renderApp('/7100113/history');
    historyIs(Array.from({ length: 5_000 }, (_, index) => ({ requestId: index + 1, linkedRequestId: index })));
    expect(await screen.findByText('5000 requests')).toBeVisible();
    expect(within(await table()).getAllByRole('row')).toHaveLength(7);
  });

  it('has an empty modal text for a run without DU finding codes', async () => {
    const { user } = renderApp('/7100113/history');
    historyIs([{ requestId: 5, ausType: 2, ausDataSet: { showlnkDUFindingCodesAttribute: true, duFindings: null } }]);
    await user.click(await screen.findByRole('button', { name: 'Request 5 details' }));
    await user.click(screen.getByRole('button', { name: /^DU Finding Codes/ }));
    expect(screen.getByText('There are no DU Finding Codes to list.')).toBeVisible();
  });
});
