import { createAction } from '@reduxjs/toolkit';
import { type SagaGenerator, all, call, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectFiledResults, selectFiledRun } from '@/features/file/filePage/filePageSelectors';
import { areFinal } from '@/features/selection/rules/selectionResult';
import { runSettled } from '@/features/requests/historySlice';
import { placeChanged, selectArea } from '@/features/navigation/navigationSlice';
import '@/features/request/state/creditReportSlice';
import '@/features/request/state/digitalVerificationsSlice';
import { reliefPlacesOf } from '@/features/selection/state/reliefPlaces';
import { readCanceled, selectRef } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import type { Ref } from '@/reads/readValues';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/** The user opened the list, or retries it. */
export const expiryListOpened = createAction('expiry/listOpened');

/**
 * Loads the expiry dates that no open screen has loaded: credit and verifications once for each loan, after the first
 * screen and its calls; relief only for the open list, because it takes up to nine calls.
 */
export function* expiryDatesSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLatest(expiryListOpened, guarded('expiry.list', readAll), deps);
  yield* call(deps.noCalls);
  yield* takeEvery(runSettled, guarded('expiry.credit', readNewCredit), deps);
  // Request takes a read over, and leaving it cancels the read.
  yield* takeEvery(readCanceled, guarded('expiry.again', readCanceledAgain), deps);
  yield* takeEvery(placeChanged, guarded('expiry.moved', readUnread), deps);
  yield* call(readUnread, deps);
}

const DATED: readonly Ref[] = [{ name: 'recentRequest' }, { name: 'verifications' }];

/** Request loads both itself. */
function* readHere(deps: LoanDeps, refs: readonly Ref[]): SagaGenerator<void> {
  if ((yield* select(selectArea)) !== 'request') yield* read(deps, refs);
}

function* readUnread(deps: LoanDeps): SagaGenerator<void> {
  yield* call(readHere, deps, yield* select(selectThose, DATED, isUnread));
}

const readCanceledAgain = (deps: LoanDeps, { payload }: ReturnType<typeof readCanceled>) =>
  readHere(
    deps,
    DATED.filter(({ name }) => name === payload.name),
  );

/** The run may have pulled a new report. */
const readNewCredit = (deps: LoanDeps) => readHere(deps, [{ name: 'recentRequest' }]);

const selectThose = (state: RootState, refs: readonly Ref[], isWanted: (remote: Remote<unknown>) => boolean): Ref[] =>
  refs.filter((ref) => isWanted(selectRef(state, ref)));

const selectReliefRefs = (state: RootState): Ref[] =>
  reliefPlacesOf(selectFiledResults(state).value ?? []).map(({ ref }) => ref);

const isUnread = ({ status }: Remote<unknown>): boolean => status === 'idle';

const isNotReady = ({ status }: Remote<unknown>): boolean => status !== 'ready';

function* readAll(deps: LoanDeps): SagaGenerator<void> {
  yield* all([read(deps, yield* select(selectThose, DATED, isNotReady)), call(readRelief, deps)]);
}

function* readRelief(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectFiledRun);
  if (run === undefined) return;
  if (!areFinal(yield* select(selectFiledResults)))
    yield* read(deps, [{ name: 'currentRunSelections', key: run.runId }]);
  yield* read(deps, yield* select(selectThose, yield* select(selectReliefRefs), isNotReady));
}
