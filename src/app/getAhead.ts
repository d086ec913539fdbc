import type { AuthService, SignInState } from '@/services/auth';
import type { World } from './createWorld';
import { placeAt } from './placeAt';

/**
 * Begins what the address will ask for first, while the code of its screen is still on the way: the loan's own reads, or, for
 * somebody who is not signed in, the way to the identity provider. The app asks for the same and takes over what has begun.
 */
export function getAhead(
  { identity: { auth }, calls: { api }, headStart: { begin } }: World,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const { kind, href, loanId, wantsFirstRoute } = placeAt(address);
  const isSignedIn = isSignedInNow(auth);
  if (kind === 'guarded' && !isSignedIn) void auth.signIn(href).catch(() => undefined);
  if (loanId === null || !isSignedIn) return;
  begin(api.access.privileges, { loanId });
  begin(api.loans.header, { loanId });
  begin(api.loans.data, { loanId });
  if (wantsFirstRoute) begin(api.history.entries, { loanId });
  else begin(api.history.list, { loanId });
}

/** The state is told at once, and on every change, which is not waited for here. */
function isSignedInNow(auth: AuthService): boolean {
  const told: SignInState[] = [];
  auth.watch((state) => void told.push(state))();
  return told.includes('signedIn');
}
