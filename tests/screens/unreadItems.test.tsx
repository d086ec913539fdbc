import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/loan/UnreadNotice';
import '@/features/selection/selectionArea';

const historyIs = (...transactionHistories: unknown[]) =>
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
const notice = () => screen.findByText('Some of what the service sent could not be read.');

// @spec HIS-16
it('says on each screen what is missing there, and no longer when it is readable again', async () => {
  const { router } = renderApp('/7100120/history');
  historyIs({ requestId: 1, creditDetail: ['x'] }, { nonsense: true }, 7);
  server.use(
    http.get('*/selections', () => HttpResponse.json({ selections: [{ requestId: 1, ausRequestTypeId: 2 }, {}] })),
    http.get('*/borrowers', () => HttpResponse.json({ requestBorrowers: [{ lastname: 'Okafor' }] })),
  );
  expect(await notice()).toBeVisible();
  expect(screen.getByText('Missing here: past requests (3).')).toBeVisible();
  await router.navigate('/7100120/selection');
  expect(await screen.findByText(/^Missing here: past requests \(3\) and results \(1\)\.$/)).toBeVisible();
  await router.navigate('/7100120/request');
  expect(await screen.findByText(/^Missing here: past requests \(3\) and borrowers \(\d\)\.$/)).toBeVisible();
  historyIs({ requestId: 1 });
  await router.navigate('/7100120/history');
  await waitFor(() => expect(screen.queryByText(/^Missing here/)).toBeNull());
});

it('does not carry over to the next loan', async () => {
  const { router } = renderApp('/7100113/history');
  server.use(
    http.get('*/loans/7100113/transaction-history-details', () => HttpResponse.json({ transactionHistories: [{}] })),
  );
  expect(await notice()).toBeVisible();
  await router.navigate('/7100120/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  expect(screen.queryByText(/^Missing here/)).toBeNull();
});
