import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { afterTest } from '@tests/support/cleanups';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/request/screen/RequestPage';

const heading = (name = 'History') => screen.getByRole('heading', { level: 1, name });

describe('the focus, when its element disappears', () => {
  it('moves from the notification offer to the heading', async () => {
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve('denied') });
    const now = Date.now();
    const { user } = renderApp('/7100112/history', { lender: startLender(() => now) });
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it('moves from the hidden strip to the heading', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it('moves from the cleared search to the search field', async () => {
    const { user } = renderApp('/7100111/history?q=nothing+like+it');
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(screen.getByRole('searchbox', { name: 'Search requests' })).toHaveFocus();
  });

  it('stays on Load More while there is more, then moves to the first request of the last page', async () => {
    const { user } = renderApp('/7100101/history');
    server.use(
      http.get('*/transaction-history-details', () =>
        HttpResponse.json({
          transactionHistories: Array.from({ length: 14 }, (_, index) => ({ requestId: 14 - index })),
        }),
      ),
    );
    const more = await screen.findByRole('button', { name: 'Load More Results' });
    await user.click(more);
    expect(more).toHaveFocus();
    await user.click(more);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request 2 details' })).toHaveFocus());
  });

  it('moves from the discarded changes to the heading', async () => {
    const { user } = renderApp('/7100101/request');
    await user.type(await screen.findByRole('textbox', { name: /^Note for the file/ }), 'x');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(heading('Request')).toHaveFocus();
  });

  it('moves from a notice whose cause is fixed to the heading', async () => {
    const { user } = renderApp('/7100101/request');
    server.use(http.get('*/aus-availability-details', () => new HttpResponse(null, { status: 503 }), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    expect(heading('Request')).toHaveFocus();
  });
});

it('moves to the heading of the next screen when it is ready', async () => {
  const { router } = renderApp('/7100101/history');
  await screen.findByRole('heading', { level: 1, name: 'History' });
  const focused = new Promise<Element | null>((resolve) => {
    const look = (): void => {
      if (document.querySelector('h1')?.textContent === 'Request') resolve(document.activeElement);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    afterTest(() => observer.disconnect());
  });
  await router.navigate('/7100101/request');
  expect(await focused).toBe(heading('Request'));
});
