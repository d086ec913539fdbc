import { fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { historyWanted, selectHistory, selectRequestGroups } from '@/features/requests/historySlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import '@/features/request/state/acknowledgementSlice';
import '@/features/request/state/creditReportSlice';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { isAnswerOf, readWanted, selectFailedOf, selectRead } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import type { Ref } from '@/reads/readValues';
import type { LoanDeps } from '@/sagaDeps';
import { selectFiledResults, selectFiledRun } from './filePageSelectors';

/**
 * Loads what the open screen has not loaded for the file page, with the sagas of the screens that show it. Each part
 * fails independently. Runs until it is canceled, so that late results still load their relief.
 */
export function* readFilePage(deps: LoanDeps): SagaGenerator<void> {
  const isOnSelection = (yield* select(selectArea)) === 'selection';
  yield* fork(guarded('filePage.credit', readOrderData), deps);
  if (!isOnSelection) yield* fork(guarded('filePage.relief', reliefSaga), deps);
  yield* fork(guarded('filePage.retry', retryReliefs), deps);
  if ((yield* select(selectHistory)).failure !== undefined) yield* put(historyWanted());
  const groups = yield* waitFor(selectLoadedGroups);
  yield* put(ordersWanted(groups.map(({ requestId }) => requestId)));
  yield* takeEvery(isAnswerOf('historySection'), guarded('filePage.orders', readNewOrders), deps);
  const run = yield* waitFor(selectFiledRun);
  const isWanted = ({ status }: Remote<unknown>): boolean => !isOnSelection || status === 'idle' || status === 'failed';
  const results = yield* select(selectFiledResults);
  const log = yield* select(selectRead<'recommendations'>, 'recommendations');
  const wanted: Ref[] = [
    ...(isWanted(results) ? [{ name: 'currentRunSelections' as const, key: run.runId }] : []),
    ...(isWanted(log) ? [{ name: 'recommendations' as const }] : []),
  ];
  yield* read(deps, wanted);
}

const readOrderData = (deps: LoanDeps) => read(deps, [{ name: 'recentRequest' }, { name: 'acknowledgement' }]);

function* retryReliefs(deps: LoanDeps): SagaGenerator<void> {
  yield* read(deps, yield* select(selectFailedOf, 'reliefs' as const));
}

/** A request that appears while the page is open belongs to it too. */
function* readNewOrders(): SagaGenerator<void> {
  const requestIds = yield* select(selectUnreadOrders);
  if (requestIds.length > 0) yield* put(ordersWanted(requestIds));
}

const ordersWanted = (requestIds: string[]) =>
  readWanted(...requestIds.map((key) => ({ name: 'pastOrders' as const, key })));

const selectUnreadOrders = (state: RootState): string[] =>
  selectRequestGroups(state)
    .map(({ requestId }) => requestId)
    .filter((requestId) => selectRead(state, 'pastOrders', requestId).status === 'idle');

/** @empty undefined until the history has loaded */
const selectLoadedGroups = (state: RootState) =>
  selectHistory(state).value === undefined ? undefined : selectRequestGroups(state);
