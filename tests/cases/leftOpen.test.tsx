import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
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
