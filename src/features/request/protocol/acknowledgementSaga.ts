import { call, delay, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SavePress } from '@/features/loan/rules/press';
import { isOfPress } from '@/features/request/rules/acknowledgement';
import {
  acknowledgementNotSaved,
  acknowledgementSaved,
  acknowledgementTicked,
  selectAcknowledgementNotSaved,
} from '@/features/request/state/acknowledgementSlice';
import { selectOwnNames } from '@/features/session/sessionSlice';
import { type Failure } from '@/lib/failure';
import { isRefusal } from '@/lib/refusal';
import { callApi, failureOf, guarded } from '@/lib/saga';
import { readAnswered } from '@/reads/readState';
import { ask } from '@/reads/readNow';
import type { LoanDeps } from '@/sagaDeps';
import type { Acknowledgement } from '@/features/request/api/contract/requestSetup';

/**
 * Milliseconds before each further read of a save in doubt: the service may still be saving it. Five minutes in all.
 */
const LOOK_DELAYS_MS = [2_000, 4_000, 9_000, 45_000, 240_000];

/** Saves the checkbox at once, before any order. Runs per loan, so that leaving the screen doesn't cancel the save. */
export function* saveAcknowledgementSaga(deps: LoanDeps): SagaGenerator<void> {
  // One save at a time: parallel saves could overtake each other.
  yield* takeLeading(acknowledgementTicked, guarded('acknowledgement.save', save), deps);
  yield* takeLatest([acknowledgementTicked, acknowledgementNotSaved], guarded('acknowledgement.settle', settle), deps);
}

function* save(deps: LoanDeps, { payload: isObtained }: ReturnType<typeof acknowledgementTicked>): SagaGenerator<void> {
  const press: SavePress = { names: yield* select(selectOwnNames), at: deps.serverClock.now() };
  try {
    const saved = yield* callApi(deps.api.acknowledgements.save, { loanId: deps.loanId, isObtained });
    // A response without the value proves nothing.
    if (saved?.isBorrowerAcknowledgementForCreditPullObtained === isObtained) yield* call(takeOver, saved);
    else yield* call(readBack, deps, isObtained, press, NOTHING_SAID);
  } catch (caught) {
    yield* call(readBack, deps, isObtained, press, failureOf(caught, deps, 'acknowledgement.save'));
  }
}

const NOTHING_SAID: Failure = { kind: 'unreadable', call: 'saveAcknowledgement' };

/** A failed save can still have reached the service, so read the saved value back. */
function* readBack(deps: LoanDeps, isObtained: boolean, press: SavePress, failure: Failure): SagaGenerator<void> {
  // If this fails too, the first failure says more.
  const kept = yield* ask(deps, 'acknowledgement');
  if (kept !== undefined) yield* call(takeOver, kept);
  if (kept !== undefined && isOfPress(kept, isObtained, press)) return;
  // What a young read lacks proves nothing, and the same value may be another person's.
  const isConfirmed = isRefusal(failure) && (failure.kind !== 'http' || kept !== undefined);
  yield* put(acknowledgementNotSaved({ failure, isConfirmed, isObtained, press }));
}

/** Reads a save in doubt again, until a read shows it or the user saves again. */
function* settle(deps: LoanDeps): SagaGenerator<void> {
  for (const wait of LOOK_DELAYS_MS) {
    if ((yield* select(selectAcknowledgementNotSaved))?.isConfirmed !== false) return;
    yield* delay(wait);
    const answer = yield* ask(deps, 'acknowledgement');
    if (answer !== undefined) yield* put(readAnswered({ name: 'acknowledgement', answer }));
  }
}

/** A read that is still in flight may have been answered before the save: it counts no longer. */
function* takeOver(saved: Acknowledgement): SagaGenerator<void> {
  yield* put(readAnswered({ name: 'acknowledgement', answer: saved }));
  yield* put(acknowledgementSaved());
}
