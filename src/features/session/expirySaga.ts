import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { clockDriftIn, expiryFor, type Expiry } from '@/domain/shell/sessionExpiry';
import type { Failure } from '@/lib/failure';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { broughtBack } from '@/services/wakeUps';
import { returnPressed, selectExpiry, sessionCleared, sessionEnded } from './sessionSlice';

/** Judges every failed call and every logged error, and ends the session where the specification says so (§4, §8). */
export function* expirySaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeEvery(deps.failures, guarded('session.failure', judgeFailure), deps);
  yield* takeEvery(deps.loggedErrors, guarded('session.clock', judgeLoggedError), deps);
  yield* takeLatest(sessionEnded, guarded('session.countdown', countDown), deps);
  yield* takeLatest(returnPressed, guarded('session.return', leave), deps);
}

function* judgeFailure(deps: SagaDeps, failure: Failure): SagaGenerator<void> {
  const { kind, call: callName, status = '', trackingNumber = '' } = failure;
  deps.telemetry.event('call-failed', { call: callName, kind, status: String(status), trackingNumber });
  if (kind === 'signedOut') deps.telemetry.trace(SESSION_CLOSED_OUTSIDE);
  const expiry = expiryFor(failure);
  if (expiry !== undefined) yield* call(end, deps, expiry);
}

function* judgeLoggedError(deps: SagaDeps, text: string): SagaGenerator<void> {
  const expiry = clockDriftIn(text);
  if (expiry !== undefined) yield* call(end, deps, expiry);
}

/** The first modal stays, except that the end of the session replaces an internal error. */
function* end(deps: SagaDeps, expiry: Expiry): SagaGenerator<void> {
  const { message, countsDown, isInternalServerError } = expiry;
  const shown = yield* select(selectExpiry);
  if (shown !== null && !(shown.isInternalServerError && countsDown)) return;
  deps.telemetry.exception(new Error(message), 'error');
  const leavesAt = countsDown ? deps.now() + deps.config.sessionCountdownSeconds * 1000 : null;
  yield* put(sessionEnded({ message, leavesAt, isInternalServerError }));
  if (countsDown) yield* call(clear, deps);
}

/** Whoever comes by next sees nothing behind the modal, and no document in a window of its own. */
function* clear({ browser, vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  browser.closeDocuments();
  // First whoever made the call learns how it failed: an order that was refused must not count as lost.
  yield* delay(0);
  yield* put(sessionCleared());
}

/** Waits for the deadline, not for ticks: a laptop that slept through it leaves at once. */
function* countDown(deps: SagaDeps, { payload }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
  if (payload.leavesAt === null) return;
  while (deps.now() < payload.leavesAt) yield* delay(Math.min(payload.leavesAt - deps.now(), 1000));
  yield* call(leave, deps);
}

/** Back may show this very page again, modal and all: then it begins anew. */
function* leave({ browser, config }: SagaDeps): SagaGenerator<void> {
  yield* call([browser, browser.leaveTo], config.originationSystem.homeUrl);
  yield* call(broughtBack);
  yield* call([browser, browser.reload]);
}
