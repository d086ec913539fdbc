import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  availabilityReceived,
  recommendationsFailed,
  recommendationsReceived,
  recommendationsRequested,
  resultsFailed,
  resultsReceived,
  resultsRequested,
  stepsReceived,
} from './selectionSlice';

/** Reads the results of one run; what was known stays until they are there. */
export function* loadResults({ api }: SagaDeps, loanId: LoanId, runId: string): SagaGenerator<void> {
  yield* put(resultsRequested({ runId }));
  try {
    const results = yield* callApi(api.selections.list, { loanId, runId });
    yield* put(resultsReceived({ runId, results }));
  } catch (caught) {
    yield* put(resultsFailed({ runId, failure: failureOf(caught) }));
  }
}

/** Reads recommendations, override reasons and the override log, which come in one answer. */
export function* loadRecommendations({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* put(recommendationsRequested());
  try {
    yield* put(recommendationsReceived(yield* callApi(api.selections.recommendations, { loanId })));
  } catch (caught) {
    yield* put(recommendationsFailed(failureOf(caught)));
  }
}

/** Reads which services are open. It only adds to the screen, so the screen does without when it fails. */
export function* loadAvailability({ api }: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  try {
    const availability = yield* callApi(api.requestSetup.availability, { loanId });
    if (availability !== undefined) yield* put(availabilityReceived(availability));
  } catch {
    // The session judges the failure; nothing else hangs on it.
  }
}

/** Reads the steps that requests under way have taken; without them the statuses of the history have to do. */
export function* loadSteps(deps: SagaDeps, loanId: LoanId, requestIds: string[]): SagaGenerator<void> {
  yield* all(requestIds.map((requestId) => call(loadStepsOf, deps, loanId, requestId)));
}

function* loadStepsOf({ api }: SagaDeps, loanId: LoanId, requestId: string): SagaGenerator<void> {
  try {
    const steps = yield* callApi(api.selections.steps, { loanId, requestId });
    if (steps !== undefined) yield* put(stepsReceived({ requestId, steps }));
  } catch {
    // As above.
  }
}
