import type { DataRouter, Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { readLoanPath } from '@/domain/shell/loanPath';
import { loanOpened, selectLoanId } from '@/features/loan/loanSlice';
import { placeChanged, selectPlace, type Place } from '@/features/navigation/navigationSlice';
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

function placeAt({ pathname, search, hash }: Location): Place {
  const loanPath = readLoanPath(pathname);
  return {
    href: pathname + search + hash,
    kind: kindOf(pathname, loanPath !== undefined),
    loanId: loanPath?.loanId ?? null,
    area: loanPath?.area ?? null,
    wantsFirstRoute: loanPath !== undefined && new URLSearchParams(search).get('navigate') === 'true',
  };
}

function kindOf(pathname: string, isLoan: boolean): Place['kind'] {
  if (pathname === paths.callback.path) return 'return';
  return isLoan || pathname === paths.root.path ? 'guarded' : 'open';
}
