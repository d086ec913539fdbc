import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { orderMoved } from '@/features/request/protocol/submissionSlice';
import { atRest } from '@/features/request/protocol/rules/orderSteps';
import { attempt } from '@tests/fixtures/otherOrders';
import { renderApp } from '@tests/support/renderApp';
import { acknowledgement, complete, openRequest, ordersIn, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';

const HISTORY = '*/transaction-history-details';
const NOTE = 'Rate lowered since the last run';
const SIGN_IN = { name: 'Go to the sign-in' };

/** As a browser sees a redirect to the sign-in page of a gateway, on another origin. */
const redirected = () => HttpResponse.error();

/** The link beside the words. Loading this page again would lose what the user typed. */
function expectLinkBeside(words: HTMLElement): void {
  const notice = within(words.closest('.notice-words') as HTMLElement);
  const link = notice.getByRole('link', SIGN_IN);
  expect(notice.getByText('(opens in a new tab)')).toBeVisible();
  expect(link).toHaveAttribute('href', window.location.pathname + window.location.search);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
}

it('offers the sign-in beside an authorization that was not saved', async () => {
  const app = await openRequest('/7100101/request');
  server.use(http.post('*/borrower-acknowledgement-for-credit-pull/*', redirected));
  await app.user.click(await acknowledgement());
  expectLinkBeside(await screen.findByText(/^We could not confirm .*: check your connection, or sign in again\./));
});

it('offers none if the box is as the user wants it', async () => {
  const app = await openRequest('/7100101/request');
  const others = { isBorrowerAcknowledgementForCreditPullObtained: true, obtainedBy: 'Pat Lindqvist' };
  server.use(
    http.post('*/borrower-acknowledgement-for-credit-pull/*', redirected),
    http.get('*/borrower-acknowledgement-for-credit-pull-status', () => HttpResponse.json(others)),
  );
  await app.user.click(await acknowledgement());
  expect(await screen.findByText('We could not confirm whether the borrower acknowledgement was saved.')).toBeVisible();
  expect(screen.queryByRole('link', SIGN_IN)).not.toBeInTheDocument();
});

it.each([
  { kind: 'network' as const, isUnsent: true as const, links: 1 },
  { kind: 'signedOut' as const, links: 0 },
])('offers it beside an order that was not sent, if the words name it ($kind)', async ({ links, ...failure }) => {
  const app = await openRequest('/7100101/request');
  const failed = { status: 'failed' as const, failure: { call: 'placeOrder', ...failure }, hasLost: false };
  act(() => void app.store.dispatch(orderMoved(atRest(failed))));
  const words = await screen.findByText('Nothing was ordered.');
  expect(screen.queryAllByRole('link', SIGN_IN)).toHaveLength(links);
  if (links > 0) expectLinkBeside(words);
});

it('offers it while a lost order is looked for, and keeps the note', async () => {
  const app = await openRequest('/7100101/request');
  await app.user.type(screen.getByRole('textbox', { name: 'Note for the file' }), NOTE);
  await complete(app);
  server.use(http.get(HISTORY, redirected), http.post('*/multi-aus/v1/multi-aus-request', redirected));
  await app.user.click(submitButton());
  await app.user.click(await screen.findByRole('button', { name: 'Order anyway' }));
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  const words = await screen.findByText('Checking whether the order went through…');
  await screen.findByRole('link', SIGN_IN);
  expectLinkBeside(words);
  expect(screen.getByText(/^Your order has no certain outcome yet\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note for the file' })).toHaveValue(NOTE);
});

it('offers it in a doubt, whose words stay, until the list can be read again', async () => {
  localStorage.setItem('order:7100101:key-1', JSON.stringify(attempt()));
  const app = renderApp('/7100101/request');
  server.use(http.get(HISTORY, redirected));
  const words = await screen.findByText('We could not confirm the order. Check History before ordering again.');
  expect(await screen.findByText(/^Could not reach the service .* history\. .* or sign in again\.$/)).toBeVisible();
  expectLinkBeside(words);
  expect(screen.getByText(/^It was sent at .* and may have gone through\.$/)).toBeVisible();
  server.resetHandlers(...app.lender.handlers);
  await app.user.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByRole('link', SIGN_IN)).not.toBeInTheDocument());
  expect(words).toBeVisible();
});

it('offers it beside what Request could not load', async () => {
  renderApp('/7100101/request');
  server.use(http.get('*/credit-agency-details-for-current-user', redirected));
  expectLinkBeside(await screen.findByText(/^Could not reach the service to load /));
});
