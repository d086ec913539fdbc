import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openDetails, table } from '@tests/support/historyScreen';
import { comeBack, renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

describe('following a run', () => {
  // @spec HIS-20, HIS-53, HIS-54
  it('shows results as they load, announces them, reloads the header and keeps open details', async () => {
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
    await waitFor(() => expect(screen.queryAllByText('Processing')).toEqual([]));
    const news = await screen.findByText(/^Request \d+, DU: \S+.*LPA: \S+/);
    expect(news.parentElement).toHaveAttribute('role', 'status');
    await waitFor(() => expect(headerReads()).toBe(before + 1));
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('img', { name: 'Selected service' })).toBeVisible();
  });

  // @spec HIS-53
  it('reloads the header also for a user who leaves the screen at that moment', async () => {
    let now = Date.now();
    const lender = startLender(() => now);
    const { user } = renderApp('/7100112/history', { lender });
    expect(within(await table()).getAllByText('Processing')).toHaveLength(2);
    const lockedAus = () => screen.getByText('Locked AUS').nextElementSibling;
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    server.use(
      http.get('*/loan-info', async () => {
        asked += 1;
        await gate;
        return HttpResponse.json({ loanNumber: '0123904612', lockedAusRequestTypeId: 2 });
      }),
    );
    now += 60_000;
    comeBack();
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await user.click(screen.getByRole('link', { name: 'Request' }));
    await screen.findByRole('heading', { level: 1, name: 'Request' });
    expect(lockedAus()).not.toHaveTextContent('DU');
    answer();
    await waitFor(() => expect(lockedAus()).toHaveTextContent('DU'));
  });

  // @spec OWN-1, HIS-71
  it.each([
    { permission: 'granted', isAway: true, notes: 1 },
    { permission: 'denied', isAway: true, notes: 0 },
    { permission: 'granted', isAway: false, notes: 0 },
  ])('marks the tab and notifies only users who are away, who wanted it: %o', async ({ permission, isAway, notes }) => {
    let [now, isHidden] = [Date.now(), false];
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    const notify = vi.fn();
    const requestPermission = vi.fn(() => Promise.resolve(Object.assign(notify, { permission }).permission));
    vi.stubGlobal('Notification', Object.assign(notify, { permission: 'default', requestPermission }));
    const { user } = renderApp('/7100112/history', { lender: startLender(() => now) });
    await waitFor(() => expect(document.title).toMatch(/^⏳ 4612 DU \+ LPA \d+:\d\d$/));
    const offer = await screen.findByRole('button', { name: 'Notify me when it finishes' });
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(offer);
    expect(requestPermission).toHaveBeenCalledOnce();
    now += 60_000;
    comeBack();
    isHidden = isAway;
    expect(await screen.findByRole('img', { name: 'Selected service' })).toBeVisible();
    expect(document.title).toBe('✓ 4612 DU Approve/Eligible');
    const body = expect.stringMatching(/DU: Approve\/Eligible.*LPA: Accept \/ Eligible/) as string;
    expect(notify.mock.calls).toEqual(
      Array(notes).fill(['✓ 4612 DU Approve/Eligible', expect.objectContaining({ body })]),
    );
    isHidden = false;
    comeBack();
    expect(document.title).toBe('4612 History');
  });

  // @spec HIS-69
  it('keeps the table when a read fails, and offers Try now', async () => {
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

  it('says when the history cannot load at all, and reloads it on request', async () => {
    const { user, lender } = renderApp('/7100113/history');
    server.use(http.get('*/transaction-history-details', () => new HttpResponse('<html>', { status: 200 })));
    expect(await screen.findByText("The service's response with the loan's history could not be read.")).toBeVisible();
    server.use(...lender.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});
