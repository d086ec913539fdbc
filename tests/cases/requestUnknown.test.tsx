import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
import { type App, ordersIn, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

/** Opens the Request screen of a loan while some of its reads fail. */
async function openWithout(calls: string | readonly string[], loanId: string): Promise<App> {
  const lender = startLender();
  for (const call of [calls].flat()) lender.faults.add({ call, kind: 'status', status: 503 });
  const app = renderApp(`/${loanId}/request`, { lender });
  await screen.findAllByText(/\(status 503\)/);
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  return app;
}

// @spec APP-15
it('does not treat a report that failed to load as missing, and asks before a new one', async () => {
  const app = await openWithout('recentCreditRequest', '7100101');
  expect(screen.getByText('Credit on file:').parentElement).toHaveTextContent('Credit on file: not known.');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
  await app.user.click(await screen.findByRole('checkbox', { name: /has authorized this credit pull/ }));
  await screen.findByText(/^Obtained/);
  await app.user.click(submitButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
  expect(within(dialog).getByText(/^The credit report on file could not be loaded/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Reissue instead' })).not.toBeInTheDocument();
  expect(ordersIn(app)).toHaveLength(0);
});

it('does not call borrowers that failed to load none, nor the acknowledgement needless', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'requestBorrowers', kind: 'status', status: 503 });
  renderApp('/7100101/request', { lender });
  expect(await screen.findByText('The borrowers are not loaded')).toBeVisible();
  expect(await screen.findByText('Needed if the order includes a new report.')).toBeVisible();
  expect(screen.queryByText('No borrowers to order for')).not.toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
});

it.each([
  ['their panel', ['creditAgencies']],
  ['the message above the form', ['creditAgencies', 'ausAvailability', 'acknowledgement']],
])('leads to agencies that failed to load in %s, instead of asking for a choice among none', async (_, calls) => {
  const app = await openWithout(calls, '7100118');
  await app.user.click(await screen.findByRole('button', { name: /left: load the credit agencies again/ }));
  expect(screen.queryByText(/choose a credit agency/)).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Load the credit agencies again' }));
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  expect(retry).toHaveFocus();
  await app.user.click(submitButton());
  expect(await screen.findByText(/^Error! One or more/)).toBeVisible();
  expect(retry).toHaveFocus();
  for (const { id } of app.lender.faults.list()) app.lender.faults.remove(id);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/load the credit agencies again/i)).toBeNull());
});

// @spec APP-13
it('orders nothing until it is known whether the loan takes soft credit', async () => {
  const app = await openWithout('recentRequest', '7100102');
  const reason = await screen.findByText(/so it is unknown whether the loan takes soft credit/);
  expect(submitButton()).toBeDisabled();
  for (const { id } of app.lender.faults.list()) app.lender.faults.remove(id);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(reason).not.toHaveTextContent('not known');
  expect(screen.getByRole('radio', { name: 'AUS Soft' })).toBeChecked();
});

it('orders nothing while the answer about the latest request is empty', async () => {
  const lender = startLender();
  const empty = http.get('*/recent-request', () => HttpResponse.json(null));
  renderApp('/7100102/request', { lender: { ...lender, handlers: [empty, ...lender.handlers] } });
  expect(await screen.findByText(/so it is unknown whether the loan takes soft credit/)).toBeVisible();
  expect(submitButton()).toBeDisabled();
});

