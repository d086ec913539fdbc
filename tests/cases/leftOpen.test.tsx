import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { complete, ordersIn, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/request/screen/RequestPage';

type App = ReturnType<typeof renderApp>;

/** Navigates away and back while a dialog is open, like the browser's buttons. */
const leaveAndReturn = async ({ router }: App, loanId: string, away: string, home: string) => {
  await act(() => router.navigate(`/${loanId}/${away}`));
  await screen.findByRole('heading', { level: 1, name: new RegExp(away, 'i') });
  await act(() => router.navigate(`/${loanId}/${home}`));
  await screen.findByRole('heading', { level: 1, name: new RegExp(home, 'i') });
};

it('closes an open verification report when the user leaves its screen', async () => {
  const app = renderApp('/7100120/request');
  server.use(http.get('*/digital-verification-detail', () => delay('infinite')));
  const [report = expect.fail('a report')] = await screen.findAllByRole('button', { name: /, details: / });
  await app.user.click(report);
  await screen.findByRole('dialog');
  await leaveAndReturn(app, '7100120', 'history', 'request');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes an open message when the user leaves History', async () => {
  const app = renderApp('/7100113/history');
  const [message = expect.fail('a message')] = await screen.findAllByRole('button', { name: /^Error message of / });
  await app.user.click(message);
  await screen.findByRole('dialog');
  await leaveAndReturn(app, '7100113', 'request', 'history');
  await waitFor(() => expect(screen.getByRole('table', { name: /^Past requests/ })).toBeVisible());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// @spec NAV-29, NAV-30
it('follows privileges that an order has read again: what is withdrawn goes, what is granted loads', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  const grant = (canView1003Menu: boolean, canView1008Menu: boolean): void =>
    server.use(
      http.get('*/common/privileges/v1/loans/7100101/multi-aus', () =>
        HttpResponse.json({ canView1003Menu, canView1008Menu, canSubmitAus: true }),
      ),
    );
  const app = renderApp('/7100101/history');
  grant(false, true);
  expect(await screen.findByRole('link', { name: 'Transmittal Summary' })).toBeVisible();
  await act(() => app.router.navigate('/7100101/request'));
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await complete(app);
  grant(true, false);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await app.user.click(submitButton());
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Assets' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Transmittal Summary' })).toBeNull();
  expect(app.requests.filter(({ path }) => /\/10(03|08)$/.test(path))).toHaveLength(2);
});
