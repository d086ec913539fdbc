import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put } from 'typed-redux-saga';
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
} from './loanSlice';

/** Reads the loan header; also after every run, which may have moved the lock or the stage. */
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
