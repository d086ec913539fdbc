import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/app/areas/selectionArea';

const historyIs = (...transactionHistories: object[]) =>
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));

const refresh = async ({ user }: ReturnType<typeof renderApp>) =>
  user.click(screen.getByRole('button', { name: /^Refresh/ }));

const row = (requestId: number, status: string) => ({
  requestId,
  status,
  ausType: 2,
  ausRequestType: 'DU',
  ausRequestTypeId: 2,
  requestDate: '2026-11-20T10:00:00Z',
});

// @spec HIS-76
it('says that the service no longer lists what it listed, keeps it, and checks again', async () => {
  const app = renderApp('/7100113/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  historyIs();
  await refresh(app);
  expect(await screen.findByText(/^The service no longer lists \d+ requests of this loan$/)).toBeVisible();
  expect(screen.queryByText('No requests yet for this loan')).toBeNull();
  expect(screen.getByRole('table', { name: /^Past requests/ })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Selection' }));
  expect(await screen.findByText(/^The service no longer lists/)).toBeVisible();
  expect(screen.queryByText('No underwriting results yet')).toBeNull();
  server.resetHandlers(...app.lender.handlers);
  await app.user.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByText(/^The service no longer lists/)).toBeNull());
});

it('says so of a run that was Processing, alone or beside others, and never that it is complete', async () => {
  const app = renderApp('/7100113/history');
  historyIs(row(1, 'Processing'), row(2, 'Approve/Eligible'));
  await screen.findByText(/1 processing/i);
  historyIs(row(2, 'Approve/Eligible'));
  await refresh(app);
  expect(await screen.findByText('The service no longer lists a request that was processing')).toBeVisible();
  expect(screen.getByText('Request 1, DU. Whether it finished is not known.')).toBeVisible();
  historyIs({ ...row(1, 'Refer'), loanId: 7100999 }, row(2, 'Approve/Eligible'));
  await app.user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('A request that was processing is not among those that could be read')).toBeVisible();
  historyIs(row(1, 'Refer'), row(2, 'Approve/Eligible'));
  await app.user.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByText(/request that was processing/)).toBeNull());
});

it('does not say that there are no requests while none can be read', async () => {
  const app = renderApp('/7100113/history');
  historyIs({ nonsense: true }, { ...row(1, 'Refer'), loanId: 7100999 });
  expect(await screen.findByText("The loan's requests could not be read")).toBeVisible();
  expect(screen.queryByText('No requests yet for this loan')).toBeNull();
  await app.router.navigate('/7100113/selection');
  await waitFor(() => expect(screen.getByText("The loan's requests could not be read")).toBeVisible());
  expect(screen.queryByText('No underwriting results yet')).toBeNull();
});
