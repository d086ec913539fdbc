import { buffers, eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { paths } from '@/config/paths';
import { selectPlace } from '@/features/navigation/navigationSlice';
import {
  selectIsSessionOver,
  selectIsSignedIn,
  selectSignIn,
  sessionCleared,
  signInEnded,
  signInStateChanged,
  signOutPressed,
  signOutStarted,
} from '@/features/session/sessionSlice';
import { lookUpUser } from '@/features/session/userReads';
import { referenceOf } from '@/lib/reference';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import type { SignInState } from '@/identity/auth';
import type { SagaDeps } from '@/sagaDeps';
import { forgetTabWork, keepOwnWork } from '@/browser/tabWork';

/** How long signing out waits for calls in flight. */
const PATIENCE_MS = 1_000;

export function* signInSaga(deps: SagaDeps): SagaGenerator<void> {
  const states = yield* call(watchAuth, deps);
  yield* takeEvery(states, storeSignInState, deps);
  yield* takeLatest(signOutPressed, guarded('signIn.out', signOut), deps);
  yield* fork(guarded('signIn.guard', guardPlaces), deps);
  yield* waitFor(selectIsSignedIn);
  deps.telemetry.event('signed-in');
  // After a sign-out, the lookup would fail with 401; after the session's end, it would show the user again.
  if (!(yield* select(selectIsSessionOver)))
    yield* race([call(showUser, deps), take([signOutPressed, sessionCleared])]);
}

/** Looks the user up after the first screen, which doesn't need it. */
function* showUser(deps: SagaDeps): SagaGenerator<void> {
  yield* call(() => deps.firstScreen);
  yield* call(guarded('signIn.user', lookUpUser), deps);
}

/** Only the latest state counts, and it can occur before a saga listens. */
const watchAuth = ({ auth }: SagaDeps) => eventChannel<SignInState>((emit) => auth.watch(emit), buffers.sliding(1));

function* storeSignInState({ auth, memory }: SagaDeps, next: SignInState): SagaGenerator<void> {
  if (next === 'signedIn') keepOwnWork(memory, auth.personMark());
  if (next === 'otherPerson' || next === 'signedOutElsewhere') yield* put(signInEnded(next));
  else if (next !== (yield* select(selectSignIn))) yield* put(signInStateChanged(next));
}

function* guardPlaces({ auth, navigator, report }: SagaDeps): SagaGenerator<void> {
  const first = yield* waitFor(selectPlace);
  // A reload of the return page, or an old link to it, has no pending answer.
  if (first.kind === 'return' && !(yield* call([auth, auth.isReturning])))
    navigator.go(paths.root.href(), { replace: true });
  for (;;) {
    const { href } = yield* waitFor(selectPlaceToSignInFor);
    try {
      yield* call([auth, auth.signIn], href);
    } catch (error) {
      // The screen says it: no toast.
      report(error, 'signIn', referenceOf(error));
      yield* put(signInStateChanged('unreachable'));
    }
  }
}

const selectPlaceToSignInFor = (state: RootState) => {
  const place = selectPlace(state);
  return place?.kind === 'guarded' && selectSignIn(state) === 'signedOut' ? place : undefined;
};

/**
 * Reloads the page if Back restores it, so that the next user doesn't see this user's data, and if the sign-out fails:
 * the loan has stopped, and the reloaded page shows whether the user is still signed in.
 */
function* signOut(deps: SagaDeps): SagaGenerator<void> {
  const { auth, browser, config, memory, noCalls, page, report, telemetry, vault } = deps;
  vault.clear();
  telemetry.clearUser();
  yield* call([browser, browser.closeDocuments]);
  // A call that the service answers after the token is revoked would fail with 401.
  yield* race([call(noCalls), delay(PATIENCE_MS)]);
  yield* put(signOutStarted());
  // Last, because the screens still save what they show while they close.
  forgetTabWork(memory);
  try {
    const isStillHere = yield* call([auth, auth.signOut]);
    if (isStillHere) yield* call([browser, browser.leaveTo], config.LOS_CONFIG.HOME_URL);
    yield* call(page.pageRestored);
  } catch (error) {
    report(error, 'signIn.out');
  }
  yield* call([browser, browser.reload]);
}
