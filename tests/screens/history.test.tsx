import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SOFT_PULL_FLAGS } from '@/features/creditReport/creditReportSaga';
import { table } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const headings = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('the table (specification §2, History screen)', () => {
  it('shows the columns of a reader with every privilege, without a soft-pull phase', async () => {
    renderApp('/7100113/history');
    expect(await headings()).toEqual([
      'Compare',
      'Request #',
      'Type',
      'AUS',
      'CaseFile ID',
      'Sent',
      'Received',
      'Submitter',
      'Outcome',
      'Report',
      'Actions',
    ]);
  });

  it('adds the credit columns in a soft-pull phase and leaves Received out without the privilege', async () => {
    renderApp('/7100104/history', { persona: 'sam.lindqvist' });
    await waitFor(async () => {
      expect(await headings()).toEqual([
        'Compare',
        'Request #',
        'Credit Pull Type',
        'AUS Type',
        'AUS',
        'CaseFile ID',
        'Sent',
        'Submitter',
        'Outcome',
        'Report',
        'Actions',
      ]);
    });
  });

  it('keeps the soft-pull flags in session storage', async () => {
    renderApp('/7100104/history');
    const flags = { loanId: '7100104', isSoftPullPhase2: true, isSoftPullPhase3: false };
    await waitFor(() => expect(sessionStorage.getItem(SOFT_PULL_FLAGS)).toBe(JSON.stringify(flags)));
  });

  it('says why the credit pull type is missing when the phases cannot be read, and reads them again on demand', async () => {
    const { user } = renderApp('/7100104/history');
    server.use(http.get('*/recent-request', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const notice = await screen.findByText(/Whether credit pulls were soft or full is therefore not shown/);
    expect(await headings()).not.toContain('Credit Pull Type');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await headings()).toContain('Credit Pull Type'));
    expect(notice).not.toBeInTheDocument();
  });

  it('shows the request id once per group and marks the selected service', async () => {
    renderApp('/7100113/history');
    const [newest] = within(await table())
      .getAllByRole('rowgroup')
      .slice(1);
    const rows = within(newest ?? expect.fail('no request')).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows.map((row) => within(row).queryAllByRole('button', { name: /details$/ }).length)).toEqual([1, 0]);
    expect(rows.map((row) => within(row).queryAllByRole('img', { name: 'Selected service' }).length)).toEqual([1, 0]);
  });

  it('pages six requests at a time', async () => {
    const { user } = renderApp('/7100113/history');
    const items = Array.from({ length: 13 }, (_, index) => ({ requestId: index + 1 }));
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: items })));
    const count = async () => within(await table()).getAllByRole('button', { name: /^Request \w+ details$/ }).length;
    expect(await screen.findByText('13 requests')).toBeVisible();
    expect(await count()).toBe(6);
    await user.click(screen.getByRole('button', { name: 'Load More Results' }));
    expect(await count()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Load More Results' }));
    expect(await count()).toBe(13);
    expect(screen.queryByRole('button', { name: 'Load More Results' })).toBeNull();
  });

  it('spins in place of the table at first, and beside it at each later read', async () => {
    const lender = startLender();
    let answer: () => void = () => undefined;
    let gate: Promise<void>;
    const hold = () => void (gate = new Promise((resolve) => (answer = resolve)));
    hold();
    let reads = 0;
    const held = http.get('*/transaction-history-details', () => {
      reads += 1;
      return gate.then(() => undefined);
    });
    const { user } = renderApp('/7100113/history', { lender: { ...lender, handlers: [held, ...lender.handlers] } });
    expect(await screen.findByText('Loading past requests…')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    answer();
    expect(await table()).toBeVisible();
    expect(screen.queryByText('Loading past requests…')).toBeNull();

    const refresh = screen.getByRole('button', { name: 'Refresh' });
    const spinner = () => screen.getByRole('main').querySelector('.lucide-loader-circle');
    expect(spinner()).toBeNull();
    hold();
    await user.click(refresh);
    await waitFor(() => expect(spinner()).toBeInTheDocument());
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(await table()).toBeVisible();
    answer();
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled'));
    expect(spinner()).toBeNull();
    expect(refresh).toHaveFocus();
    expect(reads).toBe(2);
  });

  it('tells the time of each date in its tooltip, and saves nothing for who may not', async () => {
    renderApp('/7100113/history', { persona: 'sam.lindqvist' });
    const times = within(await table()).getAllByRole('time');
    expect(times).toHaveLength(5);
    for (const time of times) {
      expect(time).toHaveTextContent(/^\d\d\/\d\d\/\d\d$/);
      expect(time.title).toMatch(new RegExp(`^${time.textContent} \\d\\d:\\d\\d:\\d\\d [AP]M$`));
    }
  });

  it('says when there is nothing yet, and where to begin', async () => {
    renderApp('/7100101/history');
    expect(await screen.findByText('No requests yet for this loan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Request' })).toHaveAttribute('href', '/7100101/request');
  });
});
