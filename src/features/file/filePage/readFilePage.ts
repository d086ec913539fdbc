import { all, call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { historyReceived, historyWanted, selectHistory, selectRequestGroups } from '@/features/requests/historySlice';
import { pastOrdersWanted, selectPastOrder } from '@/features/history/state/pastOrdersSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { orderDataSaga } from '@/features/request/sagas/orderDataSaga';
import { partWanted } from '@/features/request/state/orderDataSlice';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import { loadRecommendations, loadResults } from '@/features/selection/sagas/resultsSaga';
import { reliefRetried, selectReliefFailures } from '@/features/selection/state/reliefSlice';
import { selectRecommendationsCall } from '@/features/selection/state/selectionSlice';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import { selectFiledResults, selectFiledRun } from './filePageSelectors';

/**
 * Loads what the open screen has not loaded for the file page, with the sagas of the screens that show it. Each part
 * fails independently. Runs until it is canceled, so that late results still load their relief.
 */
export function* readFilePage(deps: LoanDeps): SagaGenerator<void> {
  const isOnSelection = (yield* select(selectArea)) === 'selection';
  yield* fork(guarded('filePage.credit', orderDataSaga), deps);
  if (!isOnSelection) yield* fork(guarded('filePage.relief', reliefSaga), deps);
  yield* put(partWanted('recentCredit'));
  yield* put(partWanted('acknowledgement'));
  for (const { place, failure } of yield* select(selectReliefFailures)) {
    if (failure !== undefined) yield* put(reliefRetried(place));
  }
  if ((yield* select(selectHistory)).failure !== undefined) yield* put(historyWanted());
  const groups = yield* waitFor(selectLoadedGroups);
  yield* put(pastOrdersWanted(groups.map(({ requestId }) => requestId)));
  yield* takeEvery(historyReceived, guarded('filePage.orders', readNewOrders), deps);
  const run = yield* waitFor(selectFiledRun);
  const isWanted = ({ status }: Remote<unknown>): boolean => !isOnSelection || status === 'idle' || status === 'failed';
  const results = yield* select(selectFiledResults);
  const log = yield* select(selectRecommendationsCall);
  yield* all([
    ...(isWanted(results) ? [call(loadResults, deps, run)] : []),
    ...(isWanted(log) ? [call(loadRecommendations, deps)] : []),
  ]);
}

/** A request that appears while the page is open belongs to it too. */
function* readNewOrders(): SagaGenerator<void> {
  const requestIds = yield* select(selectUnreadOrders);
  if (requestIds.length > 0) yield* put(pastOrdersWanted(requestIds));
}

const selectUnreadOrders = (state: RootState): string[] =>
  selectRequestGroups(state)
    .map(({ requestId }) => requestId)
    .filter((requestId) => selectPastOrder(state, requestId).status === 'idle');

/** @empty undefined until the history has loaded */
const selectLoadedGroups = (state: RootState) =>
  selectHistory(state).value === undefined ? undefined : selectRequestGroups(state);
