import { call, delay, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { identifiesAny } from '@/features/session/rules/identifiers';
import { clockDriftIn, expiryFor, type Expiry, SIGN_IN_ENDS } from '@/features/session/rules/sessionExpiry';
import type { Failure } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga';
import type { SagaDeps } from '@/sagaDeps';
import { forgetTabWork } from '@/browser/tabWork';
import { returnPressed, selectExpiry, sessionCleared, sessionEnded, signInEnded } from './sessionSlice';

export function* expirySaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeEvery(deps.failures, guarded('session.failure', judgeFailure), deps);
  yield* takeEvery(deps.loggedErrors, guarded('session.clock', judgeLoggedError), deps);
  yield* takeEvery(signInEnded, guarded('session.person', endForPerson), deps);
  yield* takeLatest(sessionEnded, guarded('session.countdown', countDown), deps);
  yield* takeLatest(returnPressed, guarded('session.return', leave), deps);
}

function* judgeFailure(deps: SagaDeps, failure: Failure): SagaGenerator<void> {
  const { kind, call: callName, status = '' } = failure;
  const trackingNumber = yield* select(reportable, failure.trackingNumber ?? '');
  deps.telemetry.event('call-failed', { call: callName, kind, status: String(status), trackingNumber });
  const shown = yield* select(selectExpiry);
  if (kind === 'signedOut' && shown?.kind !== 'over') deps.telemetry.trace(SESSION_CLOSED_OUTSIDE);
  const expiry = expiryFor(failure);
  if (expiry !== undefined) yield* call(end, deps, expiry);
}

/** Monitoring gets no tracking number that names what is loaded: some services build it from the loan's number. */
const reportable = (state: RootState, trackingNumber: string): string =>
  trackingNumber !== '' && identifiesAny(trackingNumber, state) ? '' : trackingNumber;

function* judgeLoggedError(deps: SagaDeps, text: string): SagaGenerator<void> {
  const expiry = clockDriftIn(text);
  if (expiry !== undefined) yield* call(end, deps, expiry);
}

/** Nothing of this person's work stays for the next one, drafts included. This end replaces any other modal. */
function* endForPerson(deps: SagaDeps, { payload }: ReturnType<typeof signInEnded>): SagaGenerator<void> {
  deps.telemetry.clearUser();
  if (payload === 'signedOutElsewhere') deps.telemetry.trace(SESSION_CLOSED_OUTSIDE);
  yield* call(
    end,
    deps,
    { message: SIGN_IN_ENDS[payload], kind: 'over' as const, isWorkForgotten: true as const },
    true,
  );
  // Last, because the screen saves its draft once more while it closes.
  forgetTabWork(deps.memory);
}

/** Logs what is not shown already. The first modal stays, but the end of the session replaces one that ends nothing. */
function* end(deps: SagaDeps, expiry: Expiry, replacesAll = false): SagaGenerator<void> {
  const { message, kind } = expiry;
  const shown = yield* select(selectExpiry);
  if (shown?.message !== message) deps.telemetry.exception(new Error(message), 'error');
  if (shown !== null && !replacesAll && (shown.kind === 'over' || kind !== 'over')) return;
  const leavesAt = kind === 'over' ? deps.now() + deps.config.SESSION_MODAL_COUNTDOWN_TIMER * 1000 : null;
  yield* put(sessionEnded({ ...expiry, leavesAt }));
  if (kind === 'over') yield* call(clear, deps);
}

/** Clears the data, so that the next user of the browser sees nothing behind the modal or in document windows. */
function* clear({ browser, vault }: SagaDeps): SagaGenerator<void> {
  vault.clear();
  browser.closeDocuments();
  // Callers must receive their failures first: otherwise a refused order would count as lost.
  yield* delay(0);
  yield* put(sessionCleared());
  // Until now, a list of agencies could still answer.
  vault.clear();
}

/** Waits for the deadline instead of counting ticks: if the computer sleeps past it, the browser leaves at once. */
function* countDown(deps: SagaDeps, { payload }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
  if (payload.leavesAt === null) return;
  while (deps.now() < payload.leavesAt) yield* delay(Math.min(payload.leavesAt - deps.now(), 1000));
  yield* call(leave, deps);
}

/** Back can restore this page with its modal: reload it then. */
function* leave({ browser, config, page }: SagaDeps): SagaGenerator<void> {
  yield* call([browser, browser.leaveTo], config.LOS_CONFIG.HOME_URL);
  yield* call(page.pageRestored);
  yield* call([browser, browser.reload]);
}
