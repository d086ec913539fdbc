import type { Action } from '@reduxjs/toolkit';
import { buffers, channel, type Channel, eventChannel } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { type LoanId, loanKey } from '@/config/loanId';
import { paths } from '@/config/paths';
import * as orderTexts from '@/features/request/orderTexts';
import { saveAcknowledgementSaga } from '@/features/request/protocol/acknowledgementSaga';
import {
  acknowledgementNotSaved,
  acknowledgementSaved,
  acknowledgementTicked,
} from '@/features/request/state/acknowledgementSlice';
import { draftDiscarded, draftReplaced, modeChosen } from '@/features/request/state/orderDraftSlice';
import { selectHasLeftRequest } from '@/features/request/state/orderSelectors';
import { problemReported } from '@/features/request/state/requestScreenSlice';
import { openWorkDropped } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { isAnswerOf } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { perform, type Work } from './orderCommands';
import { orderJournal } from './orderJournal';
import { next } from './orderMachine';
import { snapshotOf } from './orderSnapshot';
import type { News } from './orderNews';
import type { Incoming } from './rules/orderState';
import {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderMoved,
  orderRecognized,
  selectOrderState,
  signInAgainPressed,
  submitPressed,
} from './submissionSlice';

/**
 * Runs the order machine while the loan is open, so that leaving the screen doesn't cancel a sent order: it turns
 * actions and the outcomes of commands into events. `orderMachine.ts` decides everything.
 * @source docs/order-protocol.md
 */
export function* orderSaga(deps: LoanDeps): SagaGenerator<void> {
  const events = channel<Incoming>(buffers.expanding());
  for (const [action, type] of EVENTS)
    yield* takeEvery(action, function* () {
      yield* put(events, { type });
    });
  yield* fork(guarded('order.left', followScreen), deps, events);
  yield* fork(guarded('order.otherWindows', followOtherWindows), deps, events);
  yield* takeLatest(signInAgainPressed, guarded('order.signIn', signInAgain), deps);
  yield* fork(guarded('order.acknowledgement', saveAcknowledgementSaga), deps);
  yield* takeEvery(
    [acknowledgementTicked, acknowledgementSaved, acknowledgementNotSaved],
    guarded('order.authorized', reportChange),
    deps,
  );
  yield* fork(guarded('order.place', runMachine), deps, events);
}

const EVENTS = [
  [submitPressed, 'pressed'],
  [orderConfirmed, 'confirmed'],
  [orderDeclined, 'declined'],
  [orderCheckPressed, 'lookAgainPressed'],
  [orderRecognized, 'recognized'],
  [modeChosen, 'formReplaced'],
  [draftReplaced, 'formReplaced'],
  [draftDiscarded, 'formReplaced'],
  [openWorkDropped, 'formReplaced'],
  [isHistoryListed, 'rowsListed'],
] as const;

function isHistoryListed(action: Action): boolean {
  return isAnswerOf('historySection')(action) && action.payload.answer !== undefined;
}

function* runMachine(deps: LoanDeps, events: Channel<Incoming>): SagaGenerator<void> {
  const work: Work = { deps, events };
  yield* put(events, { type: 'opened' });
  try {
    for (;;) yield* handle(work, yield* take(events));
  } finally {
    void work.releaseLock?.();
  }
}

/**
 * One event at a time. Delegate to it with `yield*` and not with `call`: commands in flight must be attached to the
 * caller.
 */
function* handle(work: Work, event: Incoming): SagaGenerator<void> {
  const { deps, events } = work;
  try {
    const state = yield* select(selectOrderState);
    const snapshot = snapshotOf(yield* select((all: RootState) => all), deps);
    const [moved, commands] = next(state, { ...event, snapshot });
    if (moved !== state) yield* put(orderMoved(moved));
    for (const command of commands) yield* perform(work, command);
  } catch (error) {
    deps.report(error, 'order');
    if (event.type !== 'crashed') yield* put(events, { type: 'crashed' });
  }
}

/** Whenever the user leaves Request. */
function* followScreen(_: LoanDeps, events: Channel<Incoming>): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectHasLeftRequest);
    yield* put(events, { type: 'left' });
    yield* waitFor((state: RootState) => !selectHasLeftRequest(state));
  }
}

/** Also of a save that may have failed, or in a tab that dies: other windows must not rely on what they have loaded. */
function* reportChange({ orderNews, loanId }: LoanDeps): SagaGenerator<void> {
  yield* call(() => orderNews.publish(loanId, { kind: 'authorized', requestIds: [] }));
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

const NEWS = {
  sent: 'newsHeard',
  placed: 'placedHeard',
  settled: 'settledHeard',
  authorized: 'authorizationHeard',
} as const;

/** Handles orders of other windows at once, instead of at the next poll. */
function* followOtherWindows(deps: LoanDeps, events: Channel<Incoming>): SagaGenerator<void> {
  const { orderNews, loanId } = deps;
  const news = yield* call(() =>
    eventChannel<News & { of: string }>((emit) =>
      orderNews.watch(loanId, (told, of = loanId) => emit({ ...told, of })),
    ),
  );
  try {
    for (;;) {
      const { of, kind, requestIds, key } = yield* take(news);
      // What this window has written of another loan would come back when that one is opened here.
      if (kind === 'settled' && key !== undefined) orderJournal({ ...deps, loanId: of as LoanId }).forget(key);
      if (loanKey(of) !== loanKey(loanId)) continue;
      yield* put(events, { type: NEWS[kind], requestIds });
    }
  } finally {
    news.close();
  }
}
