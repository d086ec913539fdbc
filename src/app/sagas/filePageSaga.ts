import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, takeLatest } from 'typed-redux-saga';
import { filePageOpened, selectIsFilePageOpen } from '@/features/history/state/filePageSlice';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { LoanDeps } from '@/services/sagaDeps';

/** Loads the data of the file page while it is open. */
export function* filePageSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLatest(filePageOpened, guarded('filePage.read', readWhileOpen), deps);
}

function* readWhileOpen(deps: LoanDeps): SagaGenerator<void> {
  const code = yield* call(loadCode);
  if (code !== undefined) yield* race({ reads: call(code.readFilePage, deps), closed: waitFor(isClosed) });
}

/** @empty undefined if the code can't be loaded: then the page can't either, and closes */
const loadCode = () => import('@/app/filePage/readFilePage').catch(() => undefined);

const isClosed = (state: RootState): boolean => !selectIsFilePageOpen(state);
