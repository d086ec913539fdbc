import { fork, put, type SagaGenerator, select } from 'typed-redux-saga';
import { historyWanted, selectHistory } from '@/features/runs/historySlice';
import { selectLogRead } from '@/features/selection/state/selectionSlice';
import { reliefSaga } from '@/features/selection/sagas/reliefSaga';
import type { Remote } from '@/lib/remote';
import { guarded, waitFor } from '@/lib/saga';
import { selectFailedOf, selectArea } from '@/reads/readState';
import { read } from '@/reads/readsSaga';
import type { Ref } from '@/reads/readValues';
import type { LoanDeps } from '@/sagaDeps';
import { selectFiledResults, selectFiledRun } from './filePageSelectors';

/** Loads what the open screen has not loaded, until it is canceled: late results still load their relief. */
export function* readFilePage(deps: LoanDeps): SagaGenerator<void> {
  const isOnSelection = (yield* select(selectArea)) === 'selection';
  yield* fork(guarded('filePage.credit', readOrderData), deps);
  if (!isOnSelection) yield* fork(guarded('filePage.relief', reliefSaga), deps);
  yield* fork(guarded('filePage.retry', retryReliefs), deps);
  if ((yield* select(selectHistory)).failure !== undefined) yield* put(historyWanted());
  const run = yield* waitFor(selectFiledRun);
  const isWanted = ({ status }: Remote<unknown>): boolean => !isOnSelection || status === 'idle' || status === 'failed';
  const results = yield* select(selectFiledResults);
  const log = yield* select(selectLogRead);
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
