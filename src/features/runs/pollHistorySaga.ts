import { buffers } from 'redux-saga';
import { actionChannel, call, delay, flush, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { LONG_RUN_MS } from '@/config/constants';
import { isLookedFor } from '@/features/runs/rules/historyRead';
import { isProcessing } from '@/features/runs/rules/historyItem';
import { endsPolling, pollDelay, startsRun } from '@/features/runs/rules/runProgress';
import {
  historyWanted,
  isHistoryWanted,
  longRunReached,
  runSettled,
  selectAnnouncement,
  selectAwaited,
  selectFinished,
  selectHistory,
  selectHistoryItems,
  selectIsRunFollowed,
  selectIsRunLong,
  selectPollFailures,
} from './historySlice';
import type { Failure } from '@/lib/failure';
import { guarded } from '@/lib/saga';
import { read } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';

/** Polls the loan's requests while a screen is open. Only one poller runs at a time. */
export const pollHistorySaga = guarded('history.poll', pollHistory);

/**
 * Loads the history at once, then 5 s after each response while a run is in progress or an order is not listed yet.
 * Only one read is in flight at a time. Failed reads are retried with growing delays, whatever the failure. Ten minutes
 * after the last run began, asks the user whether to go on; a change of screen is an answer. Otherwise waits until the
 * user asks for the history, returns to the tab or is online again.
 */
export function* pollHistory(deps: LoanDeps): SagaGenerator<void> {
  const returns = yield* call(deps.page.returnEvents);
  if (yield* select(selectIsRunLong)) yield* put(historyWanted());
  // An action during a read wants newer data than that read returns, so keep it for the next read.
  const asks = yield* actionChannel(isHistoryWanted, buffers.sliding(1));
  /** Since when the newest run is Processing, in milliseconds of the monotonic clock; null while nothing runs. */
  let runsSince: number | null = null;
  let isReturn = false;
  try {
    for (;;) {
      yield* flush(asks);
      yield* flush(returns);
      const before = yield* select(selectHistoryItems);
      const failure = yield* call(readHistory, deps, isReturn);
      // A successful read also answers a wake-up that occurred during it; a failed read doesn't.
      if (failure === undefined) yield* flush(returns);
      if (failure !== undefined && endsPolling(failure)) return;
      const items = yield* select(selectHistoryItems);
      if (!items.some(isProcessing)) runsSince = null;
      else if (runsSince === null || startsRun(before, items)) runsSince = performance.now();
      const isLong = runsSince !== null && performance.now() - runsSince >= LONG_RUN_MS;
      const isFollowed = yield* select(selectIsRunFollowed);
      const followsRun = isFollowed && !isLong;
      const pause = yield* call(pauseAfter, deps, failure, followsRun);
      if (isLong && !(yield* select(selectIsRunLong))) yield* put(longRunReached());
      const { asked, back } = yield* race({
        asked: take(asks),
        back: take(returns),
        ...(pause === null ? {} : { turn: delay(pause) }),
      });
      if (asked !== undefined) runsSince = null;
      if (back !== undefined) isReturn = true;
      else if (asked !== undefined || failure === undefined || followsRun) isReturn = false;
    }
  } finally {
    asks.close();
    returns.close();
  }
}

function* readHistory(deps: LoanDeps, isReturn: boolean): SagaGenerator<Failure | undefined> {
  const said = yield* select(selectAnnouncement);
  const before = yield* select(selectFinished);
  // The specification doesn't ask for a read when the user returns.
  yield* read(deps, [{ name: 'historySection' }], { isAddition: isReturn });
  const { status, failure } = yield* select(selectHistory);
  if (status === 'failed') return failure;
  const news = yield* select(selectAnnouncement);
  if (news !== said) deps.announce(news);
  const finished = yield* select(selectFinished);
  if (finished !== before && finished.length > 0) yield* put(runSettled());
  return undefined;
}

/** Returns milliseconds, or null to wait for the user. */
function* pauseAfter(
  { now }: LoanDeps,
  failure: Failure | undefined,
  followsRun: boolean,
): SagaGenerator<number | null> {
  if (failure !== undefined) {
    const { retryAt = 0 } = failure;
    return pollDelay(yield* select(selectPollFailures), retryAt - now());
  }
  return followsRun || isLookedFor(yield* select(selectAwaited)) ? pollDelay(0) : null;
}
