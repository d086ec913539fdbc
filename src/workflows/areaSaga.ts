import type { SagaGenerator } from 'typed-redux-saga';
import { cancel, fork } from 'typed-redux-saga';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/domain/loan/loan';
import { selectArea, selectIsChoosingFirstRoute } from '@/features/navigation/navigationSlice';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { historyAreaSaga } from './historyAreaSaga';
import { orderSaga } from './orderSaga';
import { overrideSaga } from './overrideSaga';
import { requestAreaSaga } from './requestAreaSaga';
import { selectionAreaSaga } from './selectionAreaSaga';

type AreaSaga = (deps: SagaDeps, loanId: LoanId) => SagaGenerator<void>;

/** What loads and listens while a screen is open; leaving the screen cancels it. */
const SAGAS: Record<Area, AreaSaga> = {
  request: guarded('area.request', requestAreaSaga),
  selection: guarded('area.selection', selectionAreaSaga),
  history: guarded('area.history', historyAreaSaga),
};

/** Runs the saga of the screen in hand until another is entered. */
export function* areaSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  // What has been sent goes on when its screen is left.
  yield* fork(guarded('order', orderSaga), deps, loanId);
  yield* fork(guarded('override', overrideSaga), deps, loanId);
  for (;;) {
    const area = yield* waitFor(selectSettledArea);
    const task = yield* fork(SAGAS[area], deps, loanId);
    yield* waitFor(isElsewhere(area));
    yield* cancel(task);
  }
}

type NavigationRoot = Parameters<typeof selectArea>[0];

/** No screen loads before the first one has been chosen. */
const selectSettledArea = (state: NavigationRoot): Area | null =>
  selectIsChoosingFirstRoute(state) ? null : selectArea(state);

const isElsewhere = (area: Area) => (state: NavigationRoot) => selectSettledArea(state) !== area;
