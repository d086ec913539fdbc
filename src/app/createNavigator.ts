import { createPath, type DataRouter } from 'react-router-dom';
import type { Navigator } from '@/services/sagaDeps';

/**
 * Moves through the router. A place that is replaced while its code is still being fetched has to be reached first: a way cut short
 * makes no entry of its own, and the screen before it would be the one replaced. Whoever goes elsewhere meanwhile stays there.
 */
export const createNavigator = (router: () => DataRouter): Navigator => ({
  go: (path, options) => void (options?.replace === true ? replace(router(), path) : router().navigate(path, options)),
});

async function replace(router: DataRouter, path: string): Promise<void> {
  const { location } = router.state.navigation;
  if (location !== undefined) {
    await arrival(router);
    if (createPath(router.state.location) !== createPath(location)) return;
  }
  await router.navigate(path, { replace: true });
}

const arrival = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
