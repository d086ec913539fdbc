import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LISTING_MS } from '@/config/constants';
import { attempt } from '@tests/fixtures/otherOrders';
import { comeBack, renderApp } from '@tests/support/renderApp';
// Loads the screens' chunks before the test waits for them.
import '@/app/areas/requestArea';
import '@/app/areas/historyArea';

it('says in History, after a restart, that a placed order is not listed, and a minute later that it cannot be found', async () => {
  const clock = performance.now.bind(performance);
  const placed = attempt({ key: 'key-1', state: 'placed', requestIds: ['99001'] });
  localStorage.setItem('order:7100116:key-1', JSON.stringify(placed));
  const { settled } = renderApp('/7100116/history');
  expect(await screen.findByText(/^The service does not list request 99001 yet\./)).toBeVisible();
  for (let read = 0; read < 15; read += 1) {
    comeBack();
    await settled();
  }
  expect(screen.getByText(/^The service does not list request 99001 yet\./)).toBeVisible();
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + LISTING_MS);
  comeBack();
  expect(await screen.findByText("We can't find your order.")).toBeVisible();
  expect(screen.getByText(/^The service accepted it as request 99001, but/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
});
