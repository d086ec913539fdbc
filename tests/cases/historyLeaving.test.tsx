import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadArea, type LoadArea } from '@/app/loadArea';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
// Loading History's code here keeps it out of the time of the test.
import '@/app/areas/historyArea';

/** Loads screens, but holds the code of Selection back until `release`. */
function holdSelection() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: LoadArea = async (area) => {
    if (area === 'selection') await released;
    return loadArea(area);
  };
  return { loadArea: held, release: () => release() };
}

it("opens the user's screen, though the address has not yet followed the typed search", async () => {
  const code = holdSelection();
  renderApp('/7100116/history', { loadArea: code.loadArea });
  await table();
  const search = screen.getByRole('searchbox', { name: 'Search requests' });
  const link = screen.getByRole('link', { name: 'Selection' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(search, { target: { value: 'lindqvist' } });
  fireEvent.click(link);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  code.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
});
