import { call, fork, race, type SagaGenerator } from 'typed-redux-saga';
import { AREAS, type Area } from '@/config/paths';
import { rereadLoanData } from '@/features/loan/loadLoan';
import { selectArea, selectIsChoosingFirstRoute } from '@/features/navigation/navigationSlice';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import type { AreaSagas, LoanDeps, SagaDeps } from '@/sagaDeps';

/** Areas whose `whileLoan` saga is running. */
type StartedAreas = Set<Area>;

/** Runs the saga of the open area until the user leaves it. Entering a later area also reloads the loan data. */
export function* areaSaga(deps: LoanDeps): SagaGenerator<void> {
  const started: StartedAreas = new Set();
  yield* fork(preloadAreas, deps, started);
  for (let isFirst = true; ; isFirst = false) {
    const area = yield* waitFor(selectSettledArea);
    if (!isFirst) yield* fork(guarded('loan.onEntry', rereadLoanData), deps);
    const { sagas } = yield* race({ sagas: call(fetchArea, deps, area), left: waitFor(isElsewhere(area)) });
    if (sagas !== undefined) {
      yield* forkWhileLoan(deps, started, area, sagas);
      yield* race({ open: call(sagas.whileOpen, deps), left: waitFor(isElsewhere(area)) });
    }
    yield* waitFor(isElsewhere(area));
  }
}

/**
 * Loads the code of all areas after the first screen is ready, so that the next area opens at once. Also starts their
 * `whileLoan` sagas, such as the search for an order whose response was lost.
 */
function* preloadAreas(deps: LoanDeps, started: StartedAreas): SagaGenerator<void> {
  yield* call(() => deps.firstScreen);
  for (const area of AREAS) {
    const sagas = yield* call(fetchArea, deps, area);
    if (sagas !== undefined) yield* forkWhileLoan(deps, started, area, sagas);
  }
}

/** Delegate to it with `yield*` and not with `call`: its fork must be attached to the caller. */
function* forkWhileLoan(
  deps: LoanDeps,
  started: StartedAreas,
  area: Area,
  { whileLoan }: AreaSagas,
): SagaGenerator<void> {
  if (whileLoan === undefined || started.has(area)) return;
  started.add(area);
  yield* fork(whileLoan, deps);
}

/** @empty undefined if the code can't be loaded, which the screen itself reports */
const fetchArea = ({ loadArea }: SagaDeps, area: Area): Promise<AreaSagas | undefined> =>
  loadArea(area).catch(() => undefined);

/** Null until the first screen is chosen, so that no area loads before. */
const selectSettledArea = (state: RootState): Area | null =>
  selectIsChoosingFirstRoute(state) ? null : selectArea(state);

const isElsewhere = (area: Area) => (state: RootState) => selectSettledArea(state) !== area;
