import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';

/** Sends the calls with which each screen of a loan begins. The app takes over their responses when it makes the same. */
export function sendFirstCalls(
  { deps: { api, auth }, startEarly }: Environment,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const { loanId, wantsFirstRoute } = placeAt(address);
  if (loanId === null || !auth.hasToken()) return;
  startEarly(api.access.privileges, { loanId });
  startEarly(api.loans.header, { loanId });
  startEarly(api.loans.data, { loanId });
  if (wantsFirstRoute) startEarly(api.history.entries, { loanId });
  else startEarly(api.history.poll, { loanId });
}
