import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import type { OrderForm } from '@/domain/order/orderForm';
import { orderConcerns, type OrderConcern } from '@/domain/order/orderGuard';
import type { OrderAttempt } from '@/domain/order/orderOutcome';
import { readinessOf } from '@/domain/validation/validateSubmission';
import { selectCreditParts } from '@/features/creditReport/creditReportSlice';
import { submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import { isUnknown } from '@/lib/remote';
import type { SagaDeps } from '@/services/sagaDeps';
import { confirmed } from './confirmed';
import { selectPastRequests } from './orderSelectors';

/** An order that is about to be sent. */
export interface IntendedOrder {
  form: OrderForm;
  /** An earlier order that is still not accounted for. */
  lost: OrderAttempt | undefined;
}

/** What should be thought over before this order is sent, by what is known now. */
export function* openConcerns({ config, now }: SagaDeps, { form, lost }: IntendedOrder): SagaGenerator<OrderConcern[]> {
  const { recentCredit } = yield* select(selectCreditParts);
  return orderConcerns(form, {
    readiness: readinessOf(form),
    recentCredit: recentCredit.value,
    isCreditUnknown: isUnknown(recentCredit),
    history: yield* select(selectPastRequests),
    unconfirmedSince: lost?.startedAt ?? null,
    creditCostEstimate: config.creditCostEstimate,
    now: now(),
  });
}

/**
 * Asks about `more`, and about what has come up since `answered` were: a run that ends while a question stands puts reports on
 * file, and a yes says nothing about what nobody knew of then.
 */
export function* stillConfirmed(
  deps: SagaDeps,
  intended: IntendedOrder,
  answered: readonly OrderConcern[],
  more: readonly OrderConcern[],
): SagaGenerator<boolean> {
  const kinds = new Set(answered.map(({ kind }) => kind));
  let open = [...(yield* call(openConcerns, deps, intended)), ...more];
  do {
    open = open.filter(({ kind }) => !kinds.has(kind));
    if (!(yield* call(confirmed, deps, open))) return false;
    yield* put(submissionChanged({ status: 'submitting' }));
    open.forEach(({ kind }) => kinds.add(kind));
    open = yield* call(openConcerns, deps, intended);
  } while (open.some(({ kind }) => !kinds.has(kind)));
  return true;
}
