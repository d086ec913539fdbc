import { type ReactElement, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, createPath, type DataRouter, RouterProvider } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import { loanOpened, selectLoanId } from '@/features/loan/loanSlice';
import { placeChanged, selectPath, selectPlace, visibilityChanged } from '@/features/navigation/navigationSlice';
import { deploymentRead } from '@/features/preferences/deploymentSlice';
import { selectSignIn } from '@/features/session/sessionSlice';
import { watchHidden } from '@/browser/page';
import { isMissingCode } from '@/lib/missingCode';
import { pause } from '@/lib/pause';
import { referenceOf } from '@/lib/reference';
import type { RootState } from '@/lib/rootState';
import { watchErrors } from '@/telemetry/createTelemetry';
import type { Message, SagaDeps } from '@/sagaDeps';
import { VaultContext } from '@/features/request/protocol/credentialVault';
import { announce } from '@/ui/announce';
import { BrandContext } from '@/ui/brandContext';
import { FailureLog } from '@/ui/failureLog';
import { ignoreRepeatedPresses } from '@/ui/press';
import { loadLazyComponents } from '@/ui/lazyComponent';
import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';
import { createRoutes } from './routes';
import { type AppStore, createStore } from './store';

export function createApp(environment: Environment, createRouter = createBrowserRouter) {
  const deps: SagaDeps = {
    ...environment.deps,
    navigator: { go: (path, options) => void navigate(router, path, options) },
    notify: (message) => notify({ screen: selectPath(store.getState()), ...message }),
    announce,
    report: (error, where, shown) => {
      const reference = shown ?? referenceOf(error);
      environment.deps.report(error, where, reference);
      if (shown === undefined) deps.notify({ text: appTexts.pageFailed(reference), tone: 'error' });
    },
  };
  const wasHidden = watchHidden();
  const { config, loggedErrors, report, telemetry, vault } = deps;
  const { store, stop: stopSagas } = createStore(deps);
  store.dispatch(deploymentRead(config));
  const { TOP_NAV: topNav, LEFT_NAV: leftNav, FOOTER: footer } = config.NAV_VISIBILITY;
  store.dispatch(visibilityChanged({ topNav, leftNav, footer }));
  const onRefused = (what: string): void => telemetry.event('address-refused', { what });
  const router = createRouter(
    createRoutes({ identity: environment.identity, loadArea: environment.loadArea, onRefused }),
  );
  const ends = [
    connectRouter(router, store, environment.endEarly),
    ignoreRepeatedPresses(),
    // After the router's place is known: the notice of an early error belongs to the first screen.
    watchErrors(
      (text) => loggedErrors.put(text),
      (error, isOurs) => report(error, 'uncaught', isOurs ? undefined : referenceOf(error)),
    ),
    onMissingCode((error) => telemetry.event('code-missing', { script: error.message, reference: referenceOf(error) })),
    environment.endEarly,
    stopSagas,
    deps.orderNews.close,
    deps.lasting.storeWhatIsLost(),
    () => router.dispose(),
  ];
  void firstScreenReady(router, store, environment).then(() => {
    environment.endEarly();
    environment.resolveFirstScreen(router);
    if (!wasHidden()) telemetry.metric('time-to-usable-screen', performance.now());
    loadLazyComponents();
  });

  const element: ReactElement = (
    <StrictMode>
      <Provider store={store}>
        <VaultContext value={vault}>
          <FailureLog value={report}>
            <BrandContext value={config.BRAND}>
              {/* As transitions, React would render each navigation in slices, with a layout between them. */}
              <RouterProvider router={router} useTransitions={false} />
            </BrandContext>
          </FailureLog>
        </VaultContext>
      </Provider>
    </StrictMode>
  );
  return {
    element,
    store,
    router,
    isSigningIn: () => isSigningIn(store.getState()),
    readyToRender: (answered: Promise<unknown>) => readyToRender(router, store, answered),
    stop: () => ends.forEach((end) => end()),
  };
}

