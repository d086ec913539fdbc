import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { callOptional, callApi, guarded, read, supersede } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import {
  loanDataFailed,
  loanDataReceived,
  loanDataRequested,
  loanHeaderFailed,
  loanHeaderReceived,
  loanHeaderRequested,
  selectIsLoanDataReady,
} from './loanSlice';

/** Loads the loan header. Also runs after every override, which can change the lock. */
export function* loadLoanHeader(deps: LoanDeps): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, 'loanHeader', () => callApi(api.loans.header, { loanId }), {
    requested: loanHeaderRequested,
    received: loanHeaderReceived,
    failed: loanHeaderFailed,
  });
}

function* loadLoanData(deps: LoanDeps): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, 'loanData', () => callApi(api.loans.data, { loanId }), {
    requested: loanDataRequested,
    received: loanDataReceived,
    failed: loanDataFailed,
  });
}

/** Loads the header and the data in parallel. */
export function* loadLoan(deps: LoanDeps): SagaGenerator<void> {
  yield* all([call(loadLoanHeader, deps), call(loadLoanData, deps)]);
}

/** The origination system may have changed it. The old data stays while the call is in flight and if it fails. */
export const rereadLoanData = guarded('loan.reread', function* (deps: LoanDeps) {
  const { api, loanId } = deps;
  if (!(yield* select(selectIsLoanDataReady))) return;
  const isLatest = supersede(deps, 'loanData');
  const data = yield* callOptional(api.loans.data, { loanId });
  if (data !== undefined && isLatest()) yield* put(loanDataReceived(data));
});

/** Reloads the loan after a run, which can change the lock and the stage, and may have used newer data. */
export function* rereadLoan(deps: LoanDeps): SagaGenerator<void> {
  yield* all([call(loadLoanHeader, deps), call(rereadLoanData, deps)]);
}
