import { put, type SagaGenerator, take } from 'typed-redux-saga';
import { clocksFor, orderJournal } from '@/features/request/protocol/orderJournal';
import { isLost, isRecent } from '@/features/request/protocol/rules/orderAttempt';
import { requestsSeen } from '@/features/request/state/requestScreenSlice';
import { isAnswerOf } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';

/**
 * Stores the ids of the requests that existed when the screen opened: a new order must not repeat later ones. If an
 * order's response was lost, uses the ids stored with that order.
 */
export function* noteRequestsSeen(deps: LoanDeps): SagaGenerator<void> {
  // An older one would make all requests since then look new.
  const lost = orderJournal(deps)
    .read()
    .attempts.filter((attempt) => isLost(attempt) && isRecent(attempt, clocksFor(deps, attempt)));
  let ids = lost.map(({ knownRequestIds }) => knownRequestIds).find((known) => known !== null);
  while (ids === undefined) {
    const action = yield* take(isAnswerOf('historySection'));
    ids = action.payload.answer?.map(({ requestId }) => requestId);
  }
  yield* put(requestsSeen(ids));
}
