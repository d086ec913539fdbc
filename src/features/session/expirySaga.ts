import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { clockDriftIn, expiryFor, type Expiry } from '@/domain/shell/sessionExpiry';
import type { Failure } from '@/lib/failure';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { returnPressed, selectExpiry, sessionEnded } from './sessionSlice';

/** Judges every failed call and every logged error, and ends the session where the specification says so (§4, §8). */
export function* expirySaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeEvery(deps.failures, guarded('session.failure', judgeFailure), deps);
  yield* takeEvery(deps.loggedErrors, guarded('session.clock', judgeLoggedError), deps);
  yield* takeLatest(sessionEnded, guarded('session.countdown', countDown), deps);
  yield* takeLeading(returnPressed, guarded('session.return', leave), deps);
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
function* end({ config, now, telemetry, vault }: SagaDeps, expiry: Expiry): SagaGenerator<void> {
  const { message, countsDown, isInternalServerError } = expiry;
  const shown = yield* select(selectExpiry);
  if (shown !== null && !(shown.isInternalServerError && countsDown)) return;
  telemetry.exception(new Error(message), 'error');
  if (countsDown) vault.clear();
  const leavesAt = countsDown ? now() + config.sessionCountdownSeconds * 1000 : null;
  yield* put(sessionEnded({ message, leavesAt, isInternalServerError }));
}

/** Waits for the deadline, not for ticks: a laptop that slept through it leaves at once. */
function* countDown(deps: SagaDeps, { payload }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
  if (payload.leavesAt === null) return;
  while (deps.now() < payload.leavesAt) yield* delay(Math.min(payload.leavesAt - deps.now(), 1000));
  yield* call(leave, deps);
}

function* leave({ browser, config }: SagaDeps): SagaGenerator<void> {
  yield* call([browser, browser.leaveTo], config.originationSystem.homeUrl);
}
