import { call, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { isEmptyDraft, notTypedAgain, typedEntries } from '@/domain/order/orderDraft';
import { loanOpened, selectLoanId } from '@/features/loan/loanSlice';
import { selectPlace } from '@/features/navigation/navigationSlice';
import {
  draftRestored,
  selectDraft,
  selectHasTypedPassword,
  selectRestored,
} from '@/features/request/state/orderDraftSlice';
import {
  selectExpiry,
  selectIsSessionOver,
  sessionCleared,
  sessionEnded,
  sessionResumed,
  signInEnded,
} from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga';
import type { SagaDeps } from '@/services/sagaDeps';
import { postSignInNews, signIns } from '@/services/identity/signInNews';

/**
 * Goes on with the same work after the same person has signed in again. Until then only this saga holds what the user
 * typed: not the store, no storage and no screen. Any other end of the session cancels the saga, and so drops it.
 * `stateAtEnd` is the state of a session that ended before this code was loaded.
 * @source docs/decisions/0015-a-sign-in-that-ran-out-waits.md
 */
export function* resumeSaga(deps: SagaDeps, stateAtEnd: RootState | undefined): SagaGenerator<void> {
  yield* takeLatest(sessionEnded, guarded('session.resume', resume), deps);
  if (stateAtEnd === undefined) return;
  yield* race([call(guarded('session.resume', holdUntilSignIn), deps, stateAtEnd, true), take(sessionEnded)]);
}

function* resume(deps: SagaDeps): SagaGenerator<void> {
  yield* call(holdUntilSignIn, deps, yield* select((state: RootState) => state), false);
}

/** @param isLate the user may have signed in again already */
function* holdUntilSignIn(deps: SagaDeps, state: RootState, isLate: boolean): SagaGenerator<void> {
  if ((yield* select(selectExpiry))?.kind !== 'waiting') return;
  const loanId = selectLoanId(state);
  const held = draftIn(state, deps);
  if (!(yield* select(selectIsSessionOver))) yield* take(sessionCleared);
  yield* call(waitForSamePerson, deps, isLate);
  yield* put(sessionResumed());
  const place = yield* select(selectPlace);
  if (place?.loanId != null) yield* put(loanOpened(place.loanId));
  if (place?.loanId === loanId && held !== undefined) yield* put(draftRestored(held));
  postSignInNews('resumed');
}

/** Passwords are not held: the form asks for them again. @empty undefined without any entry */
function draftIn(state: RootState, { now }: SagaDeps) {
  const draft = selectDraft(state);
  const typed = typedEntries(draft, selectHasTypedPassword(state));
  const missing = notTypedAgain(selectRestored(state)?.typed ?? [], typed);
  const again = [...missing, ...typed.filter(({ kind }) => kind === 'password')];
  return isEmptyDraft(draft) && again.length === 0 ? undefined : { draft, savedAt: now(), typed: again };
}

/** The identity service itself ends the tab if another person has signed in. The mark is compared in addition. */
function* waitForSamePerson({ auth, page }: SagaDeps, isLate: boolean): SagaGenerator<void> {
  const mark = auth.personMark();
  const returns = yield* call(page.returnEvents);
  const news = yield* call(signIns);
  try {
    for (let mayBeThere = isLate; ; mayBeThere = false) {
      if (!mayBeThere) yield* race([take(returns), take(news)]);
      const token = yield* call(() => auth.accessToken().catch(() => undefined));
      if (token === undefined) continue;
      if (mark !== undefined && auth.personMark() === mark) return;
      yield* put(signInEnded('otherPerson'));
    }
  } finally {
    returns.close();
    news.close();
  }
}
