import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import type { LoanId } from '@/domain/loan/loan';
import { draftOfPastOrder } from '@/domain/order/orderAgain';
import { isEmptyDraft } from '@/domain/order/orderDraft';
import { selectPlace } from '@/features/navigation/navigationSlice';
import {
  draftReplaced,
  fillingEnded,
  fillingOffered,
  fillingStarted,
  orderDraftSlice,
  selectDraft,
} from '@/features/orderDraft/orderDraftSlice';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import { orderDrafts } from '@/services/orderDrafts';
import type { SagaDeps } from '@/services/sagaDeps';
import { notify } from '@/ui/notify';

/** Brings back the draft of the loan. */
export function* restoreDraft({ memory }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  if (!isEmptyDraft(yield* select(selectDraft))) return;
  const kept = orderDrafts(memory).read(loanId);
  if (kept !== undefined) yield* put(draftReplaced(kept));
}

/** Fills the draft from a past order when the address asks for that, and keeps what is changed. */
export function* keepDraftSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(isDraftEvent, guarded('request.keepDraft', keep), deps, loanId);
  yield* call(orderAgain, deps, loanId);
}

const isDraftEvent = ({ type }: { type: string }): boolean => type.startsWith(`${orderDraftSlice.name}/`);

function* keep({ memory }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  orderDrafts(memory).keep(loanId, yield* select(selectDraft));
}

/** `?again=12` on the address of the Request screen: the order of request 12 once more. */
function* orderAgain(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  const href = (yield* select(selectPlace))?.href ?? '';
  const requestId = new URLSearchParams(href.split('?')[1]).get('again');
  if (requestId === null) return;
  // Once: a reload must not undo what has been changed since.
  deps.navigator.go(paths.request.href(loanId), { replace: true });
  try {
    if (!isEmptyDraft(yield* select(selectDraft)) && !(yield* call(isTaken, requestId))) return;
    yield* put(fillingStarted(requestId));
    yield* call(fillIn, deps, loanId, requestId);
  } finally {
    yield* put(fillingEnded());
  }
}

/** What has been entered gives way only when that is wanted. */
function* isTaken(requestId: string): SagaGenerator<boolean> {
  yield* put(fillingOffered(requestId));
  const { yes } = yield* race({ yes: take(fillingStarted), no: take(fillingEnded) });
  return yes !== undefined;
}

function* fillIn({ api }: SagaDeps, loanId: LoanId, requestId: string): SagaGenerator<void> {
  try {
    const past = yield* callApi(api.orders.detail, { loanId, requestId });
    if (past !== undefined) {
      yield* put(draftReplaced(draftOfPastOrder(past)));
      notify({ text: `Filled in from request ${requestId}. Nothing has been ordered yet.` });
      return;
    }
  } catch {
    // Said below, together with an answer that has nothing in it.
  }
  notify({ tone: 'error', text: `Request ${requestId} could not be read, so nothing was filled in.` });
}
