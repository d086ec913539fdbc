import type { DataRouter } from 'react-router-dom';
import { loanOpened, selectLoanId } from '@/features/loan/loanSlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import { placeAt } from './placeAt';
import type { AppStore } from './store';

/**
 * Passes the router's location to the store when a navigation starts, so that data and code load in parallel. Returns
 * the unsubscribe function.
 *
 * @source Specification §2: "guard: sign-in check", "on success loanId is kept in shared state"
 * @source Specification §2: "The app root reads the query parameter navigate"
 */
export function connectRouter(router: DataRouter, store: AppStore): () => void {
  const reportPlace = (): void => {
    const place = placeAt(router.state.navigation.location ?? router.state.location);
    if (place.href === selectPlace(store.getState())?.href) return;
    if (place.loanId !== null && place.loanId !== selectLoanId(store.getState())) {
      store.dispatch(loanOpened(place.loanId));
    }
    store.dispatch(placeChanged(place));
  };
  reportPlace();
  return router.subscribe(reportPlace);
}