/**
 * `replace` waits for a pending navigation first: an interrupted navigation adds no history entry, so `replace` would
 * drop the previous screen. If another navigation wins, `replace` does nothing.
 */
async function navigate(router: DataRouter, path: string, { replace = false }: { replace?: boolean } = {}) {
  const { location } = router.state.navigation;
  if (replace && location !== undefined) {
    await until(() => router.state.navigation.state === 'idle', router);
    if (createPath(router.state.location) !== createPath(location)) return;
  }
  await router.navigate(path, { replace });
}

export const until = (holds: () => boolean, ...sources: Pick<AppStore, 'subscribe'>[]): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      stops.forEach((stop) => stop());
      resolve();
    };
    const stops = sources.map((source) => source.subscribe(look));
    look();
  });

/** Reports the place as a navigation starts: data and code load in parallel. `leave` runs when it leaves the loan. */
function connectRouter(router: DataRouter, store: AppStore, leave: () => void): () => void {
  const reportPlace = (): void => {
    const place = placeAt(router.state.navigation.location ?? router.state.location);
    const before = selectPlace(store.getState());
    if (place.href === before?.href) return;
    if (place.loanId !== before?.loanId && before !== null) leave();
    if (place.loanId !== null && place.loanId !== selectLoanId(store.getState())) {
      store.dispatch(loanOpened(place.loanId));
    }
    store.dispatch(placeChanged(place));
  };
  reportPlace();
  return router.subscribe(reportPlace);
}

/**
 * Passes on the error of each script that failed to load, whose message names it. Vite also reports errors of scripts
 * that did load. Returns a function that stops this.
 */
function onMissingCode(listener: (error: Error) => void): () => void {
  const listen = ({ payload }: VitePreloadErrorEvent): void => {
    if (isMissingCode(payload)) listener(payload);
  };
  window.addEventListener('vite:preloadError', listen);
  return () => window.removeEventListener('vite:preloadError', listen);
}

/** Loads the notifications on first use, because the first screen needs none. They are announced even if that fails. */
function notify(message: Message): void {
  import('@/ui/notify').then(
    (notifications) => notifications.notify(message),
    () => announce(message.text),
  );
}

/** Milliseconds to wait for the first responses. Without them, React first renders that they are loading. */
const PATIENCE_MS = 100;

/** Waits until React can render the first screen in one go, and while the tab leaves for the identity provider. */
async function readyToRender(router: DataRouter, store: AppStore, answered: Promise<unknown>): Promise<void> {
  await until(() => router.state.initialized && !isLeaving(store.getState()), router, store);
  // The responses reach the store before the next task.
  await Promise.race([answered.then(() => pause()), pause(PATIENCE_MS)]);
}

/** Milliseconds to wait for pending calls before the first screen counts as ready. */
const MAX_WAIT_MS = 10_000;

/** Resolves when the first screen is ready: its code is loaded, its calls are answered, and the browser is idle. */
async function firstScreenReady(router: DataRouter, store: AppStore, { deps, idle }: Environment): Promise<void> {
  const isOpen = () =>
    router.state.initialized && router.state.navigation.state === 'idle' && !isSigningIn(store.getState());
  await until(isOpen, router, store);
  await deps.firstFrame;
  await idle();
  await new Promise<void>((resolve) => {
    const overdue = setTimeout(resolve, MAX_WAIT_MS);
    // A timer must not outlive the app.
    void deps.noCalls().then(() => {
      clearTimeout(overdue);
      resolve();
    });
  });
  await idle();
}

/** Neither the redirect to the identity provider nor the return page is a screen. */
const isSigningIn = (state: RootState): boolean => selectPlace(state)?.kind === 'return' || isLeaving(state);

function isLeaving(state: RootState): boolean {
  const signIn = selectSignIn(state);
  return selectPlace(state)?.kind === 'guarded' && (signIn === 'unknown' || signIn === 'signedOut');
}
