import { paths } from '@/config/paths';
import { readLoanPath } from '@/domain/shell/loanPath';
import type { Place } from '@/features/navigation/navigationSlice';

export function placeAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
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
  // As the router matches it: in any case, and with a slash at its end.
  if (pathname.replace(/\/+$/, '').toLowerCase() === paths.callback.path) return 'return';
  return isLoan || pathname === paths.root.path ? 'guarded' : 'open';
}
