import { buffers, eventChannel } from 'redux-saga';
import { call, fork, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import * as frameTexts from '@/config/texts/frameTexts';
import * as orderTexts from '@/config/texts/orderTexts';
import type { LoanId } from '@/domain/loan/loan';
import { loanHeaderReceived, selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import { selectExpiry, sessionEnded } from '@/features/session/sessionSlice';
import { signInWindowPressed } from '@/features/session/signInWindowPressed';
import { guarded } from '@/lib/saga';
import { WindowBlocked } from '@/services/identity/identity';
import type { ParentWindow } from '@/services/browser/parentWindow';
import type { SagaDeps } from '@/services/sagaDeps';
import { postSignInNews } from '@/services/identity/signInNews';
import { paths } from '@/config/paths';

interface FrameDeps extends SagaDeps {
  parent: ParentWindow;
}

/** Opens the loans that the parent names, and only these; reports to the parent what happens. */
export function* frameSaga(deps: FrameDeps): SagaGenerator<void> {
  yield* fork(guarded('frame.loans', followLoans), deps);
  yield* takeEvery(loanHeaderReceived, guarded('frame.opened', reportLoan), deps);
  yield* takeEvery(sessionEnded, guarded('frame.ended', reportEnd), deps);
  yield* takeLatest(signInWindowPressed, guarded('frame.signIn', signInAgain), deps);
  // This code may arrive after the loan.
  yield* call(reportLoan, deps);
}

/**
 * The origination system and the frame must not show different loans: if Back leads to another one than the parent
 * opened, returns to the parent's. A user who stays with unsent entries keeps that loan.
 */
function* followLoans(deps: FrameDeps): SagaGenerator<void> {
  const { navigator, parent } = deps;
  const opened = yield* call(() => eventChannel<LoanId>((emit) => parent.watch(emit), buffers.sliding(1)));
  yield* takeEvery(opened, guarded('frame.open', openLoan), deps);
  let shown = yield* select(selectLoanId);
  if (shown !== null && shown !== parent.loanId()) yield* call(openLoan, deps);
  for (;;) {
    yield* take(placeChanged);
    const loanId = (yield* select(selectPlace))?.loanId ?? null;
    if (loanId === null || loanId === shown) continue;
    if (shown === null || loanId === parent.loanId()) shown = loanId;
    else navigator.go(paths.loan.href(shown), { replace: true });
  }
}

/** Like a link of the app: it asks first if the user would lose entries. */
function* openLoan(deps: FrameDeps): SagaGenerator<void> {
  const loanId = deps.parent.loanId();
  if ((yield* select(selectLoanId)) === loanId) yield* call(reportLoan, deps);
  else if (loanId !== undefined) deps.navigator.go(paths.loan.href(loanId), { replace: true });
}

/** Only a loan that the lender knows. */
function* reportLoan({ parent }: FrameDeps): SagaGenerator<void> {
  const loanId = yield* select(selectLoanId);
  const header = yield* select(selectLoanHeader);
  if (loanId !== null && header !== undefined) parent.send({ type: 'loanOpened', loanId });
}

function* reportEnd({ parent }: FrameDeps): SagaGenerator<void> {
  if ((yield* select(selectExpiry))?.kind === 'waiting') parent.send({ type: 'signInNeeded' });
}

/** The saga that holds the user's work hears the news, and compares the person. */
function* signInAgain({ auth, notify, report }: FrameDeps): SagaGenerator<void> {
  try {
    yield* call([auth, auth.signInAgain], '/', Number.POSITIVE_INFINITY);
    postSignInNews('signedIn');
  } catch (error) {
    if (error instanceof WindowBlocked) {
      notify({ tone: 'warning', text: orderTexts.signInWindowBlocked });
      return;
    }
    report(error, 'signInAgain');
    notify({ tone: 'error', text: frameTexts.signInFailed });
  }
}
