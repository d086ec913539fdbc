import { call, fork, type SagaGenerator } from 'typed-redux-saga';
import { expiryDatesSaga } from '@/features/file/expiry/expiryDatesSaga';
import { notificationsSaga } from '@/features/runs/notificationsSaga';
import { asAddition, guarded } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

export function* laterSagas(deps: LoanDeps): SagaGenerator<void> {
  yield* fork(guarded('loan.notifications', notificationsSaga), deps);
  yield* call(
    guarded('loan.expiry', (loan: LoanDeps) => asAddition(expiryDatesSaga, loan)),
    deps,
  );
}
