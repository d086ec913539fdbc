import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { POLLS_FOR_LISTING } from '@/config/constants';
import { attempt } from '@tests/fixtures/otherOrders';
import { comeBack, renderApp } from '@tests/support/renderApp';
// Loads the screens' chunks before the test waits for them.
import '@/app/areas/requestArea';
import '@/app/areas/historyArea';

it('says in History, after a restart, that a placed order is not listed, and then that it cannot be found', async () => {
  const placed = attempt({ key: 'key-1', state: 'placed', requestIds: ['99001'] });
  localStorage.setItem('order:7100116:key-1', JSON.stringify(placed));
  const { settled } = renderApp('/7100116/history');
  expect(await screen.findByText(/^The service does not list request 99001 yet\./)).toBeVisible();
  for (let read = 0; read < POLLS_FOR_LISTING; read += 1) {
    comeBack();
    await settled();
  }
  expect(await screen.findByText("We can't find your order.")).toBeVisible();
  expect(screen.getByText(/^The service accepted it as request 99001, but/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
});
