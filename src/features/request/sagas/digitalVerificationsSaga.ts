import type { SagaGenerator } from 'typed-redux-saga';
import { takeEvery, takeLatest } from 'typed-redux-saga';
import {
  detailFailed,
  detailReceived,
  verificationClosed,
  verificationOpened,
  verificationsFailed,
  verificationsReceived,
  verificationsWanted,
} from '@/features/request/state/digitalVerificationsSlice';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import { read } from '@/lib/saga/read';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Loads the reports, and the details of the opened report. Closing the report cancels its call.
 *
 * @source Specification §7: "GET /aus/multi-aus/v2/loans/{id}/digital-verification-details"
 * @source Specification §7: "GET /aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail"
 */
export function* digitalVerificationsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(verificationsWanted, guarded('verifications.list', readList), deps);
  yield* takeLatest([verificationOpened, verificationClosed], guarded('verifications.detail', readDetail), deps);
}

function* readList(deps: LoanDeps): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, 'verifications', () => callApi(api.verifications.list, { loanId }), {
    received: verificationsReceived,
    failed: verificationsFailed,
  });
}

function* readDetail(
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
