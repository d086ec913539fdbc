import type { DataRouter } from 'react-router-dom';
import { loanOpened, selectLoanId } from '@/features/loan/loanSlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import { placeAt } from './placeAt';
import type { AppStore } from './store';

/**
 * Tells the store where the reader is going, as soon as the way is taken: data loads while the screen's code still does.
 * The result stops it.
 */
export function connectRouter(router: DataRouter, store: AppStore): () => void {
  const tell = (): void => {
    const place = placeAt(router.state.navigation.location ?? router.state.location);
    if (place.href === selectPlace(store.getState())?.href) return;
    if (place.loanId !== null && place.loanId !== selectLoanId(store.getState())) {
      store.dispatch(loanOpened(place.loanId));
    }
    store.dispatch(placeChanged(place));
  };
  tell();
  return router.subscribe(tell);
}
