import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { routeHistory } from '@/telemetry/appInsights';

// @spec SES-32
it('reports each screen once, no change of the query, and nothing after it is stopped', async () => {
  const router = createMemoryRouter([{ path: '/:loanId/:area', element: null }], { initialEntries: ['/1/history'] });
  window.history.replaceState(null, '', '/1/history');
  const history = routeHistory(Promise.resolve(router));
  const seen: string[] = [];
  const started: (number | undefined)[] = [];
  const stop = history.listen(({ location, startedAt }) => {
    seen.push(location.pathname);
    started.push(startedAt);
  });
  expect(history.location.pathname).toBe('/1/history');
  await Promise.resolve();
  await router.navigate('/1/history?q=x');
  await router.navigate('/1/selection');
  await router.navigate('/1/selection?run=2');
  await router.navigate(-2);
  expect(seen).toEqual(['/1/selection', '/1/history']);
  expect(started).toEqual(started.toSorted((a = 0, b = 0) => a - b));
  expect(history.location.pathname).toBe('/1/history');
  stop();
  await router.navigate('/1/request');
  expect(seen).toHaveLength(2);
  router.dispose();
});

it('begins with the first screen, also if the user has left it before anything listens', async () => {
  const router = createMemoryRouter([{ path: '/:loanId/:area', element: null }], { initialEntries: ['/1/request'] });
  const history = routeHistory(Promise.resolve(router), '/1/history');
  expect(history.location.pathname).toBe('/1/history');
  const listener = vi.fn();
  history.listen(listener);
  await Promise.resolve();
  // The time of that press is unknown.
  expect(listener.mock.calls).toEqual([[{ location: { pathname: '/1/request' }, startedAt: undefined }]]);
  router.dispose();
});
