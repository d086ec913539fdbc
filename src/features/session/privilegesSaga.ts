import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan';
import type { Privileges } from '@/domain/privileges';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import { privilegesFailed, privilegesReceived, privilegesRequested } from './sessionSlice';

/** Reads what the user may see and do on the loan; undefined when the service did not say. */
export function* loadPrivileges({ api }: SagaDeps, loanId: LoanId): SagaGenerator<Privileges | undefined> {
  yield* put(privilegesRequested());
  try {
    const privileges = yield* callApi(api.access.privileges, { loanId });
    yield* put(privilegesReceived(privileges));
    return privileges;
  } catch (caught) {
    yield* put(privilegesFailed(failureOf(caught)));
    return undefined;
  }
}
