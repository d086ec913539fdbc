import type { AuthService, SignInState } from '@/services/auth';
import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';

/**
 * Starts the address's first requests while the code of its screen loads: the loan's data or, for a signed-out user,
 * the redirect to the identity provider. The app reuses these requests when it makes the same calls.
 */
export function sendFirstCalls(
  { identity: { auth }, calls: { api }, earlyReads: { start } }: Environment,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const { kind, href, loanId, wantsFirstRoute } = placeAt(address);
  const isSignedIn = isSignedInNow(auth);
  if (kind === 'guarded' && !isSignedIn) void auth.signIn(href).catch(() => undefined);
  if (loanId === null || !isSignedIn) return;
  start(api.access.privileges, { loanId });
  start(api.loans.header, { loanId });
  start(api.loans.data, { loanId });
  if (wantsFirstRoute) start(api.history.entries, { loanId });
  else start(api.history.poll, { loanId });
}

/** Reads the current state: `watch` reports it at once, and the listener is removed immediately. */
function isSignedInNow(auth: AuthService): boolean {
  const states: SignInState[] = [];
  auth.watch((state) => void states.push(state))();
  return states.includes('signedIn');
}
