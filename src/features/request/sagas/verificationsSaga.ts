import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import {
  detailFailed,
  detailReceived,
  verificationClosed,
  verificationOpened,
} from '@/features/request/state/digitalVerificationsSlice';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';

/** Loads the details of the opened report. Closing it cancels the call. */
export function* digitalVerificationsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLatest(
    [verificationOpened, verificationClosed],
    guarded('verifications.detail', readVerificationDetail),
    deps,
  );
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
