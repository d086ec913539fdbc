import { all, call, type SagaGenerator, select } from 'typed-redux-saga';
import { guarded } from '@/lib/saga';
import { read } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';
import { selectIsLoanDataReady } from './loanSlice';

/** The origination system may have changed it. The old data stays while the call is in flight and if it fails. */
export const rereadLoanData = guarded('loan.reread', function* (deps: LoanDeps) {
  if (yield* select(selectIsLoanDataReady)) yield* read(deps, [{ name: 'loanData' }], { isQuiet: true });
});

/** Reloads the loan after a run, which can change the lock and the stage, and may have used newer data. */
export function* rereadLoan(deps: LoanDeps): SagaGenerator<void> {
  yield* all([read(deps, [{ name: 'loanHeaderData' }]), call(rereadLoanData, deps)]);
}
