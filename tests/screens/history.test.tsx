import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { TAB_WORK } from '@/browser/tabWork';
import { table } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const headings = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** The headings of the specification, in its order. Columns of ours are between Outcome and Actions. */
const SPECIFIED = [
  ...['Request #', 'Credit Pull Type', 'AUS Type', 'Type', 'AUS', 'CaseFile ID', 'Sent', 'Received', 'Submitter'],
  ...['Outcome', 'Report', 'Actions'],
];
const without = (...left: string[]) => SPECIFIED.filter((heading) => !left.includes(heading));

describe('the table', () => {
  // @spec HIS-6, HIS-14, HIS-4, HIS-11, API-17, HIS-66
  it('shows the columns of a user with every privilege, without a soft-pull phase', async () => {
    renderApp('/7100113/history');
    const shown = await headings();
    expect(shown.filter((heading) => SPECIFIED.includes(heading))).toEqual(without('Credit Pull Type', 'AUS Type'));
    const ours = shown.filter((heading) => !SPECIFIED.includes(heading));
    expect(ours).toEqual(['DTI', 'DTI change', 'Compare']);
    expect(shown.slice(shown.indexOf('Outcome') + 1)).toEqual(['DTI', 'DTI change', 'Report', 'Compare', 'Actions']);
  });

  // @spec HIS-4, HIS-11, HIS-6, API-26
  it('adds the credit columns in a soft-pull phase and omits Received without the privilege', async () => {
    renderApp('/7100104/history', { persona: 'sam.lindqvist' });
    await waitFor(async () => {
      const shown = await headings();
      expect(shown.filter((heading) => SPECIFIED.includes(heading))).toEqual(without('Type', 'Received'));
    });
  });

  // @spec HIS-4, HIS-6
  it('adds the credit columns in phase 3 alone', async () => {
    renderApp('/7100113/history');
    const phases = { isSoftPullPhase2ChangesEnabled: false, isSoftPullPhase3ChangesEnabled: true };
    server.use(http.get('*/recent-request', () => HttpResponse.json(phases)));
    await waitFor(async () => {
      expect((await headings()).slice(0, 4)).toEqual(['Request #', 'Credit Pull Type', 'AUS Type', 'AUS']);
    });
  });

  // @spec API-27
  it('keeps the soft-pull flags in session storage', async () => {
    renderApp('/7100104/history');
    const flags = { loanId: '7100104', isSoftPullPhase2ChangesEnabled: true, isSoftPullPhase3ChangesEnabled: false };
    await waitFor(() => expect(sessionStorage.getItem(TAB_WORK.softPullFlags)).toBe(JSON.stringify(flags)));
  });

  it('says why the credit pull type is missing when the phases fail to load, and reloads them on request', async () => {
    const { user } = renderApp('/7100104/history');
    server.use(http.get('*/recent-request', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const notice = await screen.findByText(/So History doesn.t show whether credit pulls were soft or full/);
    expect(await headings()).not.toContain('Credit Pull Type');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await headings()).toContain('Credit Pull Type'));
    expect(notice).not.toBeInTheDocument();
  });

  // @spec APP-11, HIS-3, HIS-15, HIS-13
  it('shows the request id once per group and marks the selected service', async () => {
    renderApp('/7100113/history');
    const [newest] = within(await table())
      .getAllByRole('rowgroup')
      .slice(1);
    const [first, second, line] = within(newest ?? expect.fail('no request')).getAllByRole('row');
    expect(line).toHaveAttribute('data-detail', 'line');
    const rows = [first ?? expect.fail(), second ?? expect.fail()];
    expect(rows.map((row) => within(row).queryAllByRole('button', { name: /details$/ }).length)).toEqual([1, 0]);
    expect(rows.map((row) => row.querySelector('[data-column=request]')?.textContent)).toEqual(['1130041', '']);
    const marks = rows.map((row) => within(row).queryAllByRole('img', { name: 'Selected service' }));
    expect(marks.map(({ length }) => length)).toEqual([1, 0]);
    expect(marks[0]?.[0]).toHaveClass('lucide-circle-check');
  });

  // @spec HIS-26, HIS-9, HIS-10
  it.each([
    ['2026-11-18T12:00:00', '11/18/26 12:00:00 PM'],
    [null, undefined],
  ])(
    "shows the latest date in each row of a multi request, and each service's own time in its tooltip: %s",
    async (first, tooltip) => {
      renderApp('/7100113/history', { persona: 'sam.lindqvist' });
      const multi = { requestId: 41, multiAusRequestId: 40, ausType: 3 };
      const transactionHistories = [
        { ...multi, ausRequestType: 'DU', requestDate: first },
        { ...multi, ausRequestType: 'LP', requestDate: '2026-11-20T12:00:00' },
      ];
      server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
      expect(await screen.findByText('1 request')).toBeVisible();
      const times = within(await table()).getAllByRole('time');
      // The zone is behind the time.
      const shown = times.map(({ title }) => /^(.{18}[AP]M) [A-Z]\S+$/.exec(title)?.[1]);
      expect(shown).toEqual([tooltip, '11/20/26 12:00:00 PM']);
      expect(times.map(({ textContent }) => textContent)).toEqual(['11/20/26', '11/20/26']);
    },
  );

  // @spec HIS-20
  it('shows a spinner in the outcome of a run, and offers no report', async () => {
    renderApp('/7100112/history');
    const badges = within(await table()).getAllByText('Processing');
    expect(badges).toHaveLength(2);
    for (const badge of badges) {
      expect(badge.closest('td')?.querySelector('.lucide-loader-circle')).toBeInTheDocument();
      expect(badge.closest('tr')?.querySelector('[data-column=report]')).toHaveTextContent('--');
    }
  });

  // @spec HIS-28, HIS-27
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

  // @spec HIS-2, HIS-20
  it('shows a spinner in place of the table at first, and beside it at each later read', async () => {
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
    const loading = await screen.findByText('Loading past requests…');
    expect(loading).toBeVisible();
    expect(loading.closest('[role=status]')?.querySelector('svg'), 'the spinner').toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    const bars = () => screen.getByRole('main').querySelectorAll('.skeleton');
    expect(bars(), 'the shape of the rows').not.toHaveLength(0);
    answer();
    expect(await table()).toBeVisible();
    expect(bars()).toHaveLength(0);
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

  // @spec HIS-10, HIS-9
  it('shows the time of each date in its tooltip, and downloads nothing without the privilege', async () => {
    renderApp('/7100113/history', { persona: 'sam.lindqvist' });
    const times = within(await table()).getAllByRole('time');
    expect(times).toHaveLength(5);
    for (const time of times) {
      expect(time).toHaveTextContent(/^\d\d\/\d\d\/\d\d$/);
      expect(time.title).toMatch(/^\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d [AP]M [A-Z]\S+$/);
    }
  });

  // @spec HIS-10
  it('shows the time and the file in the tooltip of a date that downloads', async () => {
    renderApp('/7100113/history');
    await screen.findAllByRole('button', { name: /^Request XML of/ });
    for (const time of within(await table()).getAllByRole('time'))
      expect(time.title).toMatch(/^\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d [AP]M [A-Z]\S+ · (Request|Response) · report\.xml$/);
  });

  it('says when there is no request, and links to Request', async () => {
    renderApp('/7100101/history');
    expect(await screen.findByText('No requests yet for this loan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Request' })).toHaveAttribute('href', '/7100101/request');
  });
});
