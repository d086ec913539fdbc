import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { call, fork, type SagaGenerator } from 'typed-redux-saga';
import { expiryDatesSaga } from '@/features/file/expiry/expiryDatesSaga';
import { notificationsSaga } from '@/features/runs/notificationsSaga';
import { asAddition, guarded } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/** `opened` has the presses on the expiry dates. */
export function* laterSagas(deps: LoanDeps, opened: Channel<UnknownAction>): SagaGenerator<void> {
  yield* fork(guarded('loan.notifications', notificationsSaga), deps);
  yield* call(
    guarded('loan.expiry', (loan: LoanDeps) => asAddition(expiryDatesSaga, loan, opened)),
    deps,
  );
}
