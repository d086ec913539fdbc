import type { SagaGenerator } from 'typed-redux-saga';
import { call, take } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { rereadLoanData } from '@/features/loan/loadLoan';
import type { SagaDeps } from '@/services/sagaDeps';
import { wakeUps } from '@/services/wakeUps';

/** Whoever comes back may have changed the loan meanwhile. One read at a time, and one more for all who come while it is under way. */
export function* rereadOnReturn(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const returns = yield* call(wakeUps);
  try {
    for (;;) {
      yield* take(returns);
      yield* call(rereadLoanData, deps, loanId);
    }
  } finally {
    returns.close();
  }
}
