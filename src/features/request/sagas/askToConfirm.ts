import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import * as orderTexts from '@/config/texts/orderTexts';
import type { OrderConcern } from '@/domain/order/earlierOrders';
import { selectHasLeftRequest, selectOrderBlock } from '@/features/request/state/orderSelectors';
import { orderConfirmed, orderDeclined, submissionChanged } from '@/features/request/state/submissionSlice';
import { waitFor } from '@/lib/saga';
import type { SagaDeps } from '@/services/sagaDeps';

/** Asks to confirm; leaving the screen declines. Returns whether the order goes on. If not, releases the form. */
export function* askToConfirm(deps: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  yield* put(submissionChanged({ status: 'confirming', concerns }));
  const { yes } = yield* race({
    yes: take(orderConfirmed),
    no: take(orderDeclined),
    left: waitFor(selectHasLeftRequest),
  });
  const kinds = concerns.map(({ kind }) => kind).join();
  deps.telemetry.event(yes === undefined ? 'order-declined' : 'order-confirmed', { concerns: kinds });
  if (yes !== undefined) return yield* call(isStillAllowed, deps);
  yield* put(submissionChanged({ status: 'editing' }));
  return false;
}

/** True if nothing blocks the order and the user is on Request. Else says why not, and releases the form. */
export function* isStillAllowed({ notify }: SagaDeps): SagaGenerator<boolean> {
  const hasLeft = yield* select(selectHasLeftRequest);
  const reason = hasLeft ? orderTexts.leftBeforeSent : (yield* select(selectOrderBlock))?.text;
  if (reason === undefined) return true;
  notify({ tone: 'error', text: orderTexts.notOrdered(reason) });
  yield* put(submissionChanged({ status: 'editing' }));
  return false;
}
