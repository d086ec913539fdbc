import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay } from 'typed-redux-saga';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import type { LoanId } from '@/domain/loan/loan';
import { placedRequestId, type OrderAttempt } from '@/domain/order/orderOutcome';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';

/** Milliseconds after which a lost order is given up as not to be confirmed. */
const SEARCH_MS = 120_000;

/**
 * Looks for an order whose answer was lost among the loan's requests, at once and then every 5 seconds for two minutes after it
 * was sent. Nothing is ever sent again.
 *
 * @empty it could not be found
 */
export function* findOrder(deps: SagaDeps, loanId: LoanId, attempt: OrderAttempt): SagaGenerator<string | undefined> {
  for (;;) {
    const found = placedRequestId(attempt, yield* call(listedRequests, deps, loanId));
    const isGivenUp = deps.now() >= attempt.startedAt + SEARCH_MS;
    if (found !== undefined || isGivenUp) {
      const outcome = found === undefined ? 'unconfirmed' : 'found';
      deps.telemetry.event('order-resolved', { attempt: attempt.attemptId, outcome });
      return found;
    }
    yield* delay(HISTORY_POLL_INTERVAL_MS);
  }
}

/** The loan's requests by History, or by the latest request while History cannot be read. */
function* listedRequests({ api }: SagaDeps, loanId: LoanId) {
  try {
    const items = yield* callApi(api.history.list, { loanId });
    if (items !== undefined) return items;
  } catch {
    // The latest request says as much about an order that has just been placed.
  }
  try {
    const recent = yield* callApi(api.requestSetup.recent, { loanId });
    return recent?.items ?? [];
  } catch {
    return [];
  }
}
