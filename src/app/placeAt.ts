import { canonicalPath, paths } from '@/config/paths';
import { readLoanPath } from '@/config/loanPath';
import type { Place } from '@/features/navigation/navigationSlice';

export function placeAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
  const loanPath = readLoanPath(pathname);
  return {
    href: canonicalPath(pathname) + search + hash,
    kind: kindOf(pathname, loanPath !== undefined),
    loanId: loanPath?.loanId ?? null,
    area: loanPath?.area ?? null,
    wantsFirstRoute: loanPath !== undefined && new URLSearchParams(search).get('navigate') === 'true',
  };
}

function kindOf(pathname: string, isLoan: boolean): Place['kind'] {
  const path = canonicalPath(pathname);
  // As the router matches it: with slashes at its end.
  if (path.replace(/\/+$/, '') === paths.callback.path) return 'return';
  return isLoan || path === paths.root.path ? 'guarded' : 'open';
}
