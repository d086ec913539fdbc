import type { DataRouter } from 'react-router-dom';
import { selectPlace } from '@/features/navigation/navigationSlice';
import { selectSignIn } from '@/features/session/sessionSlice';
import type { World } from './createWorld';
import type { RootState } from './rootReducer';
import type { AppStore } from './store';

/** Milliseconds after which a call that is still not answered is no reason to wait. */
const PATIENCE_MS = 10_000;

/** Settled when the first screen stands: its code is there, its calls are answered, and the browser rests. */
export async function firstScreenStands(router: DataRouter, store: AppStore, { calls, rest }: World): Promise<void> {
  await screenIsOpen(router, store);
  await rest();
  await withPatience(calls.none());
  await rest();
}

const withPatience = (answered: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
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

/** Neither the way to the provider nor the return point is a screen. */
function isSigningIn(state: RootState): boolean {
  const kind = selectPlace(state)?.kind;
  const signIn = selectSignIn(state);
  return kind === 'return' || (kind === 'guarded' && (signIn === 'unknown' || signIn === 'signedOut'));
}
