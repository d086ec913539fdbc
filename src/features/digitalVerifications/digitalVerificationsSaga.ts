import type { SagaGenerator } from 'typed-redux-saga';
import { put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  detailFailed,
  detailReceived,
  verificationClosed,
  verificationOpened,
  verificationsFailed,
  verificationsReceived,
  verificationsWanted,
} from './digitalVerificationsSlice';

/** Reads the reports, and the details of the one that is opened; closing it ends its call. */
export function* digitalVerificationsSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(verificationsWanted, guarded('verifications.list', readList), deps, loanId);
  yield* takeLatest(
    [verificationOpened, verificationClosed],
    guarded('verifications.detail', readDetail),
    deps,
    loanId,
  );
}

function* readList({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  try {
    yield* put(verificationsReceived(yield* callApi(api.verifications.list, { loanId })));
  } catch (caught) {
    yield* put(verificationsFailed(failureOf(caught)));
  }
}

function* readDetail(
  { api }: SagaDeps,
  loanId: LoanId,
  action: ReturnType<typeof verificationOpened> | ReturnType<typeof verificationClosed>,
): SagaGenerator<void> {
  if (!verificationOpened.match(action)) return;
  try {
    yield* put(detailReceived(yield* callApi(api.verifications.detail, { loanId, ...action.payload })));
  } catch (caught) {
    yield* put(detailFailed(failureOf(caught)));
  }
}
