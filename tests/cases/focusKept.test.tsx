import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { afterTest } from '@tests/support/cleanups';
import { chooseInMenu, openDetails } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/app/sagas/laterSagas';
import '@/app/layout/layoutParts';
import '@/features/history/screen/CompareDialog';
import '@/features/history/screen/historyParts';
import '@/app/areas/requestArea';

const heading = (name = 'History') => screen.getByRole('heading', { level: 1, name });

describe('the focus, when its element disappears', () => {
  it('moves from the notification offer to the heading', async () => {
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve('denied') });
    const now = Date.now();
    const { user } = renderApp('/7100112/history', { lender: startLender(() => now) });
    await user.click(await screen.findByRole('button', { name: 'Notify me when it finishes' }));
    expect(screen.queryByRole('button', { name: 'Notify me when it finishes' })).not.toBeInTheDocument();
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

  it('stays on a button that its press disables', async () => {
    const { user } = renderApp('/7100101/request');
    const all = await screen.findByRole('button', { name: 'Set all to New' });
    await waitFor(() => expect(all).toBeEnabled());
    all.focus();
    await user.keyboard('{Enter}');
    expect(all).toHaveFocus();
    expect(all).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(all).toBeDisabled();
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

describe('the focus, when a retry is pressed with the keyboard', () => {
  /** Fails until it is repaired; then it answers once it is released. */
  function service(path: string, answer?: () => Response) {
    let isDown = true;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const handler = http.get(path, async () => {
      if (isDown) return new HttpResponse(null, { status: 503 });
      await released;
      return answer?.();
    });
    return { handler, repair: () => (isDown = false), release: () => release() };
  }

  async function retry({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, button: HTMLElement, calls: Service) {
    act(() => button.focus());
    calls.repair();
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    calls.release();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  }
  type Service = ReturnType<typeof service>;

  const DETAIL = '*/aus/multi-aus/v1/requests/:requestId';

  it('stays on the retry of a note, then moves to the note', async () => {
    const app = renderApp('/7100116/history');
    const notes = service(DETAIL);
    server.use(notes.handler);
    const details = (await openDetails(app.user)).closest('tbody') ?? expect.fail();
    await retry(app, await within(details).findByRole('button', { name: 'Try again' }), notes);
    const note = within(details).getByText('Reserves corrected after the deposit was released.');
    expect(document.activeElement).toContainElement(note);
    expect(document.activeElement).toHaveRole('definition');
  });

  it('stays on the retry of a note, then moves to the screen if there is none', async () => {
    const app = renderApp('/7100118/history');
    const notes = service(DETAIL);
    server.use(notes.handler);
    const details = (await openDetails(app.user)).closest('tbody') ?? expect.fail();
    await retry(app, await within(details).findByRole('button', { name: 'Try again' }), notes);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays on the retry of a note of compared runs, then moves to the title if the service keeps no notes', async () => {
    const app = renderApp('/7100116/history');
    const notes = service(DETAIL, () => HttpResponse.json({ requestId: 1 }));
    server.use(notes.handler);
    await chooseInMenu(app.user, /^More for request 1160021, DU/, /^Compare with/);
    const dialog = await screen.findByRole('dialog', { name: /compared with/ });
    const [first = expect.fail()] = await within(dialog).findAllByRole('button', { name: 'Try again' });
    await retry(app, first, notes);
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it.each([
    { what: 'credit', address: '/7100122/history', path: '*/recent-credit-request' },
    { what: 'relief', address: '/7100120/history', path: '*/rep-n-warrant-type/:type/rep-n-warrant' },
  ])('stays on the retry of $what that expires, then moves to the list', async ({ address, path, what }) => {
    const app = renderApp(address);
    const calls = service(path);
    server.use(calls.handler);
    await app.user.click(await screen.findByRole('button', { name: /^Next to expire/ }));
    const list = await screen.findByRole('dialog', { name: 'Expiry dates' });
    expect(await within(list).findByText(new RegExp(`^${what} not loaded\\.`, 'i'))).toBeVisible();
    await retry(app, within(list).getByRole('button', { name: 'Try again' }), calls);
    expect(list).toHaveFocus();
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
