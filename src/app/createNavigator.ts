import { createPath, type DataRouter } from 'react-router-dom';
import type { Navigator } from '@/services/sagaDeps';

/**
 * Navigates through the router. `replace` waits for a pending navigation first: an interrupted navigation adds no
 * history entry, so `replace` would drop the previous screen. If another navigation wins, `replace` does nothing.
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
