import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import {
  selectSignIn,
  signInRetried,
  signInReturnFailed,
  signInStateChanged,
  signInUnreachable,
  signOutPressed,
} from '@/features/session/sessionSlice';
import { lookUpUser } from '@/features/session/userSaga';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { SignInState } from '@/services/auth';
import type { SagaDeps } from '@/services/sagaDeps';

const UNGUARDED: readonly string[] = [paths.notFound.href(), paths.showcase.href()];

/** Sends whoever opens a guarded address without being signed in to the identity provider (specification §2). */
export function* signInSaga(deps: SagaDeps): SagaGenerator<void> {
  const states = yield* call(watchAuth, deps);
  yield* takeEvery(states, tellState);
  // An answer of the provider is finished first: only then is it known whether somebody has to sign in.
  if (deps.auth.isReturning()) yield* race([waitFor(selectIsSignedIn), take(signInReturnFailed)]);
  else yield* fork(guarded('signIn.atStart', signInWhenNeeded), deps);
  yield* takeLatest(
    [signInStateChanged, signInRetried, placeChanged],
    guarded('signIn.whenNeeded', signInWhenNeeded),
    deps,
  );
  yield* takeLeading(signOutPressed, guarded('signIn.out', signOut), deps);
  yield* waitFor(selectIsSignedIn);
  yield* call(guarded('signIn.user', lookUpUser), deps);
}

const watchAuth = ({ auth }: SagaDeps) => eventChannel<SignInState>((emit) => auth.watch(emit));

export const selectIsSignedIn = (state: Parameters<typeof selectSignIn>[0]): boolean =>
  selectSignIn(state) === 'signedIn';

function* tellState(next: SignInState): SagaGenerator<void> {
  if (next !== (yield* select(selectSignIn))) yield* put(signInStateChanged(next));
}

function* signInWhenNeeded({ auth, navigator }: SagaDeps): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  if (place === null || UNGUARDED.includes(place.pathname)) return;
  if (place.pathname === paths.callback.path) {
    // No answer of the provider to finish here: a reload of the return point, or a stale link.
    navigator.go(paths.root.href(), { replace: true });
    return;
  }
  if ((yield* select(selectSignIn)) !== 'signedOut') return;
  try {
    yield* call([auth, auth.signIn], place.href);
  } catch {
    yield* put(signInUnreachable());
  }
}

function* signOut({ auth, telemetry, vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  telemetry.clearUser();
  yield* call([auth, auth.signOut]);
}
