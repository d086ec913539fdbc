import type { Task } from 'redux-saga';
import { cancel, fork, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { isProcessing } from '@/features/runs/rules/historyItem';
import { runStamp, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { pollHistorySaga } from '@/features/runs/pollHistorySaga';
import { overrideSaga } from '@/features/selection/sagas/overrideSaga';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { SelectionPage } from '@/features/selection/screen/SelectionPage';
import { selectCurrentRun, selectRunInView } from '@/features/selection/state/selectionSelectors';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { isAnswerOf } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';

export const selectionArea = {
  Screen: SelectionPage,
  whileOpen: guarded('area.selection', selectionAreaSaga),
  whileLoan: guarded('override', overrideSaga),
};

function* selectionAreaSaga(deps: LoanDeps): SagaGenerator<void> {
  // First, because it waits for the results that the others load.
  yield* fork(guarded('selection.relief', reliefSaga), deps);
  yield* fork(onEachChange, selectRunInView, guarded('selection.results', readResults), deps);
  yield* fork(onEachChange, selectCurrentRun, guarded('selection.recommendations', readRecommendations), deps);
  yield* fork(guarded('selection.availability', readAvailability), deps);
  yield* takeLatest(isAnswerOf('historySection'), guarded('selection.steps', followSteps), deps);
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

const readResults = (deps: LoanDeps, { runId }: SelectionRun) =>
  read(deps, [{ name: 'currentRunSelections', key: runId }]);

const readRecommendations = (deps: LoanDeps) => read(deps, [{ name: 'recommendations' }]);

/** The screen works without it. */
const readAvailability = (deps: LoanDeps) => read(deps, [{ name: 'ausAvailabilityData' }], { isQuiet: true });

/** Without the steps of running requests the screen shows the statuses from the history. */
function* followSteps(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectRunInView);
  const running = run?.items.filter(isProcessing) ?? [];
  yield* read(
    deps,
    running.map(({ requestId }) => ({ name: 'steps', key: requestId })),
    { isQuiet: true },
  );
}
