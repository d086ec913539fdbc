import type { DataRouter } from 'react-router-dom';
import { selectPlace } from '@/features/navigation/navigationSlice';
import { selectSignIn } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import type { Environment } from './createEnvironment';
import type { AppStore } from './store';

/** Milliseconds to wait for pending calls before the first screen counts as ready. */
const MAX_WAIT_MS = 10_000;

/** Resolves when the first screen is ready: its code is loaded, its calls are answered, and the browser is idle. */
export async function firstScreenReady(
  router: DataRouter,
  store: AppStore,
  { calls, idle }: Environment,
): Promise<void> {
  await screenIsOpen(router, store);
  await idle();
  await withTimeout(calls.none());
  await idle();
}

const withTimeout = (answered: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    void answered.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

const screenIsOpen = (router: DataRouter, store: AppStore): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { initialized, navigation } = router.state;
      if (!initialized || navigation.state !== 'idle' || isSigningIn(store.getState())) return;
      stops.forEach((stop) => stop());
      resolve();
    };
    const stops = [router.subscribe(look), store.subscribe(look)];
    look();
  });

/** Neither the redirect to the identity provider nor the return page is a screen. */
function isSigningIn(state: RootState): boolean {
  const kind = selectPlace(state)?.kind;
  const signIn = selectSignIn(state);
  return kind === 'return' || (kind === 'guarded' && (signIn === 'unknown' || signIn === 'signedOut'));
}
