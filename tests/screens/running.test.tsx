import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

it.each(['request', 'selection', 'history'])('says beside the tabs of %s what runs, and leads there', async (area) => {
  const now = Date.now();
  renderApp(`/7100112/${area}`, { lender: startLender(() => now) });
  const banner = (await screen.findByText(/^Request \d+:$/)).parentElement ?? expect.fail();
  expect(banner).toHaveTextContent(/DU \d+:\d\d\s*LPA \d+:\d\d/);
  expect(within(banner).queryAllByRole('link', { name: 'View' })).toHaveLength(area === 'selection' ? 0 : 1);
});

it('says nothing beside the tabs while nothing runs', async () => {
  renderApp('/7100118/request');
  await screen.findByText(/^\d\d\/\d\d\/\d\d$/, { selector: 'time' });
  expect(screen.queryByText(/^Request \d+:$/)).not.toBeInTheDocument();
});

// @spec HIS-70
it('asks after ten minutes whether to go on checking, notifies a user who is away, and goes on', async () => {
  const now = Date.now();
  const { user, requests } = renderApp('/7100112/request', { lender: startLender(() => now) });
  await screen.findByText(/^Request \d+:$/);
  const notify = vi.fn();
  vi.stubGlobal('Notification', Object.assign(notify, { permission: 'granted' }));
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 600_000);
  act(() => void window.dispatchEvent(new Event('online')));
  const ask = await screen.findByRole('button', { name: 'Keep checking' });
  expect(notify).toHaveBeenCalledWith('Still processing', expect.objectContaining({ body: ask.title }));
  isHidden.mockReturnValue(false);

  const reads = () => requests.filter(({ path }) => path.endsWith('/transaction-history-details')).length;
  const before = reads();
  await user.click(ask);
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(screen.queryByRole('button', { name: 'Keep checking' })).not.toBeInTheDocument();
});

// @spec HIS-73
it('starts no read while another is pending, except when the user opens another screen', async () => {
  const { router } = renderApp('/7100112/request');
  const read = vi.fn(() => new Promise<never>(() => undefined));
  server.use(http.get('*/transaction-history-details', read));
  for (const [index, area] of ['request', 'selection', 'history'].entries()) {
    if (index > 0) await act(() => router.navigate(`/7100112/${area}`));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(index + 1));
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(area, 'i') })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(read).toHaveBeenCalledTimes(index + 1);
  }
});
