import { buffers, eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import { selectPlace } from '@/features/navigation/navigationSlice';
import {
  selectIsSignedIn,
  selectSignIn,
  signInStateChanged,
  signInUnreachable,
  signOutPressed,
} from '@/features/session/sessionSlice';
import { lookUpUser } from '@/features/session/lookUpUser';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { SignInState } from '@/services/auth';
import { orderDrafts } from '@/services/orderDrafts';
import type { SagaDeps } from '@/services/sagaDeps';
import { broughtBack } from '@/services/wakeUps';

/** Signs people in when an address needs it, looks them up, and signs them out (specification §2 and §7). */
export function* signInSaga(deps: SagaDeps): SagaGenerator<void> {
  const states = yield* call(watchAuth, deps);
  yield* takeEvery(states, tellState);
  yield* takeLatest(signOutPressed, guarded('signIn.out', signOut), deps);
  yield* fork(guarded('signIn.guard', guardPlaces), deps);
  yield* waitFor(selectIsSignedIn);
  deps.telemetry.event('signed-in');
  yield* call(() => deps.firstScreen);
  yield* call(guarded('signIn.user', lookUpUser), deps);
}

/** Only the latest state counts; it may be told before anybody listens. */
const watchAuth = ({ auth }: SagaDeps) => eventChannel<SignInState>((emit) => auth.watch(emit), buffers.sliding(1));

function* tellState(next: SignInState): SagaGenerator<void> {
  if (next !== (yield* select(selectSignIn))) yield* put(signInStateChanged(next));
}

/** Sends whoever is at a guarded address without being signed in to the identity provider, which leads back there. */
function* guardPlaces({ auth, navigator, report }: SagaDeps): SagaGenerator<void> {
  const first = yield* waitFor(selectPlace);
  // A reload of the return point, or an old link to it, brings no answer that could be waited for.
  if (first.kind === 'return' && !(yield* call([auth, auth.isReturning])))
    navigator.go(paths.root.href(), { replace: true });
  for (;;) {
    const { href } = yield* waitFor(selectPlaceToSignInFor);
    try {
      yield* call([auth, auth.signIn], href);
    } catch (error) {
      report(error, 'signIn');
      yield* put(signInUnreachable());
    }
  }
}

type SignInRoot = Parameters<typeof selectSignIn>[0] & Parameters<typeof selectPlace>[0];

const selectPlaceToSignInFor = (state: SignInRoot) => {
  const place = selectPlace(state);
  return place?.kind === 'guarded' && selectSignIn(state) === 'signedOut' ? place : undefined;
};

/** What Back may show of this page afterwards is not for whoever sits there now. */
function* signOut({ auth, browser, memory, telemetry, vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  orderDrafts(memory).forgetAll();
  telemetry.clearUser();
  yield* call([browser, browser.closeDocuments]);
  yield* call([auth, auth.signOut]);
  yield* call(broughtBack);
  yield* call([browser, browser.reload]);
}
