import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import { serviceIdOf, type ServiceOption } from '@/domain/request/ausService';
import type { OrderMode } from '@/domain/request/requestSetup';
import { isInconclusive, type Failure } from '@/lib/failure';
import { momentOf } from '@/lib/format';

/** What a failed order means: certainly not placed, placed before, or nobody knows. */
export type OrderOutcome = 'refused' | 'placed' | 'unknown';

/**
 * Judges a failed order. Only what certainly never reached the service, or was certainly refused by it, counts as not placed:
 * everything else must be looked up before anything is ordered again. 409 says that this very order is there already.
 */
export function judgeFailedOrder(failure: Failure): OrderOutcome {
  if (failure.kind === 'signedOut') return 'refused';
  if (failure.kind !== 'http' || isInconclusive(failure)) return 'unknown';
  return failure.status === 409 ? 'placed' : 'refused';
}

/** An order that has left, or is about to: ids and times only. */
export interface OrderAttempt {
  /** Names the order to the service, which places nothing twice under one key. */
  attemptId: string;
  /** Tells whether another order is the same one. '' when it could not be made. */
  fingerprint: string;
  /** Epoch milliseconds. */
  startedAt: number;
  mode: OrderMode;
  services: ServiceOption[];
  /** Requests that were there before. */
  knownRequestIds: string[];
}

/** As much as clocks may differ. */
const CLOCK_DRIFT_MS = 10 * 60_000;

interface Listed {
  requestId: string;
  ausRequestTypeId: number | null;
  requestDate: string | null;
}

/**
 * The request that an attempt has become: one that was not there before, not older than the attempt, and of its kind.
 *
 * @empty the attempt is not among them
 */
export function placedRequestId(attempt: OrderAttempt, listed: readonly Listed[]): string | undefined {
  const ids: number[] = attempt.mode === 'credit' ? [0] : attempt.services.map(serviceIdOf);
  return listed.find(
    ({ requestId, ausRequestTypeId, requestDate }) =>
      !attempt.knownRequestIds.includes(requestId) &&
      (ausRequestTypeId === null || ids.includes(ausRequestTypeId)) &&
      (momentOf(requestDate) ?? attempt.startedAt) >= attempt.startedAt - CLOCK_DRIFT_MS,
  )?.requestId;
}

/**
 * Where an order leads: credit alone to History; underwriting to Selection until the credit decision has been made, and to History
 * from then on. The specification says nothing of it. Unlike chooseFirstRoute it looks at this order alone: a loan's only run leads
 * a link to Selection whatever the stage.
 */
export const routeAfterOrder = (mode: OrderMode, loanStageSequence: number | null): 'selection' | 'history' =>
  mode === 'credit' || (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE ? 'history' : 'selection';

/** Why an order was not placed, in words for people. @empty an unknown reason is ours */
export function describeOrderFailure(failure: Failure | null): string {
  if (failure?.kind === 'signedOut') return 'You are signed out. Everything you entered is kept, except the password.';
  if (failure?.status === 403) return 'You do not have permission to order for this loan.';
  if (failure?.kind === 'http') return `The service refused the order (status ${failure.status ?? 0}).`;
  return 'Something went wrong before the order was sent. Everything you entered is kept, except the password.';
}
