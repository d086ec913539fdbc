import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
// What takes its time here is not what is looked at.
import '@/app/areas/historyArea';

const code = vi.hoisted(() => {
  let arrive = (): void => undefined;
  return { arrived: new Promise<void>((resolve) => (arrive = resolve)), arrive: () => arrive() };
});
vi.mock('@/app/areas/selectionArea', async (importOriginal) => {
  await code.arrived;
  return importOriginal();
});

afterEach(() => void vi.useRealTimers());

it('goes where the reader went, though the address has yet to follow what was typed before', async () => {
  renderApp('/7100116/history');
  await table();
  const search = screen.getByRole('searchbox', { name: 'Search requests' });
  const link = screen.getByRole('link', { name: 'Selection' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(search, { target: { value: 'lindqvist' } });
  fireEvent.click(link);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  code.arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
});
