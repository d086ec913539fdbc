import type { Task } from 'redux-saga';
import { all, call, cancel, fork, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isProcessing } from '@/domain/history/historyItem';
import { pollHistorySaga } from '@/features/history/sagas/pollHistorySaga';
import { historyReceived } from '@/features/history/state/historySlice';
import { overrideSaga } from '@/features/selection/sagas/overrideSaga';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { loadAvailability, loadRecommendations, loadResults, loadSteps } from '@/features/selection/sagas/resultsSaga';
import { SelectionPage } from '@/features/selection/screen/SelectionPage';
import { selectCurrentStamp, selectRunInView, selectViewStamp } from '@/features/selection/state/selectionRuns';
import { recommendationsRetried, resultsRetried } from '@/features/selection/state/selectionSlice';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Recommended: by the service. Selected: saved. In effect, which the user sees as "in use": the selected result, else the
 * recommended one, else the only usable one. Chosen: picked by the user, and not saved yet.
 */
export const selectionArea = {
  Screen: SelectionPage,
  whileOpen: guarded('area.selection', selectionAreaSaga),
  whileLoan: guarded('override', overrideSaga),
};

type Work = (deps: LoanDeps) => SagaGenerator<void>;
type StampOf = (state: RootState) => string | undefined;

function* selectionAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  // First, because it waits for the results that the others load.
  yield* fork(guarded('selection.relief', reliefSaga), deps);
  yield* takeEvery(resultsRetried, guarded('selection.retryResults', retryResults), deps);
  yield* takeLatest(recommendationsRetried, guarded('selection.retryRecommendations', loadRecommendations), deps);
  yield* fork(onEachChange, selectViewStamp, guarded('selection.results', loadRunInView), deps);
  yield* fork(onEachChange, selectCurrentStamp, guarded('selection.recommendations', loadRecommendations), deps);
  yield* fork(guarded('selection.availability', loadAvailability), deps);
  yield* takeLatest(historyReceived, guarded('selection.steps', followSteps), deps);
  yield* fork(pollHistorySaga, deps);
}

/** Starts the worker whenever the stamp changes, and cancels the worker of the previous stamp. */
function* onEachChange(stampOf: StampOf, worker: Work, deps: LoanDeps): SagaGenerator<void> {
  let seen: string | undefined;
  let task: Task | undefined;
  for (;;) {
    seen = yield* waitFor(changedStamp(stampOf, seen));
    if (task !== undefined) yield* cancel(task);
    task = yield* fork(worker, deps);
  }
}

/** Returns the stamp if it is new. @empty undefined while it is unknown or unchanged */
const changedStamp =
  (stampOf: StampOf, seen: string | undefined) =>
  (state: RootState): string | undefined => {
    const stamp = stampOf(state);
    return stamp === seen ? undefined : stamp;
  };

function* loadRunInView(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  if (run !== undefined) yield* call(loadResults, deps, run.runId);
}

const retryResults = (deps: LoanDeps, { payload }: ReturnType<typeof resultsRetried>): SagaGenerator<void> =>
  loadResults(deps, payload.runId);

function* followSteps(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  const running = run?.items.filter(isProcessing) ?? [];
  yield* all(running.map(({ requestId }) => call(loadSteps, deps, requestId)));
}
