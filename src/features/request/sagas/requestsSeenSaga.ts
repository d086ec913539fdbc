import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { clocksNow, orderJournal } from '@/features/request/protocol/orderJournal';
import { isLost, isRecent } from '@/features/request/protocol/rules/orderAttempt';
import { requestsSeen } from '@/features/request/state/requestScreenSlice';
import { selectHistoryItems } from '@/features/runs/historySlice';
import { isAnswerOf } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';

/**
 * Stores the ids of the requests that existed when the screen opened: a new order must not repeat later ones. If an
 * order's response was lost, uses the ids stored with that order.
 */
export function* noteRequestsSeen(deps: LoanDeps): SagaGenerator<void> {
  // An older one would make all requests since then look new.
  const clocksOf = clocksNow(deps);
  const lost = orderJournal(deps)
    .read()
    .attempts.filter((attempt) => isLost(attempt) && isRecent(attempt, clocksOf(attempt)));
  let ids = lost.map(({ knownRequestIds }) => knownRequestIds).find((known) => known !== null);
  while (ids === undefined) {
    const action = yield* take(isAnswerOf('historySection'));
    // Not those of the answer: one that is empty doesn't end what is known.
    if (action.payload.answer !== undefined)
      ids = (yield* select(selectHistoryItems)).map(({ requestId }) => requestId);
  }
  yield* put(requestsSeen(ids));
}
