import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readAnswered, selectRead } from '@/reads/readState';
import { holdPosts } from '@tests/support/holdPosts';
import { acknowledgement, openRequest, ordersIn, submitButton } from '@tests/support/requestScreen';

const AUTHORIZATION = '*/borrower-acknowledgement-for-credit-pull/*';

/** Submits while the authorization is being saved, which a press waits for. */
async function pressWhileSaving() {
  const app = await openRequest('/7100101/request');
  const saving = holdPosts(AUTHORIZATION);
  await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
  await app.user.click(await acknowledgement());
  await saving.arrived();
  await app.user.click(submitButton());
  return { app, saving };
}

it('a press that waits locks the form, and orders what it was made for', async () => {
  const { app, saving } = await pressWhileSaving();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Placing the order…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: /^Report, Maren/ })).toBeDisabled();
  act(() => saving.release());
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  expect(ordersIn(app)[0]?.body).toMatchObject({ ausRequests: [{ ausOptionId: 'du' }, { ausOptionId: 'lp' }] });
});

it('a press orders nothing when the service has other borrowers by then', async () => {
  const { app, saving } = await pressWhileSaving();
  const answer = selectRead(app.store.getState(), 'borrowers', 'aus').value?.slice(0, 1);
  act(() => void app.store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer })));
  act(() => saving.release());
  expect(await screen.findByText(/^Nothing was ordered/)).toBeVisible();
  expect(ordersIn(app)).toEqual([]);
});
