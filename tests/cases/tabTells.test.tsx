import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { comeBack, renderApp, startLender } from '@tests/support/renderApp';
// Loads what is shown after the first rows, and the screens.
import '@/app/layout/layoutParts';
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

const OFFER = { name: 'Notify me when it finishes' };
const RUNNING = /^⏳ 4612 DU \+ LPA \d+:\d\d$/;
const DONE = '✓ 4612 DU Approve/Eligible';

// @spec OWN-1
it('tells in the title of a visible tab what came out, until the user has looked at it', async () => {
  let now = Date.now();
  const { user } = renderApp('/7100112/request', { lender: startLender(() => now) });
  await waitFor(() => expect(document.title).toMatch(RUNNING));
  now += 60_000;
  comeBack();
  await waitFor(() => expect(document.title).toBe(DONE));
  // Request does not show the result, but the strip leads to it.
  const strip = screen.getByRole('region', { name: 'Finished request' });
  expect(strip).toHaveTextContent(/^✓ DU Approve\/Eligible · LPA Accept \/ Eligible\s*View$/);
  fireEvent.pointerDown(document.body);
  expect(document.title).toBe(DONE);
  await user.click(within(strip).getByRole('link', { name: 'View' }));
  await screen.findByRole('heading', { level: 1, name: 'Selection' });
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(document.title).toBe('4612 Selection'));
  expect(screen.queryByRole('region', { name: 'Finished request' })).not.toBeInTheDocument();
});

// @spec OWN-1
it('keeps a result in the title while the tab is hidden', async () => {
  let now = Date.now();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  renderApp('/7100112/history', { lender: startLender(() => now) });
  await waitFor(() => expect(document.title).toMatch(RUNNING));
  isHidden.mockReturnValue(true);
  now += 60_000;
  comeBack();
  await waitFor(() => expect(document.title).toBe(DONE));
  fireEvent.focus(window);
  expect(document.title).toBe(DONE);
  isHidden.mockReturnValue(false);
  comeBack();
  await waitFor(() => expect(document.title).toBe('4612 History'));
});

// @spec OWN-1
it('offers notifications once, beside the first request that runs', async () => {
  const requestPermission = vi.fn(() => Promise.resolve('default'));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  let now = Date.now();
  const first = renderApp('/7100112/selection', { lender: startLender(() => now) });
  await screen.findByRole('button', OFFER);
  now += 60_000;
  comeBack();
  await waitFor(() => expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument());
  first.unmount();
  first.stop();

  const at = Date.now();
  renderApp('/7100112/selection', { lender: startLender(() => at) });
  await screen.findByRole('region', { name: 'Running request' });
  expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument();
  expect(requestPermission).not.toHaveBeenCalled();
});

// @spec OWN-1
it('names no person in a title', async () => {
  const now = Date.now();
  const { router } = renderApp('/7100112/request', { lender: startLender(() => now) });
  const titles: string[] = [];
  for (const area of ['request', 'selection', 'history']) {
    await router.navigate(`/7100112/${area}`);
    await waitFor(() => expect(document.title).toMatch(RUNNING));
    titles.push(document.title);
  }
  const borrower = (await screen.findByText('Primary borrower')).nextElementSibling?.textContent ?? '';
  expect(borrower).not.toBe('');
  for (const name of borrower.split(' ')) expect(titles.join()).not.toContain(name);
});
