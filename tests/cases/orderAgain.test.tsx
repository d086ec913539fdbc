import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { newestRequest } from '@tests/support/historyScreen';
import { renderApp, startLender } from '@tests/support/renderApp';
import { type App, openRequest, submitButton } from '@tests/support/requestScreen';
import { server } from '@tests/support/server';
// Loads the screen's chunk before the first test waits for it.
import '@/app/areas/historyArea';

const firstReport = async () => (await screen.findAllByRole('combobox', { name: /^Report, / }))[0] ?? expect.fail();

/** Opens the Request screen to repeat the newest order of the loan; holds the response back until `answer`. */
async function orderAgain(app: App) {
  const requestId = await newestRequest();
  const held: (() => void)[] = [];
  server.use(
    http.get(`*/v1/requests/${requestId}`, () => new Promise<undefined>((go) => held.push(() => go(undefined)))),
  );
  await app.router.navigate(`/7100118/request?again=${requestId}`);
  return {
    requestId,
    held,
    answer: async () => {
      await waitFor(() => expect(held).not.toHaveLength(0));
      held.forEach((go) => go());
    },
  };
}

it('can neither be changed nor sent while the past order loads', async () => {
  const { requestId, answer } = await orderAgain(renderApp('/7100118/history'));
  expect(await screen.findByText(`Filling in from request ${requestId}…`)).toBeVisible();
  expect(submitButton()).toBeDisabled();
  expect(await firstReport()).toBeDisabled();
  await answer();
  await waitFor(async () => expect(await firstReport()).toBeEnabled());
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeEnabled();
});

it('says on Request that a past order could not be loaded, until the next attempt', async () => {
  const { user } = await openRequest('/7100101/request?again=424242');
  const words = await screen.findByText('Request 424242 could not be loaded, so nothing was filled in.');
  expect(words.closest('main')).not.toBeNull();
  await user.click(submitButton());
  expect(words).not.toBeInTheDocument();
});

it('says that it is not known what a past order of unknown systems was', async () => {
  const lender = startLender();
  const past = http.get('*/v1/requests/1110461', () =>
    HttpResponse.json({ requestId: 1110461, ausRequests: [{ ausRequestTypeId: null }], requestBorrowers: [] }),
  );
  const { user } = await openRequest('/7100111/request?again=1110461', {
    lender: { ...lender, handlers: [past, ...lender.handlers] },
  });
  const words = await screen.findByText(
    'The systems of request 1110461 are not known: choose whether to run AUS or to import credit only.',
  );
  await user.click(screen.getByRole('radio', { name: 'Import credit only' }));
  expect(words).not.toBeInTheDocument();
});

it('opens from History, and Back returns there', async () => {
  const app = renderApp('/7100118/history');
  const { answer } = await orderAgain(app);
  await answer();
  await waitFor(() => expect(app.router.state.location).toMatchObject({ pathname: '/7100118/request', search: '' }));
  await app.router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});

it('updates the casefile', async () => {
  const app = renderApp('/7100111/request?again=1110461');
  expect(await screen.findByText(/^Filled in from request/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Transaction type, DU' })).toHaveValue('import_existing'),
  );
  expect(app.router.state.location).toMatchObject({ pathname: '/7100111/request', search: '' });
});

describe('with other entries on the screen', () => {
  async function enterThenOrderAgain() {
    const app = renderApp('/7100118/request');
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
    await app.user.click(screen.getByRole('link', { name: 'History' }));
    return { app, ...(await orderAgain(app)) };
  }

  it('is offered, and the entries stay until the user accepts', async () => {
    const { app, requestId, held, answer } = await enterThenOrderAgain();
    expect(await screen.findByText(`Fill in from request ${requestId}?`)).toBeVisible();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(held).toHaveLength(0);
    expect(await firstReport()).toHaveValue('REQUEST_NEW');
    await app.user.click(screen.getByRole('button', { name: 'Replace what I entered' }));
    await answer();
    await waitFor(async () => expect(await firstReport()).not.toHaveValue('REQUEST_NEW'));
    expect(screen.queryByText(`Fill in from request ${requestId}?`)).not.toBeInTheDocument();
  });

  it('can be declined, and is not offered again after the user leaves the screen', async () => {
    const { app, requestId, held } = await enterThenOrderAgain();
    await screen.findByText(`Fill in from request ${requestId}?`);
    await app.user.click(screen.getByRole('link', { name: 'History' }));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await app.user.click(screen.getByRole('link', { name: 'Request' }));
    expect(await firstReport()).toHaveValue('REQUEST_NEW');
    expect(screen.queryByText(`Fill in from request ${requestId}?`)).not.toBeInTheDocument();
    expect(held).toHaveLength(0);
  });
});
