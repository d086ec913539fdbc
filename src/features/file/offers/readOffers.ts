import { all, call, type SagaGenerator, select } from 'typed-redux-saga';
import { READS_AT_A_TIME } from '@/config/constants';
import { isProcessing } from '@/domain/history/historyItem';
import type { ReliefTypeId } from '@/domain/selection/repAndWarrant';
import { areFinal } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { selectOfferKind } from '@/features/history/state/overlaysSlice';
import { isNotReady, loadRelief, selectReliefPlaces } from '@/features/selection/sagas/reliefSaga';
import { loadResults } from '@/features/selection/sagas/resultsSaga';
import type { ReliefRef } from '@/features/selection/state/reliefSlice';
import { selectRuns } from '@/features/selection/state/selectionRuns';
import { selectResultsOf } from '@/features/selection/state/selectionSlice';
import type { RootState } from '@/lib/rootState';
import { waitFor } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Loads what the open list of waiver and relief shows, as far as it is not known. Each run fails independently. A service
 * that answers while the list is open belongs to it too: runs until it is canceled.
 */
export function* readOffers(deps: LoanDeps): SagaGenerator<void> {
  for (;;) {
    const answered = yield* select(selectAnswered);
    const kind = yield* select(selectOfferKind);
    const runs = yield* select(selectUnreadRuns);
    yield* call(someAtATime, runs, (run: SelectionRun) => call(loadResults, deps, run));
    if (kind !== null && kind !== 'waiver') {
      const places = yield* select(selectUnreadReliefs, kind);
      yield* call(someAtATime, places, (place: ReliefRef) => call(loadRelief, deps, place));
    }
    yield* waitFor((state: RootState) => selectAnswered(state) !== answered);
  }
}

/** The services that have answered, as one text: it changes when another one answers. */
const selectAnswered = (state: RootState): string =>
  selectRuns(state)
    .flatMap(({ items }) => items.filter((item) => !isProcessing(item)).map(({ key }) => key))
    .join();

/** Runs the worker for each item, in order. Ends when all have ended. */
function* someAtATime<Item>(items: readonly Item[], worker: (item: Item) => SagaGenerator<void>): SagaGenerator<void> {
  const queue = items.values();
  function* workThrough(): SagaGenerator<void> {
    for (const item of queue) yield* call(worker, item);
  }
  yield* all(Array.from({ length: READS_AT_A_TIME }, () => call(workThrough)));
}

/** Finished runs whose results are not loaded, or were loaded before the run finished. */
const selectUnreadRuns = (state: RootState): SelectionRun[] =>
  selectRuns(state).filter(
    ({ runId, items }) => !areFinal(selectResultsOf(state, runId)) && !items.every(isProcessing),
  );

const selectUnreadReliefs = (state: RootState, kind: ReliefTypeId): ReliefRef[] =>
  selectRuns(state)
    .flatMap(({ runId }) => selectReliefPlaces(state, selectResultsOf(state, runId).value ?? [], isNotReady))
    .filter(({ typeId }) => typeId === kind);
