import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

function scrollTo(scrollY: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('names the loan in the header while its strip is scrolled out of view', async () => {
  renderApp('/7100112/history');
  await screen.findByText('0123904612');
  const subject = /^0123904612 · \w+/;
  expect(screen.queryByText(subject)).not.toBeInTheDocument();
  scrollTo(400);
  expect(await screen.findByText(subject)).toBeVisible();
  scrollTo(10);
  expect(screen.queryByText(subject)).not.toBeInTheDocument();
});

it('shows no heading in the menu for a group without sections', async () => {
  renderApp('/7100112/history');
  server.use(http.get('*/common/menu/v1/loan/:loanId/1003', () => HttpResponse.json([])));
  expect(await screen.findByRole('link', { name: 'Valuation Delivery' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '1003' })).not.toBeInTheDocument());
});
