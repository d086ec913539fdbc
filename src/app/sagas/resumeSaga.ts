import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { isEmptyDraft } from '@/domain/order/orderDraft';
import { notTypedAgain, typedEntries } from '@/domain/order/typedEntries';
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
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { postSignInNews, signIns } from '@/services/signInNews';

/**
 * Goes on with the same work after the same person has signed in again. Until then only this saga holds what the user
 * typed: not the store, no storage and no screen. Any other end of the session cancels the saga, and so drops it.
 *
 * @source docs/decisions/0015-a-sign-in-that-ran-out-waits.md
 */
export function* resumeSaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeLatest([sessionEnded, STARTED], guarded('session.resume', holdUntilSignIn), deps);
  // The session may have ended while this code was loading.
  yield* put({ type: STARTED });
}

const STARTED = 'resume/started';

function* holdUntilSignIn(deps: SagaDeps): SagaGenerator<void> {
  if ((yield* select(selectExpiry))?.waitsForSignIn !== true) return;
  const loanId = yield* select(selectLoanId);
  const held = yield* call(holdDraft, deps);
  if (!(yield* select(selectIsSessionOver))) yield* take(sessionCleared);
  yield* call(waitForSamePerson, deps);
  yield* put(sessionResumed());
  const place = yield* select(selectPlace);
  if (place?.loanId != null) yield* put(loanOpened(place.loanId));
  if (place?.loanId === loanId && held !== undefined) yield* put(draftRestored(held));
  postSignInNews('resumed');
}

/** Passwords are not held: the form asks for them again. @empty undefined without any entry */
function* holdDraft({ now }: SagaDeps) {
  const draft = yield* select(selectDraft);
  const typed = typedEntries(draft, yield* select(selectHasTypedPassword));
  const missing = notTypedAgain((yield* select(selectRestored))?.typed ?? [], typed);
  const again = [...missing, ...typed.filter(({ kind }) => kind === 'password')];
  return isEmptyDraft(draft) && again.length === 0 ? undefined : { draft, savedAt: now(), typed: again };
}

/** The identity service itself ends the tab if another person has signed in. The mark is compared in addition. */
function* waitForSamePerson({ auth, page }: SagaDeps): SagaGenerator<void> {
  const mark = auth.personMark();
  const returns = yield* call(page.returnEvents);
  const news = yield* call(signIns);
  try {
    for (;;) {
      yield* race([take(returns), take(news)]);
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
