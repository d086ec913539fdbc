import type { Task } from 'redux-saga';
import { all, call, cancel, fork, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { isProcessing } from '@/features/requests/rules/historyItem';
import { runStamp, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { pollHistorySaga } from '@/features/requests/pollHistorySaga';
import { historyReceived } from '@/features/requests/historySlice';
import { overrideSaga } from '@/features/selection/sagas/overrideSaga';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { loadAvailability, loadRecommendations, loadResults, loadSteps } from '@/features/selection/sagas/resultsSaga';
import { SelectionPage } from '@/features/selection/screen/SelectionPage';
import { selectCurrentRun, selectRunInView } from '@/features/selection/state/selectionRuns';
import { recommendationsRetried, resultsRetried } from '@/features/selection/state/selectionSlice';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/**
 * Recommended: by the service. Selected: saved. In effect, which the user sees as "in use": the selected result, else the
 * recommended one, else the only usable one. Chosen: picked by the user, and not saved yet.
 */
export const selectionArea = {
  Screen: SelectionPage,
  whileOpen: guarded('area.selection', selectionAreaSaga),
  whileLoan: guarded('override', overrideSaga),
};

function* selectionAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  // First, because it waits for the results that the others load.
  yield* fork(guarded('selection.relief', reliefSaga), deps);
  yield* takeEvery(resultsRetried, guarded('selection.retryResults', retryResults), deps);
  yield* takeLatest(recommendationsRetried, guarded('selection.retryRecommendations', loadRecommendations), deps);
  yield* fork(onEachChange, selectRunInView, guarded('selection.results', loadResults), deps);
  yield* fork(onEachChange, selectCurrentRun, guarded('selection.recommendations', loadRecommendations), deps);
  yield* fork(guarded('selection.availability', loadAvailability), deps);
  yield* takeLatest(historyReceived, guarded('selection.steps', followSteps), deps);
  yield* fork(pollHistorySaga, deps);
}

/** Starts the worker whenever the results of the run may have changed, and cancels the previous one. */
function* onEachChange(
  runOf: (state: RootState) => SelectionRun | undefined,
  worker: (deps: LoanDeps, run: SelectionRun) => SagaGenerator<void>,
  deps: LoanDeps,
): SagaGenerator<void> {
  let [seen, task]: [stamp?: string, task?: Task] = [];
  const selectChanged = (state: RootState) => {
    const run = runOf(state);
    return run !== undefined && runStamp(run) !== seen ? run : undefined;
  };
  for (;;) {
    const run = yield* waitFor(selectChanged);
    seen = runStamp(run);
    if (task !== undefined) yield* cancel(task);
    task = yield* fork(worker, deps, run);
  }
}

const retryResults = (deps: LoanDeps, { payload }: ReturnType<typeof resultsRetried>): SagaGenerator<void> =>
  loadResults(deps, payload);

function* followSteps(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  const running = run?.items.filter(isProcessing) ?? [];
  yield* all(running.map(({ requestId }) => call(loadSteps, deps, requestId)));
}
