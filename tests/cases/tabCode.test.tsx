import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { atRest } from '@/features/request/protocol/rules/orderSteps';
import { orderMoved } from '@/features/request/protocol/submissionSlice';
import { problemReported } from '@/features/request/state/requestScreenSlice';
import { overrideNotSaved, overrideUnconfirmed } from '@/features/selection/state/overrideSlice';
import { tabCode } from '@/lib/reference';
import { offerRetry } from '@/ui/missingParts';
import { attempt } from '@tests/fixtures/otherOrders';
import { MULTI, openSheet } from '@tests/support/findingsScreen';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { acknowledgement, openRequest } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
import { ADDRESS, failing, modal } from '@tests/support/sessionScreen';
// Loads the chunks before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/layout/CallbackPage';
import '@/app/layout/MainDialogs';
import '@/app/layout/NoLoan';
import '@/features/file/filePage/readFilePage';
import '@/features/findings/screen/FindingsSheet';

/** Monitoring has each envelope of the tab under it. */
const CODE = `Tab ${tabCode()}`;

const LONG = { SESSION_MODAL_COUNTDOWN_TIMER: 600 };

it.each([
  ['ends the session', 401],
  ['reports an unexpected error', 500],
])('is in the dialog that covers the footer and %s', async (_, status) => {
  renderApp(ADDRESS, { lender: failing(status), config: LONG });
  expect(within(await modal()).getByText(CODE)).toBeVisible();
});

it('is in the dialog about the clock on the return page, which has no footer', async () => {
  const drift = new Error('The JWT was issued in the future');
  const auth = { isReturning: () => Promise.resolve(true) };
  const identity = fakeIdentity('rita.ibarra', auth, {
    Callback: ({ errorComponent: Failed }) => <Failed error={drift} />,
  });
  renderApp('/implicit/callback?code=x', { identity });
  expect(within(await modal()).getByText(CODE)).toBeVisible();
});

it('is on the page for an address that leads nowhere, which has no footer', async () => {
  renderApp('/7100101/okafor');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(screen.getByText(CODE)).toBeVisible();
});

it('is on a file page that is not complete', async () => {
  const { user } = renderApp('/7100116/history', { lender: failing(503, 'recentCreditRequest') });
  await table();
  await user.click(screen.getByRole('button', { name: 'File page' }));
  const page = await screen.findByRole('dialog', { name: /^AUS file page/ });
  await within(page).findByText('Not complete: 1 part not loaded.');
  expect(within(page).getByText(CODE)).toBeVisible();
});

it('is beside a response file that the findings do not show', async () => {
  const { dialog } = await openSheet(MULTI, 'unknown-format.xml');
  await within(dialog).findByText(/doesn’t know the format/);
  expect(within(dialog).getByText(CODE)).toBeVisible();
});

it('is in the settings, for a lender without a footer', async () => {
  const { user } = renderApp('/', { config: { NAV_VISIBILITY: { FOOTER: false } } });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(within(await screen.findByRole('dialog', { name: 'Settings' })).getByText(CODE)).toBeVisible();
});

/** The footer is below the form, out of sight. */
async function expectCodeBeside(words: RegExp | string): Promise<void> {
  const notice = (await screen.findByText(words)).closest<HTMLElement>('.notice') ?? expect.fail('no notice');
  expect(within(notice).getByText(CODE)).toBeVisible();
}

it('is beside parts of the page that could not be loaded', async () => {
  renderApp('/7100111/history');
  await table();
  act(() => onTestFinished(offerRetry({ retry: () => undefined, reference: undefined })));
  await expectCodeBeside('This page is not complete');
});

it('is beside an authorization that was not saved', async () => {
  const app = await openRequest('/7100101/request');
  server.use(http.post('*/borrower-acknowledgement-for-credit-pull/*', () => HttpResponse.error()));
  await app.user.click(await acknowledgement());
  await expectCodeBeside(/^We could not confirm .*: check your connection/);
});

it('is beside an order that failed, and why nothing was filled in', async () => {
  const { store } = await openRequest('/7100101/request');
  const failure = { kind: 'http', status: 503, call: 'placeOrder' } as const;
  act(() => void store.dispatch(orderMoved(atRest({ status: 'failed', failure, hasLost: false }))));
  await expectCodeBeside('Nothing was ordered.');
  act(() => void store.dispatch(problemReported('The order of request 12 could not be loaded.')));
  await expectCodeBeside('The order of request 12 could not be loaded.');
});

it('is beside an order that could not be confirmed', async () => {
  localStorage.setItem('order:7100101:key-1', JSON.stringify(attempt()));
  renderApp('/7100101/request');
  await expectCodeBeside('We could not confirm the order. Check History before ordering again.');
});

it('is beside a selection that was not saved, or may not have been', async () => {
  const { store } = renderApp('/7100120/selection');
  await screen.findByRole('radio', { name: 'DU' });
  for (const outcome of [overrideNotSaved, overrideUnconfirmed]) {
    act(() => void store.dispatch(outcome({ runId: 'x', requestId: '12', text: outcome.type })));
    await expectCodeBeside(new RegExp(outcome.type));
  }
});
