import type { DataRouter } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { World } from './createWorld';

/** Milliseconds after which a call that is still not answered is no reason to wait. */
const PATIENCE_MS = 10_000;

/** Settled when the first screen stands: its code is there, its calls are answered, and the browser rests. */
export async function firstScreenStands(router: DataRouter, { calls, rest }: World): Promise<void> {
  await screenIsOpen(router);
  await rest();
  await Promise.race([calls.none(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await rest();
}

/** The return point of sign-in is no screen, but on the way to one. */
const screenIsOpen = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized, navigation, location }: DataRouter['state']): void => {
      if (!initialized || navigation.state !== 'idle' || location.pathname === paths.callback.path) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });
