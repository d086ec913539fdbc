import type { Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancel, fork, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isProcessing } from '@/domain/history/historyItem';
import type { LoanId } from '@/domain/loan/loan';
import { historyReceived } from '@/features/history/historySlice';
import { reliefSaga } from '@/features/selection/reliefSaga';
import { loadAvailability, loadRecommendations, loadResults, loadSteps } from '@/features/selection/resultsSaga';
import { recommendationsRetried, resultsRetried } from '@/features/selection/selectionSlice';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { pollHistorySaga } from './pollHistorySaga';
import { selectCurrentStamp, selectRunInView, selectViewStamp } from './selectionRuns';

type Worker = (deps: SagaDeps, loanId: LoanId) => SagaGenerator<void>;
type Root = Parameters<typeof selectViewStamp>[0];
type StampOf = (state: Root) => string | undefined;

/** What the Selection screen loads and listens to; each part fails alone. */
export function* selectionAreaSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* fork(guarded('selection.relief', reliefSaga), deps, loanId);
  yield* takeEvery(resultsRetried, guarded('selection.retry', loadRunInView), deps, loanId);
  yield* takeLatest(recommendationsRetried, guarded('selection.retry', loadRecommendations), deps, loanId);
  yield* fork(onEachChange, selectViewStamp, guarded('selection.results', loadRunInView), deps, loanId);
  yield* fork(
    onEachChange,
    selectCurrentStamp,
    guarded('selection.recommendations', loadRecommendations),
    deps,
    loanId,
  );
  yield* fork(guarded('selection.availability', loadAvailability), deps, loanId);
  yield* takeLatest(historyReceived, guarded('selection.steps', followSteps), deps, loanId);
  yield* fork(pollHistorySaga, deps, loanId);
}

/** Starts the worker whenever a stamp changes, in place of the one that still runs for the stamp before. */
function* onEachChange(stampOf: StampOf, worker: Worker, deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  let seen: string | undefined;
  let task: Task | undefined;
  for (;;) {
    seen = yield* waitFor(otherThan(stampOf, seen));
    if (task !== undefined) yield* cancel(task);
    task = yield* fork(worker, deps, loanId);
  }
}

const otherThan =
  (stampOf: StampOf, seen: string | undefined) =>
  (state: Root): string | undefined => {
    const stamp = stampOf(state);
    return stamp === seen ? undefined : stamp;
  };

function* loadRunInView(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  if (run !== undefined) yield* call(loadResults, deps, loanId, run.runId);
}

/** Every history read brings the steps of the requests it shows under way. */
function* followSteps(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  const underWay = run?.items.filter(isProcessing) ?? [];
  yield* call(
    loadSteps,
    deps,
    loanId,
    underWay.map(({ requestId }) => requestId),
  );
}
