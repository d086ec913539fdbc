import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import * as orderTexts from '@/config/texts/orderTexts';
import type { OrderConcern } from '@/domain/order/orderConcern';
import { selectHasLeftRequest, selectOrderBlock } from '@/features/request/state/orderSelectors';
import { orderConfirmed, orderDeclined, submissionChanged } from '@/features/request/state/submissionSlice';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Asks the user to confirm the concerns; leaving the screen counts as declining. Returns whether the order goes on. If
 * not, the form is released.
 */
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

/** Returns true if nothing blocks the order. Otherwise tells the user what does, and releases the form. */
export function* isStillAllowed({ notify }: SagaDeps): SagaGenerator<boolean> {
  const block = yield* select(selectOrderBlock);
  if (block === null) return true;
  notify({ tone: 'error', text: orderTexts.notOrdered(block.text) });
  yield* put(submissionChanged({ status: 'editing' }));
  return false;
}
