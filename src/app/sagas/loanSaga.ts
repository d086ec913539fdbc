import { call, fork, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { documentsSaga } from '@/features/documents/documentsSaga';
import { filePageOpened, selectIsFilePageOpen } from '@/features/history/state/filePageSlice';
import { runSettled } from '@/features/history/state/historySlice';
import { loadLoan, rereadLoan, rereadLoanData } from '@/features/loan/loadLoan';
import { loanOpened, loanRetried } from '@/features/loan/loanSlice';
import { menuSaga } from '@/features/navigation/menuSaga';
import { selectPlace } from '@/features/navigation/navigationSlice';
import { loadPrivileges } from '@/features/session/privilegesSaga';
import {
  selectIsSessionOver,
  selectIsSignedIn,
  selectPrivileges,
  sessionCleared,
  signOutStarted,
} from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { LoanDeps, SagaDeps } from '@/services/sagaDeps';
import { areaSaga } from './areaSaga';
import { firstRouteSaga } from './firstRouteSaga';
import { onDemandSaga } from './onDemandSaga';

/** Loads the data of the file page while it is open. */
function* filePageSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLatest(filePageOpened, guarded('filePage.read', readWhileOpen), deps);
}

function* readWhileOpen(deps: LoanDeps): SagaGenerator<void> {
  const code = yield* call(loadCode);
  if (code !== undefined) yield* race({ reads: call(code.readFilePage, deps), closed: waitFor(isClosed) });
}

/** @empty undefined if the code can't be loaded: then the page can't either, and closes */
const loadCode = () => import('@/app/filePage/readFilePage').catch(() => undefined);

const isClosed = (state: RootState): boolean => !selectIsFilePageOpen(state);

/**
 * Runs everything for the open loan in one task. Opening another loan, ending the session or signing out cancels it,
 * with every call, poll and timer, so that late answers have no effect.
 *
 * @source Specification §1: "A browser application that works beside an origination system"
 * @source Specification §2: "Not 'true': load loan data and user privileges"
 * @source Specification §2: "Loads only once a loan id and the privileges are both present"
 * @source Specification §4: "Then the loan header is fetched again"
 */
export function* loanSaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeLatest([loanOpened, sessionCleared, signOutStarted], guarded('loan', followLoan), deps);
}

type LoanChange = ReturnType<typeof loanOpened | typeof sessionCleared | typeof signOutStarted>;

function* followLoan(deps: SagaDeps, change: LoanChange): SagaGenerator<void> {
  if (!loanOpened.match(change) || (yield* select(selectIsSessionOver))) return;
  const loan: LoanDeps = { ...deps, loanId: change.payload, reads: new Map() };
  yield* waitFor(selectIsSignedIn);
  yield* waitFor(isPlaceOf(loan.loanId));
  yield* fork(guarded('loan.load', loadLoan), loan);
  yield* fork(guarded('loan.privileges', loadPrivilegesThenMenu), loan);
  yield* fork(guarded('loan.firstRoute', firstRouteSaga), loan);
  yield* fork(guarded('loan.documents', documentsSaga), loan);
  yield* fork(guarded('loan.area', areaSaga), loan);
  yield* fork(guarded('loan.onDemand', onDemandSaga), loan);
  yield* fork(guarded('loan.filePage', filePageSaga), loan);
  yield* fork(guarded('loan.expiry', followExpiryLater), loan);
  yield* fork(guarded('loan.onReturn', rereadOnReturn), loan);
  // For the loan, not for the screen: a user who leaves the screen at that moment would keep the old header.
  yield* takeEvery(runSettled, guarded('loan.settled', rereadLoan), loan);
  yield* takeLatest(loanRetried, guarded('loan.retry', loadLoan), loan);
}

/**
 * The place changes right after the loan. Until then the previous loan's screen is open and must not load for this
 * loan.
 */
const isPlaceOf = (loanId: LoanId) => (state: RootState) => selectPlace(state)?.loanId === loanId;

/** The menu needs both the loan id and the privileges (specification §2). */
function* loadPrivilegesThenMenu(deps: LoanDeps): SagaGenerator<void> {
  while ((yield* call(loadPrivileges, deps)) === 'failed') yield* take(loanRetried);
  const privileges = yield* select(selectPrivileges);
  if (privileges !== undefined) yield* call(menuSaga, deps, privileges);
}

/** No screen waits for the expiry dates. Without their code, the line that shows them is missing too. */
function* followExpiryLater(deps: LoanDeps): SagaGenerator<void> {
  yield* call(() => deps.firstScreen);
  const code = yield* call(() => import('@/app/expiry/expiryDatesSaga').catch(() => undefined));
  if (code !== undefined) yield* call(code.expiryDatesSaga, deps);
}

/**
 * Reloads the loan data when the user returns, because it may have changed elsewhere. Reads once at a time; all returns
 * during a read cause one more.
 */
function* rereadOnReturn(deps: LoanDeps): SagaGenerator<void> {
  const returns = yield* call(deps.page.returnEvents);
  try {
    for (;;) {
      yield* take(returns);
      yield* call(rereadLoanData, deps);
    }
  } finally {
    returns.close();
  }
}
