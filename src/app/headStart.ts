import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';

/**
 * Sends the calls with which each screen of a loan begins. The app takes over their responses when it makes the same.
 * Resolves when all are answered.
 */
export function sendFirstCalls(
  { deps: { api, auth }, startEarly }: Environment,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<unknown> {
  const { loanId, wantsFirstRoute } = placeAt(address);
  if (loanId === null || !auth.hasToken()) return Promise.resolve();
  return Promise.allSettled([
    startEarly(api.access.privileges, { loanId }),
    startEarly(api.loans.header, { loanId }),
    startEarly(api.loans.data, { loanId }),
    wantsFirstRoute ? startEarly(api.history.entries, { loanId }) : startEarly(api.history.poll, { loanId }),
  ]);
}
