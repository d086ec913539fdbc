import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { visibilityChanged } from '@/features/navigation/navigationSlice';
import { deploymentRead } from '@/features/preferences/deploymentSlice';
import { watchErrors } from '@/services/errorLog';
import type { Message, SagaDeps } from '@/services/sagaDeps';
import { VaultContext } from '@/services/vaultContext';
import { announce } from '@/ui/announce';
import { FailureLog } from '@/ui/failureLog';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { ignoreStrayClicks } from '@/ui/ignoreStrayClicks';
import { loadLazyComponents } from '@/ui/lazyComponent';
import { connectRouter } from './connectRouter';
import { createNavigator } from './createNavigator';
import type { Environment } from './createEnvironment';
import { reportEarlyViews } from './earlyViews';
import { firstScreenReady } from './firstScreen';
import { routeHistory } from './routeHistory';
import { createRoutes } from './routes';
import { createStore } from './store';

/**
 * Creates the router, the store with its running sagas, and the root element. `createRouter` is createBrowserRouter, or
 * a factory of memory routers.
 *
 * @source Specification §2: "Top header and left navigation"
 */
export function createApp(environment: Environment, createRouter = createBrowserRouter) {
  const deps: SagaDeps = { ...environment.deps, navigator: createNavigator(() => router), notify, announce };
  const { config, loggedErrors, report, telemetry, vault } = deps;
  const { store, stop: stopSagas } = createStore(deps);
  store.dispatch(deploymentRead(config));
  store.dispatch(visibilityChanged(config.navVisibility));
  const onRefused = (what: string): void => telemetry.event('address-refused', { what });
  const router = createRouter(
    createRoutes({ identity: environment.identity, loadArea: environment.loadArea, onRefused }),
  );
  const ends = [
    ignoreStrayClicks(),
    watchErrors((text) => loggedErrors.put(text)),
    connectRouter(router, store),
    reportEarlyViews(router, deps),
    stopSagas,
    deps.orderNews.close,
    () => router.dispose(),
  ];
  void firstScreenReady(router, store, environment).then(() => {
    environment.earlyReads.abortUnclaimed();
    environment.resolveFirstScreen(routeHistory(router));
    telemetry.metric('time-to-usable-screen', performance.now());
    loadLazyComponents();
  });

  const element: ReactElement = (
    <StrictMode>
      <GlobalStyle />
      <Provider store={store}>
        <VaultContext value={vault}>
          <FailureLog value={report}>
            {/* As transitions, React would render each step of a navigation in slices, with a layout between them. */}
            <RouterProvider router={router} useTransitions={false} />
          </FailureLog>
        </VaultContext>
      </Provider>
    </StrictMode>
  );
  return { element, store, router, stop: () => ends.forEach((end) => end()) };
}

/** Loads the notifications on first use, because the first screen needs none. They are announced even if that fails. */
function notify(message: Message): void {
  import('@/ui/notify').then(
    (notifications) => notifications.notify(message),
    () => announce(message.text),
  );
}
