import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, guarded, read } from '@/lib/saga';
import { TAB_WORK } from '@/browser/tabWork';
import type { LoanDeps } from '@/sagaDeps';
import { recentRequestFailed, recentRequestReceived, recentRequestWanted } from './loanSlice';

/** The two soft-pull flags are also kept in session storage. */
export const SOFT_PULL_FLAGS = TAB_WORK.softPullFlags;

/** Loads the latest request each time a screen asks for it. */
export function* recentRequestSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(recentRequestWanted, guarded('loan.recentRequest', readRecentRequest), deps);
}

function* readRecentRequest(deps: LoanDeps): SagaGenerator<void> {
  const { api, memory, loanId } = deps;
  yield* read(deps, 'recentRequest', () => callApi(api.loans.recentRequest, { loanId }), {
    received(recent) {
      if (recent !== undefined) {
        const { isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled } = recent;
        memory.write(
          SOFT_PULL_FLAGS,
          JSON.stringify({ loanId, isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled }),
        );
      }
      return recentRequestReceived(recent);
    },
    failed: recentRequestFailed,
  });
}
