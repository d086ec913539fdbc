import type { SagaGenerator } from 'typed-redux-saga';
import { put } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import { privilegesFailed, privilegesReceived, privilegesRequested } from './sessionSlice';

/** Reads what the user may see and do on the loan. */
export function* loadPrivileges({ api }: SagaDeps, loanId: LoanId): SagaGenerator<'answered' | 'failed'> {
  yield* put(privilegesRequested());
  try {
    yield* put(privilegesReceived(yield* callApi(api.access.privileges, { loanId })));
    return 'answered';
  } catch (caught) {
    yield* put(privilegesFailed(failureOf(caught)));
    return 'failed';
  }
}
