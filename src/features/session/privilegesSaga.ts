import { callApi } from '@/lib/saga/callApi';
import { read } from '@/lib/saga/read';
import type { LoanDeps } from '@/services/sagaDeps';
import { privilegesFailed, privilegesReceived, privilegesRequested } from './sessionSlice';

/**
 * Loads the user's privileges on the loan.
 *
 * @source Specification §6: "Privileges are fetched per loan"
 * @source Specification §7: "GET /common/privileges/v1/loans/{id}/multi-aus"
 */
export function* loadPrivileges(deps: LoanDeps) {
  return yield* read(deps, 'privileges', () => callApi(deps.api.access.privileges, { loanId: deps.loanId }), {
    requested: privilegesRequested,
    received: privilegesReceived,
    failed: privilegesFailed,
  });
}
