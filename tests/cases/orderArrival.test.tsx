import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { holdPosts } from '@tests/support/holdPosts';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the test waits for them.
import '@/app/areas/requestArea';
import '@/app/areas/historyArea';
import '@/app/areas/selectionArea';

async function order(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Set all to New' }));
  await user.click(await screen.findByRole('checkbox', { name: /has authorized this credit pull/ }));
  await screen.findByText(/^Obtained/);
  await user.click(screen.getByRole('button', { name: 'Submit for AUS' }));
}

it('shows an order in History when its response is received there', async () => {
  const { user } = renderApp('/7100101/request');
  const { arrived, release } = holdPosts('*/multi-aus-request');
  await order(user);
  await arrived();
  await user.click(screen.getByRole('link', { name: 'History' }));
  expect(await screen.findByText('No requests yet for this loan')).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: /^Request .* details$/ })).toBeVisible();
});

it('says on Selection that an order is placed but not listed yet, and shows it once it is', async () => {
  const { lender, user } = renderApp('/7100101/request');
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories: [] })));
  await order(user);
  expect(await screen.findByText('The order has been placed.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
  expect(screen.queryByText(/No order was sent/)).not.toBeInTheDocument();
  server.use(...lender.handlers);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^Request \d+ · /)).toBeVisible();
  expect(screen.queryByText('The order has been placed.')).not.toBeInTheDocument();
});

it('says on Request when a credit import is no longer followed, and checks again on request', async () => {
  const start = Date.now();
  const { lender, user } = renderApp('/7100101/request', { lender: startLender(() => start) });
  await user.click(await screen.findByRole('radio', { name: 'Import credit only' }));
  await user.click(await screen.findByRole('button', { name: 'Set all to New' }));
  await user.click(await screen.findByRole('checkbox', { name: /has authorized this credit pull/ }));
  await screen.findByText(/^Obtained/);
  await user.click(screen.getByRole('button', { name: 'Import credit' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  await user.click(screen.getByRole('link', { name: 'Request' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  server.use(http.get('*/transaction-history-details', () => new HttpResponse(null, { status: 403 })));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Updates paused')).toBeVisible();
  server.use(...lender.handlers);
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByText('Updates paused')).not.toBeInTheDocument());
});
