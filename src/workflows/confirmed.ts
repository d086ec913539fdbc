import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { OrderConcern } from '@/domain/order/orderGuard';
import { orderConfirmed, orderDeclined, submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';
import { notify } from '@/ui/notify';
import { selectHasLeftRequest, selectOrderBlock } from './orderSelectors';

/** Asks about the concerns, if there are any. What was possible before may not be any more: then a yes comes too late, and is told so. */
export function* confirmed(deps: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  const isWanted = concerns.length === 0 || (yield* call(areAccepted, deps, concerns));
  const block = yield* select(selectOrderBlock);
  if (isWanted && block === null) return true;
  if (isWanted) notify({ tone: 'error', text: `Nothing was ordered. ${block}` });
  yield* put(submissionChanged({ status: 'editing' }));
  return false;
}

/** Leaving the screen is no answer, so it counts as a no. */
function* areAccepted({ telemetry }: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  yield* put(submissionChanged({ status: 'confirming', concerns }));
  const { yes } = yield* race({
    yes: take(orderConfirmed),
    no: take(orderDeclined),
    left: waitFor(selectHasLeftRequest),
  });
  const kinds = concerns.map(({ kind }) => kind).join();
  telemetry.event(yes === undefined ? 'order-declined' : 'order-confirmed', { concerns: kinds });
  return yes !== undefined;
}
