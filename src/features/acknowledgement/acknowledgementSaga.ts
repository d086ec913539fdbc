import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery, takeLeading } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf, type Failure } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  acknowledgementFailed,
  acknowledgementNotSaved,
  acknowledgementReceived,
  acknowledgementSaved,
  acknowledgementTicked,
  acknowledgementWanted,
} from './acknowledgementSlice';

/** Reads whether the borrowers have authorised the credit pull. */
export function* acknowledgementSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(acknowledgementWanted, guarded('acknowledgement.read', readStatus), deps, loanId);
}

/**
 * Saves a tick at once, before any order. It belongs to the loan, not to the screen, so that leaving the screen does not break off
 * what has been sent.
 */
export function* saveAcknowledgementSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  // One at a time: a second tick while the first is being saved could be overtaken by it.
  yield* takeLeading(acknowledgementTicked, guarded('acknowledgement.save', save), deps, loanId);
}

function* readStatus({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  try {
    yield* put(acknowledgementReceived(yield* callApi(api.acknowledgements.status, { loanId })));
  } catch (caught) {
    yield* put(acknowledgementFailed(failureOf(caught)));
  }
}

function* save(
  deps: SagaDeps,
  loanId: LoanId,
  { payload: isObtained }: ReturnType<typeof acknowledgementTicked>,
): SagaGenerator<void> {
  try {
    const saved = yield* callApi(deps.api.acknowledgements.save, { loanId, isObtained });
    if (saved !== undefined) yield* put(acknowledgementSaved(saved));
    else yield* call(readBack, deps, loanId, isObtained, NOTHING_SAID);
  } catch (caught) {
    yield* call(readBack, deps, loanId, isObtained, failureOf(caught));
  }
}

const NOTHING_SAID: Failure = { kind: 'unreadable', call: 'saveAcknowledgement' };

/** A lost answer says nothing, so the service is asked what it has kept. */
function* readBack({ api }: SagaDeps, loanId: LoanId, isObtained: boolean, failure: Failure): SagaGenerator<void> {
  try {
    const kept = yield* callApi(api.acknowledgements.status, { loanId });
    if (kept?.isObtained === isObtained) {
      yield* put(acknowledgementSaved(kept));
      return;
    }
  } catch {
    // The first failure says more than this one.
  }
  yield* put(acknowledgementNotSaved(failure));
}
