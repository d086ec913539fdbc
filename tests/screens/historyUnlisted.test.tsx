import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { POLLS_FOR_LISTING } from '@/config/constants';
import { selectAwaited } from '@/features/history/state/historySlice';
import { attempt } from '@tests/fixtures/otherOrders';
import { renderApp } from '@tests/support/renderApp';
// Loads the screens' chunks before the test waits for them.
import '@/features/request/requestArea';
import '@/features/history/historyArea';

it('says in History, after a restart, that a placed order is not listed, and then that it cannot be found', async () => {
  const placed = attempt({ key: 'key-1', state: 'placed', requestIds: ['99001'] });
  localStorage.setItem('order:7100116:key-1', JSON.stringify(placed));
  const { store } = renderApp('/7100116/history');
  expect(await screen.findByText(/^The service does not list request 99001 yet\./)).toBeVisible();
  const reads = (): number => selectAwaited(store.getState()).reads;
  while (reads() < POLLS_FOR_LISTING) {
    const before = reads();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(reads).toBeGreaterThan(before);
  }
  expect(await screen.findByText("We can't find your order.")).toBeVisible();
  expect(screen.getByText(/^The service accepted it as request 99001, but/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
});
