import { buffers, eventChannel } from 'redux-saga';
import {
  actionChannel,
  call,
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
import * as orderTexts from '@/features/request/orderTexts';
import { isLost } from '@/features/request/protocol/rules/orderAttempt';
import type { OrderConcern, Submission } from '@/features/request/rules/submission';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { needsFreshSignIn } from '@/features/request/protocol/rules/orderGuard';
import { requestsText } from '@/features/request/protocol/rules/orderOutcome';
import { historyWanted, requestsAwaited, selectIsHistoryPending } from '@/features/requests/historySlice';
import {
  acknowledgementNotSaved,
  acknowledgementSaved,
  acknowledgementTicked,
  selectSavingAcknowledgement,
} from '@/features/request/state/acknowledgementSlice';
import { selectBlockingIssues } from '@/features/request/state/orderIssueSelectors';
import { selectHasLeftRequest, selectOrderBlock } from '@/features/request/state/orderSelectors';
import { problemReported } from '@/features/request/state/requestScreenSlice';
import {
  orderCheckPressed,
  orderRecognized,
  orderSentElsewhere,
  selectSubmission,
  signInAgainPressed,
  submissionChanged,
  submitPressed,
} from './submissionSlice';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { orderJournal } from './orderJournal';
import { type News } from '@/features/request/protocol/orderTabs';
import { holdingLock } from '@/features/request/protocol/holdingLock';
import { readAnswered } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { TYPED_ACCOUNT } from './credentialVault';
import { saveAcknowledgementSaga } from '@/features/request/sagas/acknowledgementSaga';
import { askToConfirm, doubtAuthorization, pressNow, reportNotOrdered } from '@/features/request/protocol/orderChecks';
import { forgetListed, awaitPlacedOrders } from './journalUpkeep';
import { sendOrder } from './sendOrderSaga';
import { acceptFoundOrders, settleOrders, waitForOtherWindow } from './settleOrdersSaga';

/**
 * Places orders while the loan is open, so that leaving the screen doesn't cancel a sent order.
 * @source docs/order-protocol.md
 */
export function* orderSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(readAnswered, guarded('order.listed', forgetListed), deps);
  yield* fork(guarded('order.otherWindows', followOtherWindows), deps);
  yield* takeLatest(signInAgainPressed, guarded('order.signIn', signInAgain), deps);
  yield* fork(guarded('order.acknowledgement', saveAcknowledgementSaga), deps);
  yield* takeEvery(
    [acknowledgementTicked, acknowledgementSaved, acknowledgementNotSaved],
    guarded('order.authorized', reportChange),
    deps,
  );
  yield* fork(guarded('order.place', placeOrders), deps);
}

/** Also of a save that may have failed, or in a tab that dies: other windows must not rely on what they have loaded. */
function* reportChange({ orderNews, loanId }: LoanDeps): SagaGenerator<void> {
  yield* call(() => orderNews.publish(loanId, { kind: 'authorized', requestIds: [] }));
}

/** Handles one action at a time: a second press orders nothing. News of other windows waits until then. */
function* placeOrders(deps: LoanDeps): SagaGenerator<void> {
  const sentElsewhere = yield* actionChannel(orderSentElsewhere, buffers.sliding(1));
  yield* call(awaitPlacedOrders, deps);
  yield* call(handleOne, deps, settleOrders);
  for (;;) {
    const { submitted, checked, recognized } = yield* race({
      submitted: take(submitPressed),
      checked: take(orderCheckPressed),
      recognized: take(orderRecognized),
      sentElsewhere: take(sentElsewhere),
    });
    const other = recognized ? acceptFoundOrders : waitForOtherWindow;
    yield* call(handleOne, deps, submitted ? submitOrder : checked ? settleOrders : other);
  }
}

type Work = (deps: LoanDeps) => SagaGenerator<void>;

/** Survives a bug. Then forgets the typed password, also that of a press during the work, which orders nothing. */
function* handleOne(deps: LoanDeps, work: Work): SagaGenerator<void> {
  const before = yield* select(selectSubmission);
  try {
    yield* call(work, deps);
  } catch (error) {
    yield* call(settleAfterBug, deps, error, before);
  } finally {
    deps.vault.forget(TYPED_ACCOUNT);
  }
}

/**
 * Handles one press of Submit: checks everything, asks the user to confirm concerns, and sends at most one order. The
 * last check and the order happen under the lock. Questions are asked without it, so after each answer the check runs
 * again, and asks about everything that the user hasn't read yet.
 */
