import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { channel } from 'redux-saga';
import { createApi } from '@/api/createApi';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Failure } from '@/lib/failure';
import type { Report } from '@/lib/saga/guarded';
import type { BrowserWindows } from '@/services/browserWindows';
import { createCredentialVault } from '@/services/credentialVault';
import { watchErrors } from '@/services/errorLog';
import type { Identity } from '@/services/oktaIdentity';
import type { SagaDeps } from '@/services/sagaDeps';
import { createSessionMemory } from '@/services/sessionMemory';
import type { Telemetry } from '@/services/telemetry';
import { VaultContext } from '@/services/vaultContext';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { connectRouter } from './connectRouter';
import { createRoutes } from './routes';
import { createStore } from './store';

/** The world outside, which main.tsx takes from the browser and tests imitate. */
export interface AppSetup {
  config: RuntimeConfig;
  createIdentity: (onError: (error: unknown) => void) => Identity;
  telemetry: Telemetry;
  browser: BrowserWindows;
  /** createBrowserRouter, or a memory router that begins at some address. */
  createRouter?: typeof createBrowserRouter;
}

/** Puts the app together: the one place that knows every concrete piece. */
export function createApp({
  config,
  createIdentity,
  telemetry,
  browser,
  createRouter = createBrowserRouter,
}: AppSetup) {
  const failures = channel<Failure>();
  const loggedErrors = channel<string>();
  const report: Report = (error, where) => {
    loggedErrors.put(String(error));
    telemetry.exception(error, 'error');
    telemetry.trace(`unexpected error in ${where}`);
  };
  const identity = createIdentity((error) => report(error, 'identity'));
  const api = createApi(config, {
    accessToken: identity.auth.accessToken,
    onFailure: (failure) => failures.put(failure),
    onBug: (error, endpoint) => report(error, `api.${endpoint}`),
    onDropped: (call, count) => telemetry.event('items-dropped', { call, count: String(count) }),
  });
  const deps: SagaDeps = {
    config,
    api,
    auth: identity.auth,
    browser,
    vault: createCredentialVault(),
    memory: createSessionMemory(),
    telemetry,
    navigator: { go: (path, options) => void router.navigate(path, options) },
    failures,
    loggedErrors,
    report,
    now: Date.now,
  };
  const { store, stop: stopSagas } = createStore(deps);
  const router = createRouter(createRoutes({ config, identity, report }));
  const ends = [
    watchErrors((text) => loggedErrors.put(text)),
    connectRouter(router, store),
    stopSagas,
    () => router.dispose(),
  ];

  const element: ReactElement = (
    <StrictMode>
      <GlobalStyle />
      <Provider store={store}>
        <VaultContext value={deps.vault}>
          <RouterProvider router={router} />
        </VaultContext>
      </Provider>
    </StrictMode>
  );
  return { element, store, router, stop: () => ends.forEach((end) => end()) };
}
