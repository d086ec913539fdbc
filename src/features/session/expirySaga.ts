import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { clockDriftIn, expiryFor, type Expiry } from '@/domain/sessionExpiry';
import type { Failure } from '@/lib/failure';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { returnPressed, selectExpiry, sessionEnded, signInReturnFailed } from './sessionSlice';

/** Judges every failed call and every logged error, and ends the session where the specification says so (§4, §8). */
export function* expirySaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeEvery(deps.failures, guarded('session.failure', judgeFailure), deps);
  yield* takeEvery(deps.loggedErrors, guarded('session.clock', judgeLoggedError), deps);
  yield* takeEvery(signInReturnFailed, guarded('session.clock', judgeReturn), deps);
  yield* takeLatest(sessionEnded, guarded('session.countdown', countDown), deps);
  yield* takeLeading(returnPressed, guarded('session.return', leave), deps);
}

function* judgeFailure(deps: SagaDeps, failure: Failure): SagaGenerator<void> {
  const expiry = expiryFor(failure);
  if (expiry === undefined) return;
  deps.telemetry.event('session-ended', {
    kind: failure.kind,
    status: String(failure.status ?? ''),
    call: failure.call,
  });
  yield* call(end, deps, expiry);
}

function* judgeLoggedError(deps: SagaDeps, text: string): SagaGenerator<void> {
  const expiry = clockDriftIn(text);
  if (expiry !== undefined) yield* call(end, deps, expiry);
}

const judgeReturn = (deps: SagaDeps, { payload }: ReturnType<typeof signInReturnFailed>) =>
  judgeLoggedError(deps, payload);

/** The first modal stays, except that the end of the session replaces an internal error. */
function* end({ config, now }: SagaDeps, expiry: Expiry): SagaGenerator<void> {
  const shown = yield* select(selectExpiry);
  if (shown !== null && !(shown.isInternalServerError && expiry.countsDown)) return;
  const leavesAt = expiry.countsDown ? now() + config.sessionCountdownSeconds * 1000 : null;
  yield* put(sessionEnded({ message: expiry.message, leavesAt, isInternalServerError: expiry.isInternalServerError }));
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
