import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// The screens' own chunks, loaded before the first test starts to wait for them.
import '@/pages/history/HistoryPage';
import '@/pages/request/RequestPage';

type App = ReturnType<typeof renderApp>;

/** Back, and forward again, as the browser's buttons do it while a dialog stands. */
const leaveAndReturn = async ({ router }: App, loanId: string, away: string, home: string) => {
  await act(() => router.navigate(`/${loanId}/${away}`));
  await screen.findByRole('heading', { level: 1, name: new RegExp(away, 'i') });
  await act(() => router.navigate(`/${loanId}/${home}`));
  await screen.findByRole('heading', { level: 1, name: new RegExp(home, 'i') });
};

it('closes a verification report that was open when its screen was left', async () => {
  const app = renderApp('/7100120/request');
  server.use(http.get('*/digital-verification-detail', () => delay('infinite')));
  const [report = expect.fail('a report')] = await screen.findAllByRole('button', { name: /, details: / });
  await app.user.click(report);
  await screen.findByRole('dialog');
  await leaveAndReturn(app, '7100120', 'history', 'request');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes a message that was open when History was left', async () => {
  const app = renderApp('/7100113/history');
  const [message = expect.fail('a message')] = await screen.findAllByRole('button', { name: /^Error message of / });
  await app.user.click(message);
  await screen.findByRole('dialog');
  await leaveAndReturn(app, '7100113', 'request', 'history');
  await waitFor(() => expect(screen.getByRole('table', { name: /^Past requests/ })).toBeVisible());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
