import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/file/filePage/FilePageDialog';
import '@/features/file/filePage/readFilePage';
import '@/features/history/screen/HistoryPage';
import '@/features/selection/screen/SelectionPage';

const dialog = () => screen.findByRole('dialog', { name: /^AUS file page · loan \d+$/ });
const allLoaded = (page: HTMLElement) =>
  waitFor(() => expect(within(page).queryByText('Loading what is missing…')).toBeNull());
const valueOf = (page: HTMLElement, label: string) =>
  within(page).getByText(label, { selector: 'dt' }).nextElementSibling?.querySelector('[data-hint] > span')
    ?.textContent;

it('opens on Selection with one press, names the result, its override and the credit, and prints', async () => {
  const { user } = renderApp('/7100116/selection');
  await user.click(await screen.findByRole('button', { name: 'File page' }));
  const page = await dialog();
  await allLoaded(page);
  expect(valueOf(page, 'Selected')).toBe('DU Approve/Eligible');
  const log = within(page).getByRole('table', { name: 'Override log' });
  const [, , , newest] = within(log).getAllByRole('row');
  expect(newest).toHaveTextContent(/Rita IbarraLPADUUnderwriter direction/);
  expect(valueOf(page, 'Credit on file')).toMatch(/^TriPoint Credit, /);
  expect(valueOf(page, 'Acknowledgement')).toMatch(/^Obtained .* by Rita Ibarra$/);
  expect(within(page).queryByText('Not loaded')).toBeNull();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(within(page).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

// @spec APP-31
it('prints when everything is loaded, and says on paper what was missing before', async () => {
  const { user } = renderApp('/7100116/history');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('*/recent-credit-request', async () => {
      await released;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await screen.findByRole('table', { name: /^Past requests/ });
  await waitFor(() => expect(document.title).toMatch(/ History$/));
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await dialog();
  await waitFor(() => expect(valueOf(page, 'Acknowledgement')).toMatch(/^Obtained /));
  await user.click(within(page).getByRole('button', { name: 'Print' }));
  expect(print).not.toHaveBeenCalled();
  // As the browser's own command prints.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.title).toMatch(/^file-page-\d+-1160021$/);
  expect(page).toHaveTextContent(
    /Printed while this page was loading\. Missing: \d+ values?, marked “not loaded yet”\./,
  );
  release();
  await waitFor(() => expect(within(page).queryByText('Loading what is missing…')).not.toBeNull());
  expect(valueOf(page, 'Credit on file')).toBe('not loaded yet');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.title).toMatch(/ History$/);
  await allLoaded(page);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(page).not.toHaveTextContent('Printed while');
});

it('prints the authors of the log, although who the user is comes last', async () => {
  const { user } = renderApp('/7100116/selection');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(http.get('*/org/employee/:userId', () => released.then(() => undefined)));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(await screen.findByRole('button', { name: 'File page' }));
  const page = await dialog();
  await waitFor(() => expect(valueOf(page, 'Acknowledgement')).toMatch(/^Obtained /));
  expect(page).not.toHaveTextContent('Lender staff');
  await user.click(within(page).getByRole('button', { name: 'Print' }));
  expect(print).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(within(page).getByRole('table', { name: 'Override log' })).toHaveTextContent(/Rita IbarraLPADU/);
});

it('opens on History, loads what History has not, and numbers the source of each figure', async () => {
  const { user, requests } = renderApp('/7100120/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  const sent = () =>
    requests.filter(({ path }) => /rep-n-warrant|acknowledgement|selections|recommendations/.test(path));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await dialog();
  await allLoaded(page);
  expect(within(page).getAllByText(/close by \d\d\/\d\d\/\d\d/)).not.toEqual([]);
  const sources = within(page).getByRole('region', { name: 'Sources' });
  const [figure] = within(page).getAllByText(/^\d\d\.\d\d%$/);
  const number = Number(/^source (\d+)$/.exec(figure?.nextElementSibling?.textContent ?? '')?.[1]);
  expect(within(sources).getAllByRole('listitem')[number - 1]).toHaveTextContent(
    /^Selection: result of DU, request \d+$/,
  );
  expect(within(page).queryAllByText('0', { selector: 'sup > span' })).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(page).not.toBeInTheDocument());
});

it('says what could not be read, and reads it again on request', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'recentCreditRequest', kind: 'status', status: 503 });
  const { user } = renderApp('/7100116/history', { lender });
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await dialog();
  expect(await within(page).findByRole('region', { name: 'Not loaded' })).toHaveTextContent('the credit on file');
  expect(valueOf(page, 'Credit on file')).toBe('not loaded');
  expect(within(page).getByText('Not complete: 1 part not loaded.')).toBeVisible();
  // On paper, which leaves out the buttons and what stands beside them.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(page).getAllByText('Not complete: 1 part not loaded.')).toHaveLength(2);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  lender.faults.clear();
  await user.click(await within(page).findByRole('button', { name: 'Load what is missing' }));
  await waitFor(() => expect(valueOf(page, 'Credit on file')).toMatch(/^TriPoint Credit, /));
  expect(within(page).queryByRole('region', { name: 'Not loaded' })).toBeNull();
  expect(within(page).queryByText(/^Not complete/)).toBeNull();
});

it('adds what the result in use asks for on request, and waits for it to print', async () => {
  const { user, requests } = renderApp('/7100120/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await dialog();
  await allLoaded(page);
  expect(requests.filter(({ path }) => path.includes('/underwriting/download'))).toEqual([]);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(http.post('*/underwriting/download', () => released));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(within(page).getByRole('button', { name: 'Add what to collect' }));
  await user.click(within(page).getByRole('button', { name: 'Print' }));
  expect(print).not.toHaveBeenCalled();
  release();
  const list = within(page).getByRole('region', { name: /^To collect: request \d+, LPA$/ });
  expect(await within(list).findAllByRole('listitem')).not.toHaveLength(0);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('offers no list to users who may not read it', async () => {
  const { user } = renderApp('/7100120/history', { persona: 'sam.lindqvist' });
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await dialog();
  await allLoaded(page);
  expect(within(page).queryByRole('button', { name: 'Add what to collect' })).toBeNull();
});

it('is an empty page for a loan without requests, and closes with Back', async () => {
  const { user, router } = renderApp('/7100101/history');
  await user.click(await screen.findByRole('button', { name: 'File page' }));
  const page = await dialog();
  expect(page).toHaveTextContent('No order was sent to an underwriting service for this loan.');
  expect(page).toHaveTextContent('No requests yet for this loan.');
  await router.navigate('/7100101/request');
  await waitFor(() => expect(page).not.toBeInTheDocument());
});

it('says nothing of requests that it does not know, and reads them again on request', async () => {
  const lender = startLender();
  lender.faults.add({ call: 'historyDetails', kind: 'status', status: 403, times: 2 });
  const { user } = renderApp('/7100116/history', { lender });
  await user.click(await screen.findByRole('button', { name: 'File page' }));
  const page = await dialog();
  await within(page).findByText("the loan's history");
  expect(within(page).getByRole('heading', { name: 'All requests, oldest first' })).toBeVisible();
  expect(within(page).queryByText(/No requests yet|No order was sent/)).toBeNull();
  lender.faults.clear();
  await user.click(await within(page).findByRole('button', { name: 'Load what is missing' }));
  expect(await within(page).findByRole('table', { name: /^All requests, oldest first \(\d+\)$/ })).toBeVisible();
});

it('stays open when a search changes the address, and closes with its screen', async () => {
  const { user, router } = renderApp('/7100116/history');
  await screen.findByRole('table', { name: /^Past requests/ });
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await dialog();
  await act(() => router.navigate('/7100116/history?q=du', { replace: true }));
  expect(page).toBeVisible();
  await act(() => router.navigate('/7100116/selection'));
  await waitFor(() => expect(page).not.toBeInTheDocument());
});
