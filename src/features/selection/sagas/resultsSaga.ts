import { put, type SagaGenerator } from 'typed-redux-saga';
import {
  availabilityReceived,
  recommendationsFailed,
  recommendationsReceived,
  recommendationsRequested,
  resultsCanceled,
  resultsFailed,
  resultsReceived,
  resultsRequested,
  stepsReceived,
} from '@/features/selection/state/selectionSlice';
import { callOptional, callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/** Loads the results of one run. The previous results stay until the new ones are received. */
export function* loadResults(deps: LoanDeps, { runId }: { runId: string }): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, `results ${runId}`, () => callApi(api.selections.list, { loanId, runId }), {
    requested: () => resultsRequested({ runId }),
    received: (results) => resultsReceived({ runId, results }),
    failed: (failure) => resultsFailed({ runId, failure }),
    canceled: () => resultsCanceled({ runId }),
  });
}

/** Loads the recommendations, the override reasons and the override log, which one response contains. */
export function* loadRecommendations(deps: LoanDeps): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, 'recommendations', () => callApi(api.selections.recommendations, { loanId }), {
    requested: recommendationsRequested,
    received: recommendationsReceived,
    failed: recommendationsFailed,
  });
}

/** Loads which services are available. The data is optional: the screen works without it. */
export function* loadAvailability({ api, loanId }: LoanDeps): SagaGenerator<void> {
  const availability = yield* callOptional(api.requestSetup.availability, { loanId });
  if (availability !== undefined) yield* put(availabilityReceived(availability));
}

/** Loads the steps of a running request. Without them the screen shows the statuses from the history. */
export const loadSteps = guarded('selection.steps', function* ({ api, loanId }: LoanDeps, requestId: string) {
  const steps = yield* callOptional(api.selections.steps, { loanId, requestId });
  if (steps !== undefined) yield* put(stepsReceived({ requestId, steps }));
});
