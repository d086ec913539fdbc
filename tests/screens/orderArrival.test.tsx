import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// The screens' own chunks, loaded before the test starts to wait for them.
import '@/app/areas/requestArea';
import '@/app/areas/historyArea';

it('shows in History the order whose answer arrives while it is open', async () => {
  const { user } = renderApp('/7100101/request');
  const held: (() => void)[] = [];
  // Answers nothing itself: the lender does, once it may.
  server.use(
    http.post('*/multi-aus-request', () => new Promise<undefined>((answer) => held.push(() => answer(undefined)))),
  );
  await user.click(await screen.findByRole('button', { name: 'New for all' }));
  await user.click(await screen.findByRole('checkbox', { name: /has authorised this credit pull/ }));
  await screen.findByText(/^Obtained/);
  await user.click(screen.getByRole('button', { name: 'Submit for AUS' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'History' }));
  expect(await screen.findByText('No requests yet for this loan')).toBeVisible();
  held.forEach((answer) => answer());
  expect(await screen.findByRole('button', { name: /^Request .* details$/ })).toBeVisible();
});
