import { call, type SagaGenerator } from 'typed-redux-saga';
import type { LoanDeps } from '@/sagaDeps';

/**
 * Runs a saga while this window alone may order for the loan. Releases the lock however the saga ends, and also when it
 * is canceled while it waits for the lock.
 * @empty 'taken' when another window holds the lock and this one doesn't wait
 */
export const holdingLock = <Result>(deps: LoanDeps, how: 'now' | 'wait', work: () => SagaGenerator<Result>) =>
  call(holding<Result>, deps, how, work);

function* holding<Result>(
  { orderLock, loanId }: LoanDeps,
  how: 'now' | 'wait',
  work: () => SagaGenerator<Result>,
): SagaGenerator<Result | 'taken'> {
  const { isGranted, release } = orderLock.claim(loanId, how);
  try {
    return (yield* call(() => isGranted)) ? yield* call(work) : 'taken';
  } finally {
    release();
  }
}
