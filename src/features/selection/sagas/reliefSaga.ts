import { type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { reliefPlacesOf } from '@/features/selection/state/reliefPlaces';
import { guarded } from '@/lib/saga';
import { answerIn, readAnswered } from '@/reads/readState';
import { read, selectDue } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';

/** Loads relief for new results: every service and type in parallel, each failing independently. */
export function* reliefSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(readAnswered, guarded('selection.reliefs', readReliefs), deps);
}

function* readReliefs(deps: LoanDeps, action: ReturnType<typeof readAnswered>): SagaGenerator<void> {
  const places = reliefPlacesOf(answerIn('currentRunSelections', action) ?? []);
  yield* read(
    deps,
    yield* select(
      selectDue,
      places.map(({ ref }) => ref),
    ),
  );
}
