import { createAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, all, call, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectFiledResults, selectFiledRun } from '@/features/file/filePage/filePageSelectors';
import { areFinal } from '@/features/selection/rules/selectionResult';
import { runSettled } from '@/features/requests/historySlice';
import { placeChanged, selectArea } from '@/features/navigation/navigationSlice';
import { readPart } from '@/features/request/sagas/orderDataSaga';
import { selectParts } from '@/features/request/state/orderDataSlice';
import { reliefPlacesOf } from '@/features/selection/state/reliefPlaces';
import { read } from '@/reads/readsSaga';
import { selectRef } from '@/reads/readState';
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
  // The user may move while the dates are read: Request then takes the read over, and leaving it cancels the read.
  const moves = yield* actionChannel(placeChanged, buffers.sliding(1));
  for (;;) {
    // Request loads both itself.
    if ((yield* select(selectArea)) !== 'request') yield* call(readMissing, deps, isUnread);
    yield* take(moves);
  }
}

const selectMissingReliefs = (state: RootState) =>
  reliefPlacesOf(selectFiledResults(state).value ?? []).flatMap(({ ref }) =>
    isNotReady(selectRef(state, ref)) ? [ref] : [],
  );

const isUnread = ({ status }: Remote<unknown>): boolean => status === 'idle' || status === 'loading';

const isNotReady = ({ status }: Remote<unknown>): boolean => status !== 'ready';

/** Also what is loading: a read that leaving Request canceled stays so. */
function* readMissing(deps: LoanDeps, isWanted: typeof isUnread): SagaGenerator<void> {
  const parts = yield* select(selectParts);
  const missing = (['recentCredit', 'verifications'] as const).filter((part) => isWanted(parts[part]));
  yield* all(missing.map((part) => call(() => readPart(deps, part))));
}

/** The run may have pulled a new report. */
function* readNewCredit(deps: LoanDeps): SagaGenerator<void> {
  if ((yield* select(selectArea)) !== 'request') yield* call(() => readPart(deps, 'recentCredit'));
}

function* readAll(deps: LoanDeps): SagaGenerator<void> {
  yield* all([call(readMissing, deps, isNotReady), call(readRelief, deps)]);
}

function* readRelief(deps: LoanDeps): SagaGenerator<void> {
  const run = yield* select(selectFiledRun);
  if (run === undefined) return;
  if (!areFinal(yield* select(selectFiledResults)))
    yield* read(deps, [{ name: 'currentRunSelections', key: run.runId }]);
  yield* read(deps, yield* select(selectMissingReliefs));
}
