import { call, fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import * as orderTexts from '@/features/request/orderTexts';
import { draftOfPastOrder } from '@/features/request/rules/orderAgain';
import { problemReported } from '@/features/request/state/requestScreenSlice';
import { isEmptyDraft, type OrderDraft } from '@/features/request/rules/orderDraft';
import { selectPlace } from '@/features/navigation/navigationSlice';
import {
  draftFilledIn,
  draftReplaced,
  draftRestored,
  fillingEnded,
  fillingOffered,
  fillingStarted,
  isDraftEvent,
  passwordReplaced,
  selectDraft,
  selectLosesEntries,
  selectReplacesPassword,
  selectRestored,
} from '@/features/request/state/orderDraftSlice';
import { selectExpiry } from '@/features/session/sessionSlice';
import { guarded } from '@/lib/saga';
import { storable } from '@/lib/storedTime';
import { noteDraftEdited } from '@/features/request/protocol/orderJournal';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { ask } from '@/reads/readNow';
import type { LoanDeps } from '@/sagaDeps';

/** Restores the loan's stored draft, unless the user already has one. */
export function* restoreDraft({ memory, loanId }: LoanDeps): SagaGenerator<void> {
  if (!isEmptyDraft(yield* select(selectDraft))) return;
  const kept = orderDrafts(memory).read(loanId);
  if (kept !== undefined) yield* put(draftRestored(kept));
}

/** Fills in the draft from a past order if the address requests it, and follows what the user changes. */
export function* keepDraftSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* fork(guarded('request.keepDraft', followDraft), deps);
  yield* call(orderAgain, deps);
}

/** An edited draft is saved, and is no longer that of the order sent last. A password is no edit. */
function* followDraft(deps: LoanDeps): SagaGenerator<void> {
  let draft = yield* select(selectDraft);
  for (;;) {
    yield* take(isDraftEvent);
    const before = draft;
    draft = yield* select(selectDraft);
    if (draft !== before) noteDraftEdited(deps.memory, deps.loanId);
    yield* call(keep, deps, draft);
  }
}

/**
 * What a restored draft lacked, it lacks for good. The end of the session clears a typed password: it changes no note.
 */
function* keep({ memory, loanId, now }: LoanDeps, draft: OrderDraft): SagaGenerator<void> {
  if ((yield* select(selectExpiry)) !== null) return;
  const lacksTexts = (yield* select(selectRestored))?.isIncomplete === true;
  const replacesPassword = yield* select(selectReplacesPassword);
  orderDrafts(memory).keepSoon(loanId, draft, {
    savedAt: storable(now()),
    isIncomplete: lacksTexts || replacesPassword || (yield* select(selectLosesEntries)),
    replacesPassword,
  });
}

/**
 * Handles `?again=12` in the address of the Request screen: repeats the order of request 12. The screen focuses
 * the field that the address names behind a hash.
 */
function* orderAgain(deps: LoanDeps): SagaGenerator<void> {
  const { searchParams, hash } = new URL((yield* select(selectPlace))?.href ?? '', location.origin);
  const requestId = searchParams.get('again');
  if (requestId === null) return;
  // Remove the parameter, so that a reload doesn't overwrite later changes.
  deps.navigator.go(paths.request.href(deps.loanId) + hash, { replace: true });
  try {
    if (!isEmptyDraft(yield* select(selectDraft)) && !(yield* call(isAccepted, requestId))) return;
    yield* put(fillingStarted(requestId));
    yield* call(fillIn, deps, requestId, hash === '#account');
  } finally {
    yield* put(fillingEnded());
  }
}

function* isAccepted(requestId: string): SagaGenerator<boolean> {
  yield* put(fillingOffered(requestId));
  const { yes } = yield* race({ yes: take(fillingStarted), no: take(fillingEnded) });
  return yes !== undefined;
}

function* fillIn(deps: LoanDeps, requestId: string, isAccountRefused: boolean): SagaGenerator<void> {
  const past = yield* ask(deps, 'pastOrders', requestId);
  if (past === undefined) {
    yield* put(problemReported(orderTexts.notFilledIn(requestId)));
    return;
  }
  yield* put(draftReplaced(draftOfPastOrder(past, isAccountRefused)));
  if (isAccountRefused) yield* put(passwordReplaced());
  if (past.mode === null) yield* put(problemReported(orderTexts.systemsNotKnown(requestId)));
  yield* put(draftFilledIn(requestId));
}
