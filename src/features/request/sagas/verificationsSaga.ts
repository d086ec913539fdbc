import { type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  detailFailed,
  detailReceived,
  verificationClosed,
  verificationOpened,
  verificationsFailed,
  verificationsReceived,
  verificationsWanted,
} from '@/features/request/state/digitalVerificationsSlice';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';

/** Loads the reports, and the details of the opened report. Closing the report cancels its call. */
export function* digitalVerificationsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(verificationsWanted, guarded('verifications.list', readVerifications), deps);
  yield* takeLatest(
    [verificationOpened, verificationClosed],
    guarded('verifications.detail', readVerificationDetail),
    deps,
  );
}

function* readVerifications(deps: LoanDeps): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, 'verifications', () => callApi(api.verifications.list, { loanId }), {
    received: verificationsReceived,
    failed: verificationsFailed,
  });
}

function* readVerificationDetail(
  deps: LoanDeps,
  action: ReturnType<typeof verificationOpened> | ReturnType<typeof verificationClosed>,
): SagaGenerator<void> {
  if (!verificationOpened.match(action)) return;
  const { api, loanId } = deps;
  yield* read(deps, 'verificationDetail', () => callApi(api.verifications.detail, { loanId, ...action.payload }), {
    received: detailReceived,
    failed: detailFailed,
  });
}