function* submitOrder(deps: LoanDeps): SagaGenerator<void> {
  // Wait for an acknowledgement that is being saved: without it the order would be invalid. If the user leaves the
  // screen first, the press is canceled.
  const { left } = yield* race({ left: waitFor(selectHasLeftRequest), ready: waitFor(isReady) });
  if (left !== undefined) {
    yield* call(reportNotOrdered, deps, orderTexts.leftBeforeSent);
    return;
  }
  if ((yield* select(selectOrderBlock)) !== null) return;
  if ((yield* select(selectBlockingIssues)).length > 0) {
    yield* put(submissionChanged({ status: 'invalid', serviceIssues: [] }));
    return;
  }
  const press = yield* call(pressNow, deps);
  const answered: OrderConcern[] = [];
  for (;;) {
    // Also after an answer: the question may have been open for long.
    if (isSignInTooOld(press.form, deps)) {
      yield* put(submissionChanged({ status: 'signInNeeded' }));
      return;
    }
    yield* put(submissionChanged({ status: 'submitting' }));
    const result = yield* holdingLock(deps, 'now', () => sendOrder(deps, press, answered));
    if (result === 'taken') {
      yield* call(waitForOtherWindow, deps);
      const { status } = yield* select(selectSubmission);
      if (status === 'editing') deps.notify({ text: orderTexts.notOrdered(orderTexts.otherWindowFirst) });
      return;
    }
    if (result.kind === 'done' || !(yield* call(askToConfirm, deps, result.concerns))) return;
    answered.push(...result.concerns);
  }
}

/** The history must be loaded, too: it shows which requests the user may have seen. */
const isReady = (state: RootState): boolean =>
  selectSavingAcknowledgement(state) === null && !selectIsHistoryPending(state);

const isSignInTooOld = (form: OrderForm, { auth, config, now, serverClock }: LoanDeps): boolean =>
  needsFreshSignIn(form, {
    maxAgeSeconds: config.OKTA_CONFIG.HARD_PULL_MAX_AGE_S,
    signedInAt: auth.signedInAt(),
    now: serverClock.now() ?? now(),
  });

/**
 * A bug must not lock the form permanently. The journal shows whether an order was sent. If the work has released the
 * form already, the result has been reported.
 */
function* settleAfterBug(deps: LoanDeps, error: unknown, before: Submission): SagaGenerator<void> {
  deps.report(error, 'order');
  const now = yield* select(selectSubmission);
  if (now.status === 'editing' && now !== before) return;
  const lost = orderJournal(deps).read().attempts.filter(isLost);
  yield* put(
    lost.length === 0
      ? submissionChanged({ status: 'failed', failure: { kind: 'bug', call: 'placeOrder' }, hasLost: false })
      : submissionChanged({ status: 'unconfirmed', since: Math.max(...lost.map(({ sentAt }) => sentAt)) }),
  );
}

/** Opens the provider's sign-in page. The user returns to the Request screen, where the draft is restored. */
function* signInAgain({ auth, config, loanId, report }: LoanDeps): SagaGenerator<void> {
  try {
    yield* call([auth, auth.signIn], paths.request.href(loanId), config.OKTA_CONFIG.HARD_PULL_MAX_AGE_S);
  } catch (error) {
    report(error, 'signInAgain');
    yield* put(problemReported(orderTexts.signInUnreachable));
  }
}

/** Handles orders of other windows at once, instead of at the next poll. */
function* followOtherWindows(deps: LoanDeps): SagaGenerator<void> {
  const { notify, orderNews, loanId } = deps;
  const news = yield* call(() => eventChannel<News>((emit) => orderNews.watch(loanId, emit)));
  try {
    for (;;) {
      const { kind, requestIds, key } = yield* take(news);
      if (kind === 'settled') {
        if (key !== undefined) orderJournal(deps).forget(key);
        continue;
      }
      if (kind === 'authorized') {
        yield* call(doubtAuthorization);
        continue;
      }
      if (kind === 'sent') {
        yield* put(orderSentElsewhere());
        continue;
      }
      yield* put(requestsAwaited(requestIds));
      yield* put(historyWanted());
      notify({ text: orderTexts.placedElsewhere(requestsText(requestIds)) });
    }
  } finally {
    news.close();
  }
}
