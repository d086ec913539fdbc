import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, select, take, takeLatest } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { documentsSaga } from '@/features/documents/documentsSaga';
import { loadLoan } from '@/features/loan/loadLoan';
import { loanOpened, loanRetried } from '@/features/loan/loanSlice';
import { menuSaga } from '@/features/navigation/menuSaga';
import { selectPlace } from '@/features/navigation/navigationSlice';
import { loadPrivileges } from '@/features/session/privilegesSaga';
import {
  selectIsSessionOver,
  selectIsSignedIn,
  selectPrivileges,
  sessionCleared,
} from '@/features/session/sessionSlice';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { areaSaga } from './areaSaga';
import { firstRouteSaga } from './firstRouteSaga';
import { rereadOnReturn } from './rereadOnReturn';

/**
 * Everything that happens for the loan in hand runs below one task. Opening another loan cancels that task, and with it every
 * call, poll and timer of the loan before: a late answer has nobody left to tell. The end of the session does the same.
 */
export function* loanSaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeLatest([loanOpened, sessionCleared], guarded('loan', followLoan), deps);
}

type LoanChange = ReturnType<typeof loanOpened> | ReturnType<typeof sessionCleared>;

function* followLoan(deps: SagaDeps, change: LoanChange): SagaGenerator<void> {
  if (sessionCleared.match(change) || (yield* select(selectIsSessionOver))) return;
  const loanId = change.payload;
  yield* waitFor(selectIsSignedIn);
  yield* waitFor(isPlaceOf(loanId));
  yield* fork(guarded('loan.load', loadLoan), deps, loanId);
  yield* fork(guarded('loan.privileges', loadPrivilegesThenMenu), deps, loanId);
  yield* fork(guarded('loan.firstRoute', firstRouteSaga), deps, loanId);
  yield* fork(guarded('loan.documents', documentsSaga), deps, loanId);
  yield* fork(guarded('loan.area', areaSaga), deps, loanId);
  yield* fork(guarded('loan.onReturn', rereadOnReturn), deps, loanId);
  yield* takeLatest(loanRetried, guarded('loan.retry', loadLoan), deps, loanId);
}

/** The place is told right after the loan; until then it is a screen of the loan before, which must not be loaded for this one. */
const isPlaceOf = (loanId: LoanId) => (state: Parameters<typeof selectPlace>[0]) =>
  selectPlace(state)?.loanId === loanId;

/** The menu needs the loan id and the privileges, both (specification §2). */
function* loadPrivilegesThenMenu(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  while ((yield* call(loadPrivileges, deps, loanId)) === 'failed') yield* take(loanRetried);
  const privileges = yield* select(selectPrivileges);
  if (privileges !== undefined) yield* call(menuSaga, deps, loanId, privileges);
}
