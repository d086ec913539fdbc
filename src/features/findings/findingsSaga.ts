import { call, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { FailedCall } from '@/lib/failure';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import { findingsFailed, findingsReceived, findingsRequested, findingsWanted, selectFindings } from './findingsSlice';

/** Loads the findings of runs, each once. Runs per loan: a sheet that closed too early opens with them. */
export function* findingsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(findingsWanted, guarded('findings.read', readFindingsOf), deps);
}

function* readFindingsOf(
  deps: LoanDeps,
  { payload: { key, ...wanted } }: ReturnType<typeof findingsWanted>,
): SagaGenerator<void> {
  const { api, loanId } = deps;
  const { status, value } = yield* select(selectFindings, key);
  if (status === 'loading' || value !== undefined) return;
  const load = function* () {
    const { loadFindings } = yield* call(importReader);
    return yield* callApi(loadFindings(api.documents), { loanId, ...wanted });
  };
  yield* read(deps, `findings ${key}`, load, {
    requested: () => findingsRequested(key),
    received: (reading) => findingsReceived({ key, reading }),
    failed: (failure) => findingsFailed({ key, failure }),
  });
}

/** The reader of files loads when the user first opens findings. */
const importReader = () =>
  import('./loadFindings').catch(() => {
    throw new FailedCall({ kind: 'network', call: 'underwritingDownload' });
  });
