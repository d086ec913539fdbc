import { call, delay, join, put, race, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { selectPendingDocuments } from '@/features/documents/documentsSlice';
import { selectPlace } from '@/features/navigation/navigationSlice';
import { connectionChanged, releaseReplaced, reloadPressed, selectIsOffline } from '@/features/recovery/recoverySlice';
import { selectExpiry, selectSignIn, signInStateChanged } from '@/features/session/sessionSlice';
import { isUnanswered } from '@/lib/failure';
import { selectIsSending, selectIsUnsent, selectIsWaiting } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { guarded, waitFor } from '@/lib/saga';
import { readWanted, selectFailed } from '@/reads/readState';
import type { ConnectionState } from '@/browser/connection';
import type { SagaDeps } from '@/sagaDeps';

/** True if a reload loses nothing: no user input, nothing in flight, and no message that the user has to read. */
const selectMayReload = (state: RootState): boolean =>
  !selectIsUnsent(state) &&
  !selectIsSending(state) &&
  !selectIsWaiting(state) &&
  selectPendingDocuments(state).length === 0 &&
  selectExpiry(state) === null;

const RELOADED_KEY = 'reloadedFor';

export function* recoverySaga(deps: SagaDeps): SagaGenerator<void> {
  const connection = yield* call(deps.connection.watch);
  const missing = yield* call(deps.page.missingCode);
  try {
    yield* join([
      yield* takeEvery(connection, guarded('recovery.connection', followConnection), deps),
      yield* takeLeading(missing, guarded('recovery.release', followRelease), deps),
      yield* takeEvery(reloadPressed, guarded('recovery.reload', reload), deps),
    ]);
  } finally {
    connection.close();
    missing.close();
  }
}

function* followConnection(deps: SagaDeps, state: ConnectionState): SagaGenerator<void> {
  yield* put(connectionChanged(state));
  if (state !== 'works') return;
  yield* call(askAgain);
  // Calls on the old connection may fail only now, so retry once more. Not more often: the service itself may be down.
  const { lost } = yield* race({ answered: call(allAnswered, deps), lost: waitFor(selectIsOffline) });
  if (lost === undefined) yield* call(askAgain);
}

function* askAgain(): SagaGenerator<void> {
  const failed = yield* select(selectFailed, isUnanswered);
  if (failed.length > 0) yield* put(readWanted(...failed));
  if ((yield* select(selectSignIn)) === 'unreachable') yield* put(signInStateChanged('signedOut'));
}

/** Waits until the last response is in the store, too. */
function* allAnswered({ noCalls }: SagaDeps): SagaGenerator<void> {
  yield* call(noCalls);
  yield* delay(0);
}

/** Loads the new release at the user's address: once, and only if nothing is lost. Otherwise the app offers it. */
function* followRelease({ memory, browser, page, telemetry }: SagaDeps): SagaGenerator<void> {
  if (!(yield* call(page.isReplaced))) return;
  const place = yield* select(selectPlace);
  const release = page.releaseId();
  const isFirst = memory.read(RELOADED_KEY) !== release;
  // Without storage the reload can't be recorded, and the page could reload forever.
  if (place !== null && isFirst && (yield* select(selectMayReload)) && memory.write(RELOADED_KEY, release)) {
    telemetry.event('reloaded');
    yield* call([browser, browser.leaveTo], place.href);
  } else yield* put(releaseReplaced());
}

function* reload({ browser }: SagaDeps): SagaGenerator<void> {
  yield* call([browser, browser.reload]);
}
