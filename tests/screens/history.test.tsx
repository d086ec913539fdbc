import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { GSE_REQUEST_FAILED } from '@/config/messages';
import { SOFT_PULL_FLAGS } from '@/features/creditReport/creditReportSaga';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// The screen's own chunk, loaded before the first test starts to wait for it.
import '@/pages/history/HistoryPage';

const table = () => screen.findByRole('table', { name: 'Past requests, newest first' });
const headings = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

const openDetails = async (user: ReturnType<typeof renderApp>['user'], index = 0) => {
  const toggles = await screen.findAllByRole('button', { name: /^Request \w+ details$/ });
  const toggle = toggles[index] ?? expect.fail('no such request');
  await user.click(toggle);
  return toggle;
};

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

describe('actions', () => {
  it('downloads request, response and raw request of a service by its own id', async () => {
    const { user, requests, browser } = renderApp('/7100113/history');
    await user.click(
      (await screen.findAllByRole('button', { name: /^Request XML of request \d+, DU,/ }))[0] ?? expect.fail(),
    );
    await user.click(
      (await screen.findAllByRole('button', { name: /^Response XML of request \d+, DU,/ }))[0] ?? expect.fail(),
    );
    await user.click(
      (await screen.findAllByRole('button', { name: /^Download raw request of request \d+, DU/ }))[0] ?? expect.fail(),
    );
    await waitFor(() => expect(browser.saved.map(({ fileName }) => fileName)).toEqual(Array(3).fill('report.xml')));
    const bodies = requests.filter(({ path }) => path.endsWith('underwriting/download')).map(({ body }) => body);
    expect(bodies).toEqual(
      ['Request', 'Response', 'RawRequest'].map((requestType) => ({
        RequestId: expect.stringMatching(/^5\d+$/) as string,
        loanId: '7100113',
        requestType,
      })),
    );
  });

  it('offers a raw request only where the integration is on', async () => {
    renderApp('/7100113/history');
    const items = [true, false, null].map((isFinconnectAusIntegrationEnabled, index) => ({
      ...{ requestId: index + 1, ausRequestTypeId: 2, requestDate: '2026-11-18T15:30:00Z' },
      isFinconnectAusIntegrationEnabled,
    }));
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: items })));
    expect(await screen.findAllByRole('button', { name: /^Request XML of request/ })).toHaveLength(3);
    const [raw, ...others] = screen.getAllByRole('button', { name: /^Download raw request/ });
    expect(raw).toHaveAccessibleName('Download raw request of request 1, DU');
    expect(others).toEqual([]);
  });

  it('offers neither downloads nor raw requests without the privilege', async () => {
    renderApp('/7100113/history', { persona: 'sam.lindqvist' });
    await table();
    await screen.findAllByRole('button', { name: /Findings PDF/ });
    expect(screen.queryByRole('button', { name: /XML|raw request/ })).toBeNull();
  });

  it('opens the findings in a window of their own', async () => {
    const { user, browser } = renderApp('/7100113/history');
    await user.click(
      (await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, DU/ }))[0] ?? expect.fail(),
    );
    await waitFor(() => expect(browser.opened[0]?.bytes).toBeDefined());
  });

  it('downloads the findings and says so when the window was blocked', async () => {
    const { user, browser } = renderApp('/7100113/history', { browser: fakeBrowser({ blocksPopups: true }) });
    await user.click(
      (await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, DU/ }))[0] ?? expect.fail(),
    );
    expect(await screen.findByText(/The browser blocked a new window/)).toBeVisible();
    expect(browser.saved).toMatchObject([{ fileName: 'document.pdf' }]);
  });

  it.each([
    { name: 'base64 that is none', answer: { documentBytes: '%%%', extension: 'pdf' } },
    { name: 'an empty document', answer: { documentBytes: '', extension: 'pdf' } },
  ])('opens nothing for $name', async ({ answer }) => {
    const { user, browser } = renderApp('/7100113/history');
    server.use(http.post('*/multi-aus/v1/document', () => HttpResponse.json(answer)));
    await user.click(
      (await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, DU/ }))[0] ?? expect.fail(),
    );
    expect(await screen.findByText(/is empty or damaged/)).toBeVisible();
    expect(browser.opened).toMatchObject([{ isClosed: true }]);
    expect(browser.saved).toEqual([]);
  });

  it('saves a document of another kind under a name without any path', async () => {
    const { user, browser } = renderApp('/7100113/history');
    const answer = { documentBytes: btoa('hello'), extension: '../../etc/passwd' };
    server.use(http.post('*/multi-aus/v1/document', () => HttpResponse.json(answer)));
    await user.click(
      (await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, DU/ }))[0] ?? expect.fail(),
    );
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    expect(browser.saved[0]?.fileName).toMatch(/^document\.[a-z0-9]{1,8}$/);
  });
});

