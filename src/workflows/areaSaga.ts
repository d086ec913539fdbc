import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancel, fork, race } from 'typed-redux-saga';
import { AREAS, type Area } from '@/config/paths';
import type { LoanId } from '@/domain/loan/loan';
import { rereadLoanData } from '@/features/loan/loadLoan';
import { selectArea, selectIsChoosingFirstRoute } from '@/features/navigation/navigationSlice';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { AreaSagas, SagaDeps } from '@/services/sagaDeps';

/** Areas whose lasting saga runs. */
type Lasting = Set<Area>;

/** Runs the saga of the screen in hand until another is entered, which begins with the loan as it is by then. */
export function* areaSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const lasting: Lasting = new Set();
  yield* fork(fetchAheadOfTime, deps, loanId, lasting);
  for (let isFirst = true; ; isFirst = false) {
    const area = yield* waitFor(selectSettledArea);
    if (!isFirst) yield* fork(guarded('loan.onEntry', rereadLoanData), deps, loanId);
    const { sagas } = yield* race({ sagas: call(fetchArea, deps, area), left: waitFor(isElsewhere(area)) });
    if (sagas !== undefined) {
      yield* startLasting(deps, loanId, lasting, area, sagas);
      const task = yield* fork(sagas.whileOpen, deps, loanId);
      yield* waitFor(isElsewhere(area));
      yield* cancel(task);
    }
    yield* waitFor(isElsewhere(area));
  }
}

/**
 * When nobody is waiting any more, all areas are fetched: the next one opens at once, and what goes on whichever screen is open
 * begins, such as looking for an order whose answer was lost.
 */
function* fetchAheadOfTime(deps: SagaDeps, loanId: LoanId, lasting: Lasting): SagaGenerator<void> {
  yield* call(() => deps.firstScreen);
  for (const area of AREAS) {
    const sagas = yield* call(fetchArea, deps, area);
    if (sagas !== undefined) yield* startLasting(deps, loanId, lasting, area, sagas);
  }
}

/** Joined by `yield*` alone: what it forks lives as long as its caller. */
function* startLasting(
  deps: SagaDeps,
  loanId: LoanId,
  lasting: Lasting,
  area: Area,
  { whileLoan }: AreaSagas,
): SagaGenerator<void> {
  if (whileLoan === undefined || lasting.has(area)) return;
  lasting.add(area);
  yield* fork(whileLoan, deps, loanId);
}

/** @empty the code could not be fetched, which the screen itself says */
const fetchArea = ({ loadArea }: SagaDeps, area: Area): Promise<AreaSagas | undefined> =>
  loadArea(area).catch(() => undefined);

type NavigationRoot = Parameters<typeof selectArea>[0];

/** No screen loads before the first one has been chosen. */
const selectSettledArea = (state: NavigationRoot): Area | null =>
  selectIsChoosingFirstRoute(state) ? null : selectArea(state);

const isElsewhere = (area: Area) => (state: NavigationRoot) => selectSettledArea(state) !== area;
