import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import { READS_AT_A_TIME } from '@/config/constants';
import { isProcessing } from '@/domain/history/historyItem';
import type { OfferKind } from '@/domain/selection/offers';
import type { ReliefTypeId } from '@/domain/selection/repAndWarrant';
import { areFinal, isUsable } from '@/domain/selection/selectionResult';
import { loadRelief } from '@/features/selection/sagas/reliefSaga';
import { loadResults } from '@/features/selection/sagas/resultsSaga';
import { selectReliefAt, type ReliefPlace } from '@/features/selection/state/reliefSlice';
import { selectRuns } from '@/features/selection/state/selectionRuns';
import { selectResultsOf } from '@/features/selection/state/selectionSlice';
import type { RootState } from '@/lib/rootState';
import { someAtATime } from '@/lib/saga/someAtATime';
import type { LoanDeps } from '@/services/sagaDeps';

/** Loads what the list of waiver and relief shows, as far as it is not known. Each run fails independently. */
export function* readOffers(deps: LoanDeps, kind: OfferKind): SagaGenerator<void> {
  const runs = yield* select(selectUnreadRuns);
  yield* someAtATime(READS_AT_A_TIME, runs, (runId) => call(loadResults, deps, runId));
  if (kind === 'waiver') return;
  const places = yield* select(selectUnreadReliefs, kind);
  yield* someAtATime(READS_AT_A_TIME, places, (place) => call(loadRelief, deps, place));
}

/** Finished runs whose results are not loaded, or were loaded before the run finished. */
const selectUnreadRuns = (state: RootState): string[] =>
  selectRuns(state).flatMap(({ runId, items }) => {
    const isRead = areFinal(selectResultsOf(state, runId));
    return isRead || items.every(isProcessing) ? [] : [runId];
  });

const selectUnreadReliefs = (state: RootState, typeId: ReliefTypeId): ReliefPlace[] =>
  selectRuns(state)
    .flatMap(({ runId }) => selectResultsOf(state, runId).value ?? [])
    .filter(isUsable)
    .flatMap(({ responseId }) => (responseId === null ? [] : [{ responseId, typeId }]))
    .filter((place) => selectReliefAt(state, place).status !== 'ready');
