import type { DataRouter } from 'react-router-dom';
import type { RouteHistory } from '@/services/routeHistory';

/** Adapts the router to route tracking. Only a change of the path counts as a new screen, not a filter in the query. */
export const routeHistory = (router: DataRouter): RouteHistory => ({
  get location() {
    return { pathname: router.state.location.pathname };
  },
  listen(listener) {
    let { pathname } = router.state.location;
    return router.subscribe(({ navigation, location }) => {
      if (navigation.state !== 'idle' || location.pathname === pathname) return;
      pathname = location.pathname;
      listener({ location: { pathname } });
    });
  },
});
