import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the screens' chunks before the first test waits for them.
import '@/features/history/historyArea';
import '@/features/request/requestArea';
import '@/features/selection/selectionArea';

it.each(['request', 'selection', 'history'])('says beside the tabs of %s what runs, and leads there', async (area) => {
  const now = Date.now();
  renderApp(`/7100112/${area}`, { lender: startLender(() => now) });
  const banner = (await screen.findByText(/^Request \d+:$/)).parentElement ?? expect.fail();
  expect(banner).toHaveTextContent(/DU \d+:\d\d\s*LPA \d+:\d\d/);
  expect(within(banner).queryAllByRole('link', { name: 'View' })).toHaveLength(area === 'selection' ? 0 : 1);
});

it('says nothing beside the tabs while nothing runs', async () => {
  renderApp('/7100118/request');
  await screen.findByText(/^\d\d\/\d\d\/\d\d · \d+$/);
  expect(screen.queryByText(/^Request \d+:$/)).not.toBeInTheDocument();
});
