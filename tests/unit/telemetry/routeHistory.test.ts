import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routeHistory } from '@/telemetry/appInsights';

// @spec SES-32
it('reports each screen once, no change of the query, and nothing after it is stopped', async () => {
  const router = createMemoryRouter([{ path: '/:loanId/:area', element: null }], { initialEntries: ['/1/history'] });
  window.history.replaceState(null, '', '/1/history');
  const history = routeHistory(Promise.resolve(router));
  const seen: string[] = [];
  const started: number[] = [];
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
  expect(started).toEqual(started.toSorted((a, b) => a - b));
  expect(history.location.pathname).toBe('/1/history');
  stop();
  await router.navigate('/1/request');
  expect(seen).toHaveLength(2);
  router.dispose();
});
