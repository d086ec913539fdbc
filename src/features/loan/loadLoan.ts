import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  loanDataFailed,
  loanDataReceived,
  loanDataRequested,
  loanHeaderFailed,
  loanHeaderReceived,
  loanHeaderRequested,
  selectIsLoanDataReady,
} from './loanSlice';

/** Reads the loan header; also after every override, which may have moved the lock. */
export function* loadLoanHeader({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* put(loanHeaderRequested());
  try {
    yield* put(loanHeaderReceived(yield* callApi(api.loans.header, { loanId })));
  } catch (caught) {
    yield* put(loanHeaderFailed(failureOf(caught)));
  }
}

function* loadLoanData({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* put(loanDataRequested());
  try {
    yield* put(loanDataReceived(yield* callApi(api.loans.data, { loanId })));
  } catch (caught) {
    yield* put(loanDataFailed(failureOf(caught)));
  }
}

/** Header and data, side by side. */
export function* loadLoan(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* all([call(loadLoanHeader, deps, loanId), call(loadLoanData, deps, loanId)]);
}

/**
 * Reads the data again, since the origination system may have changed them. It does so in silence: what was known stands until the
 * answer is there, and when none comes.
 */
export function* rereadLoanData({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  if (!(yield* select(selectIsLoanDataReady))) return;
  try {
    yield* put(loanDataReceived(yield* callApi(api.loans.data, { loanId })));
  } catch {
    // The session judges the failure; the data are read again the next time anyway.
  }
}

/** After a run, which may have moved the lock and the stage, and was made from data that may be newer than those in hand. */
export function* rereadLoan(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* all([call(loadLoanHeader, deps, loanId), call(rereadLoanData, deps, loanId)]);
}
