import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openDetails, table } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

/** The tab comes to the front, which makes the app look at once. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('following a run (specification §4, polling)', () => {
  it('shows results as they arrive, tells of them, reads the header again and keeps what was open', async () => {
    let now = Date.now();
    const lender = startLender(() => now);
    const { user, requests } = renderApp('/7100112/history', { lender });
    expect(within(await table()).getAllByText('Processing')).toHaveLength(2);
    const toggle = await openDetails(user);
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
    const title = 'History · 0123904612';
    await waitFor(() => expect(document.title).toBe(title));
    now += 60_000;
    let isHidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    comeBack();
    isHidden = true;
    await waitFor(() => expect(document.title).toBe(`✓ Complete - ${title}`));
    isHidden = false;
    comeBack();
    expect(document.title).toBe(title);
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