it('loads the agencies only when the channel is known', async () => {
  const lender = startLender();
  const fault = lender.faults.add({ call: 'loanData', kind: 'status', status: 503 });
  const app = renderApp('/7100101/request', { lender });
  server.use(http.get('*/recent-request', () => HttpResponse.json({ getAusRequestItems: [] })));
  await screen.findByText("The service could not provide the loan's data (status 503).");
  await app.settled();
  expect(await screen.findByText("The loan's data could not be loaded, so nothing can be ordered.")).toBeVisible();
  expect(app.requests.filter(({ path }) => path.includes('business-channels'))).toEqual([]);
  lender.faults.remove(fault.id);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

it('says that an acknowledgement may not be saved, and what to do', async () => {
  const app = renderApp('/7100101/request');
  const box = await screen.findByRole('checkbox', { name: /has authorized this credit pull/ });
  app.lender.faults.add({ call: 'saveAcknowledgement', kind: 'offline' });
  await app.user.click(box);
  expect(
    await screen.findByText(
      'We could not confirm whether the borrower acknowledgement was saved: check your connection, or sign in again. Then try again.',
    ),
  ).toBeVisible();
  expect(box).not.toBeChecked();
});

it('does not take the acknowledgement of another person for the one that never arrived', async () => {
  const app = renderApp('/7100101/request');
  const box = await screen.findByRole('checkbox', { name: /has authorized this credit pull/ });
  const others = { isBorrowerAcknowledgementForCreditPullObtained: true, obtainedBy: 'Pat Lindqvist' };
  server.use(
    http.post('*/borrower-acknowledgement-for-credit-pull/*', () => HttpResponse.error()),
    http.get('*/borrower-acknowledgement-for-credit-pull-status', () => HttpResponse.json(others)),
  );
  await app.user.click(box);
  expect(await screen.findByText('We could not confirm whether the borrower acknowledgement was saved.')).toBeVisible();
  expect(screen.getByText('Obtained by Pat Lindqvist')).toBeVisible();
});

it.each([
  { deduplicates: true, warnings: 0 },
  { deduplicates: false, warnings: 1 },
])('warns of a service that places orders twice: deduplicates is $deduplicates', async ({ deduplicates, warnings }) => {
  const lender = startLender();
  lender.changeHabits({ deduplicates });
  const app = renderApp('/7100101/request', { lender });
  await app.settled();
  expect(screen.queryAllByText('This service may place an order twice.')).toHaveLength(warnings);
});

// @spec APP-15
it('calls a system open only if the service lists it as available', async () => {
  const lender = startLender();
  const onlyDu = http.get('*/aus-availability-details', () =>
    HttpResponse.json([{ ausRequestTypeId: 2, isAvailable: true }]),
  );
  renderApp('/7100101/request', { lender: { ...lender, handlers: [onlyDu, ...lender.handlers] } });
  const rowOf = async (service: string) => screen.findByRole('row', { name: new RegExp(`^${service} `) });
  await waitFor(async () => expect(within(await rowOf('DU')).getByText('Open')).toBeVisible());
  expect(within(await rowOf('LPA')).getByText('Not known')).toBeVisible();
  expect(within(await rowOf('LPA')).queryByText('Open')).not.toBeInTheDocument();
});

it('names the last run', async () => {
  const runs = [
    { requestId: 41, status: 'Error', isError: true, requestDate: '2026-11-20T10:00:00' },
    { requestId: 40, status: 'Approve/Eligible', requestDate: '2026-11-18T10:00:00' },
    { requestId: 39, status: 'Refer', requestDate: '2026-11-16T10:00:00' },
  ].map((run) => ({ ausType: 2, ausRequestType: 'DU', ausRequestTypeId: 2, ...run }));
  renderApp('/7100101/request');
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: runs })));
  const row = await screen.findByRole('row', { name: /^DU / });
  await waitFor(() => expect(row).toHaveTextContent(/Error.* · 41/));
});

it('shows Request, and asks before an order, whatever the storage has in place of times', async () => {
  const entry = { version: 1, key: 'key-1', state: 'unconfirmed', sentAt: 9e15, serverTime: 1e300 };
  localStorage.setItem('order:7100101:key-1', JSON.stringify(entry));
  sessionStorage.setItem(
    'orderDrafts',
    JSON.stringify({ 7100101: { services: {}, borrowers: {}, verifications: {} } }),
  );
  sessionStorage.setItem('orderDraftNotes', JSON.stringify({ 7100101: { savedAt: 1e300 } }));
  const app = renderApp('/7100101/request', { lender: startLender() });
  await app.user.click(await screen.findByRole('button', { name: 'Set all to New' }));
  await app.user.click(await screen.findByRole('checkbox', { name: /has authorized this credit pull/ }));
  await screen.findByText(/^Obtained/);
  await app.user.click(submitButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Before you order' });
  expect(within(dialog).getByText('An earlier order may be in flight')).toBeVisible();
  expect(ordersIn(app)).toHaveLength(0);
});
