import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { type Day, daysUntil } from '@/lib/daysUntil';
import { renderApp, startLender } from '@tests/support/renderApp';
import { openRequest, ordersIn, submitButton } from '@tests/support/requestScreen';
// Loads the chunks before the first test waits for them.
import '@/features/file/expiry/ExpiryLine';
import '@/app/sagas/laterSagas';
import '@/features/file/filePage/FilePageDialog';
import '@/features/file/filePage/readFilePage';
import '@/features/history/screen/HistoryPage';
import '@/app/areas/selectionArea';

const DAY_MS = 86_400_000;
/** The lender names the day in UTC, which another time zone counts differently. */
const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10) as Day;
const days = `${daysUntil(day, Date.now())} days`;

const line = (text: RegExp) => screen.findByRole('button', { name: text });
const list = () => screen.findByRole('dialog', { name: 'Expiry dates' });

// @spec OWN-3
it('shows the soonest dates on Selection, which loads relief, and keeps them on the next screens', async () => {
  const { user, router } = renderApp('/7100120/selection');
  const next = await line(
    new RegExp(`^Next to expire: Income report expired · employment relief ${days} left · employment report 49 days$`),
  );
  await router.navigate('/7100120/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(next);
  const rows = within(await list())
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^Income report Andre Toussaint, PayLedger\d\d\/\d\d\/\d\dexpiredOrder again$/);
  expect(rows[2]).toMatch(
    new RegExp(String.raw`^Employment relief LPA, Eligible, close by\d\d/\d\d/\d\d${days}Order again$`),
  );
  expect(rows.at(-1)).toMatch(/^Credit TriPoint Credit, CR\d+, hard\d\d\/\d\d\/\d\d11\d daysOrder again$/);
});

it('loads credit and verifications on History, and relief when the list is opened', async () => {
  const { user, requests } = renderApp('/7100120/history');
  const next = await line(
    /^Next to expire: Income report expired · employment report 49 days left · .* · relief not loaded$/,
  );
  expect(requests.filter(({ path }) => /rep-n-warrant|selections/.test(path))).toEqual([]);
  await user.click(next);
  const sheet = await list();
  expect(
    await within(sheet).findByRole('row', {
      name: new RegExp(`^Employment relief LPA, Eligible, close by .* ${days} Order again: .*$`),
    }),
  ).toBeVisible();
  await waitFor(() => expect(within(sheet).getByRole('status')).toBeEmptyDOMElement());
  await user.keyboard('{Escape}');
  await line(new RegExp(`^Next to expire: Income report expired · employment relief ${days} left`));
  expect(next).toHaveFocus();
});

