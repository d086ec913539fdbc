import { matchPath, type DataRouter } from 'react-router-dom';
import { isArea } from '@/config/paths';
import { parseLoanId } from '@/domain/loan';
import { loanOpened, selectLoanId } from '@/features/loan/loanSlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import type { AppStore } from './store';

/**
 * Tells the store where the reader is going, as soon as the way is taken: data loads while the screen's code still does.
 * The result stops it.
 */
export function connectRouter(router: DataRouter, store: AppStore): () => void {
  const tell = (): void => {
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    const href = pathname + search + hash;
    if (href === selectPlace(store.getState())?.href) return;
    const match = matchPath('/:loanId/:area?', pathname);
    const loanId = parseLoanId(match?.params.loanId);
    if (loanId !== undefined && loanId !== selectLoanId(store.getState())) store.dispatch(loanOpened(loanId));
    const area = loanId !== undefined && isArea(match?.params.area) ? match?.params.area : null;
    const wantsFirstRoute = loanId !== undefined && new URLSearchParams(search).get('navigate') === 'true';
    store.dispatch(placeChanged({ pathname, href, area, wantsFirstRoute }));
  };
  tell();
  return router.subscribe(tell);
}
