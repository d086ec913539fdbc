import { buffers, eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, delay, join, put, race, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { selectPlace } from '@/features/navigation/navigationSlice';
import { connectionChanged, releaseReplaced, reloadPressed, selectIsOffline } from '@/features/recovery/recoverySlice';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import { watchConnection } from '@/services/connection';
import { isReplaced, releaseId, watchMissingCode } from '@/services/release';
import type { SagaDeps } from '@/services/sagaDeps';
import { selectMayReload, selectUnreached } from './recoverySelectors';

/** The release for which this tab was last reloaded by itself. */
const RELOADED_KEY = 'reloadedFor';

/** Goes on after a lost connection and after a release that took the code of this page away. */
export function* recoverySaga(deps: SagaDeps): SagaGenerator<void> {
  const connection = yield* call(watched<boolean>, watchConnection);
  const missing = yield* call(watched<true>, watchMissingCode);
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

/** Only the latest event counts, and it may be told before anybody listens. */
const watched = <Event extends boolean>(watch: (tell: (event: Event) => void) => () => void) =>
  eventChannel<Event>((emit) => watch(emit), buffers.sliding(1));

/** Whatever could not be read while the connection was gone is read again. */
function* followConnection(deps: SagaDeps, isOnline: boolean): SagaGenerator<void> {
  const wasOffline = yield* select(selectIsOffline);
  if (isOnline !== wasOffline) return;
  yield* put(connectionChanged(isOnline));
  if (!isOnline) return;
  yield* call(askAgain);
  // Calls on their way over the old connection may fail only now. Once more and no further: the service itself may be down.
  const { lost } = yield* race({ answered: call(allAnswered, deps), lost: waitFor(selectIsOffline) });
  if (lost === undefined) yield* call(askAgain);
}

function* askAgain(): SagaGenerator<void> {
  yield* all((yield* select(selectUnreached)).map((action) => put(action)));
}

/** The last answer is in the store by then, too. */
function* allAnswered({ noCalls }: SagaDeps): SagaGenerator<void> {
  yield* call(noCalls);
  yield* delay(0);
}

/**
 * A reload brings the new release, at the address the reader was on the way to. It happens by itself once per release, never
 * twice, and never over something that was entered or sent: then it is offered.
 */
function* followRelease({ memory, browser }: SagaDeps): SagaGenerator<void> {
  if (!(yield* call(isReplaced))) return;
  const place = yield* select(selectPlace);
  const isFirst = memory.read(RELOADED_KEY) !== releaseId();
  // Without storage nobody would remember, and the page might reload for ever.
  if (place !== null && isFirst && (yield* select(selectMayReload)) && memory.write(RELOADED_KEY, releaseId())) {
    yield* call([browser, browser.leaveTo], place.href);
  } else yield* put(releaseReplaced());
}

function* reload({ browser }: SagaDeps): SagaGenerator<void> {
  yield* call([browser, browser.reload]);
}
