import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { type SagaGenerator, all, call, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectFiledResults, selectFiledRun } from '@/features/file/filePage/filePageSelectors';
import { areFinal } from '@/features/selection/rules/selectionResult';
import { runSettled } from '@/features/runs/historySlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { RECENT_CREDIT } from '@/features/request/state/creditReportSlice';
import { VERIFICATIONS } from '@/features/request/state/digitalVerificationsSlice';
import { reliefPlacesOf } from '@/features/selection/state/reliefPlaces';
import { readCanceled, selectRef, selectArea } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import type { Ref } from '@/reads/readValues';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/**
 * Loads the expiry dates that no open screen has loaded: credit and verifications once for each loan, after the first
 * screen and its calls; relief only for the open list, because it takes up to nine calls. `opened` has the presses.
 */
export function* expiryDatesSaga(deps: LoanDeps, opened: Channel<UnknownAction>): SagaGenerator<void> {
  yield* takeLatest(opened, guarded('expiry.list', readAll), deps);
  yield* call(deps.noCalls);
  yield* takeEvery([placeChanged, readCanceled, runSettled], guarded('expiry.dates', readDue), deps);
  yield* call(readDue, deps);
}

const DATED: readonly Ref[] = [RECENT_CREDIT, VERIFICATIONS];

/** Request loads both itself. */
function* readDue(deps: LoanDeps, action?: UnknownAction): SagaGenerator<void> {
  if ((yield* select(selectArea)) !== 'request') yield* read(deps, yield* select(selectDue, action));
}

/**
 * What is not read yet. Request takes a read over, and leaving it cancels the read. A run may have pulled a new report.
 */
const selectDue = (state: RootState, action?: UnknownAction): Ref[] =>
  DATED.filter(
    (ref) =>
      selectRef(state, ref).status === 'idle' ||
      (readCanceled.match(action) && action.payload.name === ref.name) ||
      (runSettled.match(action) && ref.name === 'recentRequest'),
  );

const selectNotReady = (state: RootState, refs: readonly Ref[]): Ref[] =>
  refs.filter((ref) => selectRef(state, ref).status !== 'ready');

function* readAll(deps: LoanDeps): SagaGenerator<void> {
  yield* all([read(deps, yield* select(selectNotReady, DATED)), call(readRelief, deps)]);
}

function* readRelief(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectFiledRun);
  if (run === undefined) return;
  if (!areFinal(yield* select(selectFiledResults)))
    yield* read(deps, [{ name: 'currentRunSelections', key: run.runId }]);
  const { value: results = [] } = yield* select(selectFiledResults);
  const refs = reliefPlacesOf(results).map(({ ref }) => ref);
  yield* read(deps, yield* select(selectNotReady, refs));
}