it('loads relief without the list, and leads from an item of the list to its borrower on Request', async () => {
  const { user, requests } = renderApp('/7100120/history');
  await line(/ · relief not loaded$/);
  await user.click(screen.getByRole('button', { name: 'Load relief' }));
  const next = await line(new RegExp(`^Next to expire: Income report expired · employment relief ${days} left`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load relief' })).not.toBeInTheDocument();
  const reads = requests.filter(({ path }) => path.endsWith('/rep-n-warrant')).length;
  await user.click(next);
  await user.click(within(await list()).getByRole('link', { name: /^Order again: credit, TriPoint Credit/i }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Report, Camille Toussaint' })).toHaveFocus());
  await user.click(await line(/^Next to expire: /));
  await user.click(within(await list()).getByRole('link', { name: /^Order again: income report, Andre/i }));
  // They have a joint report.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Report, Camille Toussaint' })).toHaveFocus());
  expect(requests.filter(({ path }) => path.endsWith('/rep-n-warrant'))).toHaveLength(reads);
});

it('offers no order to who cannot order', async () => {
  const { user } = renderApp('/7100120/history', { persona: 'audit.view' });
  await user.click(await line(/^Next to expire: /));
  await within(await list()).findByRole('row', { name: /^Employment relief LPA/ });
  expect(screen.queryByRole('link', { name: /^Order again: / })).not.toBeInTheDocument();
});

it('says that relief is not known after a list that loads it was closed early', async () => {
  const lender = startLender();
  const fault = lender.faults.add({ call: 'repAndWarrant', kind: 'slow', delayMs: 60_000 });
  const { user, requests } = renderApp('/7100120/history', { lender });
  await line(/ · relief not loaded$/);
  await user.click(screen.getByRole('button', { name: 'File page' }));
  await screen.findByRole('dialog', { name: /^AUS file page/ });
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/rep-n-warrant'))).toBe(true));
  await waitFor(() => expect(screen.queryByText(/ · relief not loaded$/)).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await line(/ · relief not loaded$/);
  lender.faults.remove(fault.id);
});

it('loads relief on Request too, and what Request loads itself only once', async () => {
  const { user, requests } = await openRequest('/7100120/request');
  const reads = (path: RegExp) => requests.filter((request) => path.test(request.path)).length;
  await user.click(
    await line(/^Next to expire: Income report expired · employment report 49 days left · .* · relief not loaded$/),
  );
  const row = within(await list()).findByRole('row', {
    name: new RegExp(`^Employment relief LPA, Eligible, close by .* ${days} Order again: .*$`),
  });
  expect(await row).toBeVisible();
  expect([reads(/\/recent-credit-request$/), reads(/\/digital-verification-details$/)]).toEqual([1, 1]);
});

// @spec SEL-10
it('reads the results of a run again that finished after they were loaded', async () => {
  let now = Date.now();
  const { user, requests } = renderApp('/7100112/selection', { lender: startLender(() => now) });
  const reads = (path: RegExp) => requests.filter((request) => path.test(request.path)).length;
  await screen.findByRole('list', { name: 'DU steps' });
  await waitFor(() => expect(reads(/\/selections$/)).toBeGreaterThan(0));
  await user.click(screen.getByRole('link', { name: 'History' }));
  await screen.findByRole('table', { name: /^Past requests/ });
  now += 60_000;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const next = await line(/^Next to expire: .*relief not loaded$/i);
  expect(reads(/\/rep-n-warrant$/)).toBe(0);
  await user.click(next);
  await waitFor(() => expect(reads(/\/rep-n-warrant$/)).toBe(8));
  const sheet = await list();
  await waitFor(() => expect(within(sheet).getByRole('status')).toBeEmptyDOMElement());
  expect(next).not.toHaveAccessibleName(/relief not loaded/i);
});

it('says what could not be loaded, and loads it again on request', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'recentCreditRequest', kind: 'status', status: 503 });
  const { user } = renderApp('/7100122/history', { lender });
  await user.click(
    await line(/^Next to expire: Employment report expired · assets report 2 days left · credit not loaded/),
  );
  const sheet = await list();
  expect(await within(sheet).findByText(/^Credit not loaded\./)).toBeVisible();
  lender.faults.clear();
  await user.click(within(sheet).getByRole('button', { name: 'Try again' }));
  expect(await within(sheet).findByRole('row', { name: /^Credit .* today Order again/ })).toBeVisible();
});

it('is absent where the service sends no date', async () => {
  const lender = startLender();
  const handlers = [
    http.get('*/recent-credit-request', () => HttpResponse.json({ requestId: 1, expiresOn: null, borrowers: [] })),
    http.get('*/digital-verification-details', () =>
      HttpResponse.json({ digitalVerifications: [{ borrowerId: 1, reportId: 'R', expiresOn: '' }] }),
    ),
  ];
  const { requests, settled } = renderApp('/7100101/history', {
    lender: { ...lender, handlers: [...handlers, ...lender.handlers] },
  });
  const reads = (call: string) => requests.filter(({ path }) => path.endsWith(call)).length;
  await waitFor(() =>
    expect([reads('/recent-credit-request'), reads('/digital-verification-details')]).toEqual([1, 1]),
  );
  await settled();
  expect(screen.queryByRole('button', { name: /^Next to expire/ })).not.toBeInTheDocument();
});

// @spec OWN-3
it('asks before a report is reissued that expires today, once', async () => {
  const app = await openRequest('/7100122/request');
  await app.user.click(submitButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
  expect(within(dialog).getByText('The credit report on file expires today')).toBeVisible();
  expect(within(dialog).getByText('This order reissues it for 2 borrowers.')).toBeVisible();
  expect(ordersIn(app)).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'Order anyway' }));
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
});