describe('errors (specification §8)', () => {
  it('shows the text of an error with its line breaks', async () => {
    const { user } = renderApp('/7100113/history');
    const messages = await screen.findAllByRole('button', { name: /^Error message of/ });
    await user.click(messages[1] ?? expect.fail());
    const dialog = await screen.findByRole('dialog', { name: 'Message' });
    expect(dialog).toHaveTextContent('The submission could not be completed.');
    expect(within(dialog).getByText(/could not be completed/)).toHaveStyle({ whiteSpace: 'pre-line' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(messages[1]).toHaveFocus());
  });

  it('has the default text when the service gave none', async () => {
    const { user } = renderApp('/7100113/history');
    await user.click((await screen.findAllByRole('button', { name: /^Error message of/ }))[0] ?? expect.fail());
    expect(
      within(await screen.findByRole('dialog')).getByText(GSE_REQUEST_FAILED, { normalizer: (text) => text }),
    ).toBeVisible();
  });

  it('opens the findings document of an error without text', async () => {
    const { user, browser } = renderApp('/7100113/history');
    const findings = await screen.findAllByRole('button', { name: /^Findings PDF of request \d+, LPA/ });
    await user.click(findings.at(-1) ?? expect.fail());
    await waitFor(() => expect(browser.opened[0]?.bytes).toBeDefined());
  });
});

describe('the open request', () => {
  it('shows credit details and a data set per service, and closes again', async () => {
    const { user } = renderApp('/7100111/history');
    const toggle = await openDetails(user);
    const open = toggle.closest('tbody') ?? expect.fail();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const credit = within(open).getByRole('table', { name: 'Credit Details' });
    expect(
      within(credit)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['App #', 'Borrower', 'Joint Credit', 'Copy Liabilities', 'Reports']);
    expect(within(credit).getAllByRole('row')).toHaveLength(2);
    expect(within(open).getAllByRole('button', { name: /^AUS Data Set/ })).not.toHaveLength(0);
    expect(within(open).getAllByText('77 Harbor Ridge Lane, Poulsbo, WA 98370')[0]).toBeVisible();
    await user.click(toggle);
    expect(within(open).queryByRole('table', { name: 'Credit Details' })).toBeNull();
  });

  it('has no data set for credit alone', async () => {
    const { user } = renderApp('/7100113/history');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'AUS' }), 'Credit');
    await waitFor(() => expect(screen.queryByText('Multi')).toBeNull());
    await openDetails(user);
    expect(screen.getByRole('table', { name: 'Credit Details' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^AUS Data Set/ })).toBeNull();
  });

  it('lists the DU finding codes', async () => {
    const { user } = renderApp('/7100113/history');
    await openDetails(user);
    await user.click(screen.getByRole('button', { name: /^DU Finding Codes of/ }));
    const dialog = await screen.findByRole('dialog', { name: 'DU Findings Code' });
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Type', 'Name', 'Borrower Name']);
    expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(1);
  });

  it('opens and closes all at once', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    expect(screen.getAllByRole('table', { name: 'Credit Details' })).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.queryByRole('table', { name: 'Credit Details' })).toBeNull();
  });
});

describe('ordering again (from an open request)', () => {
  it('fills the Request screen in from the past order and sends nothing', async () => {
    const { user, requests, router } = renderApp('/7100118/history');
    await openDetails(user);
    await user.click(await screen.findByRole('link', { name: 'Order again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
    expect(await screen.findByText(/^Filled in from request/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/7100118/request');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
