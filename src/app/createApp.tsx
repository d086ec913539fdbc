import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { watchErrors } from '@/services/errorLog';
import type { SagaDeps } from '@/services/sagaDeps';
import { VaultContext } from '@/services/vaultContext';
import { FailureLog } from '@/ui/failureLog';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { fetchPieces } from '@/ui/lazyPiece';
import { connectRouter } from './connectRouter';
import { createNavigator } from './createNavigator';
import type { World } from './createWorld';
import { tellEarlyViews } from './earlyViews';
import { firstScreenStands } from './firstScreen';
import { createRoutes } from './routes';
import { createStore } from './store';

/**
 * Puts the screens on top of the world: router, store and sagas, and the element that shows them. `createRouter` is
 * createBrowserRouter, or a memory router that begins at some address.
 */
export function createApp(world: World, createRouter = createBrowserRouter) {
  const deps: SagaDeps = { ...world.deps, navigator: createNavigator(() => router) };
  const { config, loggedErrors, report, telemetry, vault } = deps;
  const { store, stop: stopSagas } = createStore(deps);
  const onRefused = (what: string): void => telemetry.event('address-refused', { what });
  const router = createRouter(createRoutes({ config, identity: world.identity, onRefused }));
  const ends = [
    watchErrors((text) => loggedErrors.put(text)),
    connectRouter(router, store),
    tellEarlyViews(router, deps),
    stopSagas,
    deps.orderNews.close,
    () => router.dispose(),
  ];
  void firstScreenStands(router, store, world).then(() => {
    world.headStart.end();
    world.tellFirstScreen();
    fetchPieces();
  });

  const element: ReactElement = (
    <StrictMode>
      <GlobalStyle />
      <Provider store={store}>
        <VaultContext value={vault}>
          <FailureLog value={report}>
            <RouterProvider router={router} />
          </FailureLog>
        </VaultContext>
      </Provider>
    </StrictMode>
  );
  return { element, store, router, stop: () => ends.forEach((end) => end()) };
}
