import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, cancel, delay, flush, fork, put, race, select, take } from 'typed-redux-saga';
import { isLookedFor } from '@/domain/history/awaitedRequests';
import { endsPolling, isLasting, pollDelay } from '@/domain/history/pollDelay';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf, type Failure } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import { wakeUps } from '@/services/wakeUps';
import {
  historyFailed,
  historyReceived,
  historyRequested,
  historyWanted,
  runSettled,
  selectAwaited,
  selectPollFailures,
  selectVerdict,
} from './historySlice';

/** How long a read may take before it is called one. */
const SLOW_READ_MS = 300;

/**
 * Reads the history at once, then again 5 s after each answer while a run is under way or an order is not listed yet, never twice at
 * a time. A failed read is tried again, ever less often. When nothing runs it waits until somebody asks, comes back to the tab, or
 * is online again.
 *
 * @source Specification §4, "Polling"
 */
export function* pollHistory(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const returns = yield* call(wakeUps);
  // What is asked for while a read is under way wants to be newer than that read.
  const asks = yield* actionChannel(historyWanted, buffers.sliding(1));
  try {
    for (;;) {
      yield* flush(asks);
      yield* flush(returns);
      const failure = yield* call(readHistory, deps, loanId);
      // Who came back while it was under way has its answer; over a connection that was lost there is none.
      if (failure === undefined) yield* flush(returns);
      if (failure !== undefined && endsPolling(failure)) return;
      const pause = yield* call(pauseAfter, failure);
      yield* race({
        asked: take(asks),
        back: take(returns),
        ...(pause === null ? {} : { turn: delay(pause) }),
      });
    }
  } finally {
    asks.close();
    returns.close();
  }
}

function* readHistory({ api, now }: SagaDeps, loanId: LoanId): SagaGenerator<Failure | undefined> {
  const patience = yield* fork(tellOfSlowRead);
  try {
    yield* put(historyReceived(yield* callApi(api.history.list, { loanId }), now()));
  } catch (caught) {
    const failure = failureOf(caught);
    yield* put(historyFailed(failure));
    return failure;
  } finally {
    yield* cancel(patience);
  }
  const verdict = yield* select(selectVerdict);
  if (verdict === 'settled' || verdict === 'failed') yield* put(runSettled());
  return undefined;
}

/** Quick answers are not announced: every poll would be drawn twice more, to flash. */
function* tellOfSlowRead(): SagaGenerator<void> {
  yield* delay(SLOW_READ_MS);
  yield* put(historyRequested());
}

/** Milliseconds; null waits for somebody. */
function* pauseAfter(failure: Failure | undefined): SagaGenerator<number | null> {
  if (failure !== undefined) return isLasting(failure) ? null : pollDelay(yield* select(selectPollFailures));
  const goesOn = (yield* select(selectVerdict)) === 'goOn' || isLookedFor(yield* select(selectAwaited));
  return goesOn ? pollDelay(0) : null;
}
