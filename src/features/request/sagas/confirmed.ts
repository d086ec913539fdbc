import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import * as orderTexts from '@/config/texts/orderTexts';
import type { OrderConcern } from '@/domain/order/orderConcern';
import { orderConfirmed, orderDeclined, submissionChanged } from '@/features/request/state/orderDraftSlice';
import { selectHasLeftRequest, selectOrderBlock } from '@/features/request/state/orderSelectors';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';

/** Asks the user to confirm the concerns, if any. If the order is blocked by then, reports this and returns false. */
export function* confirmed(deps: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  const isWanted = concerns.length === 0 || (yield* call(areAccepted, deps, concerns));
  const block = yield* select(selectOrderBlock);
  if (isWanted && block === null) return true;
  if (isWanted && block !== null) deps.notify({ tone: 'error', text: orderTexts.notOrdered(block) });
  yield* put(submissionChanged({ status: 'editing' }));
  return false;
}

/** Leaving the screen counts as declining. */
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
