import { put, race, type SagaGenerator, take } from 'typed-redux-saga';
import type { OrderConcern } from '@/features/request/protocol/rules/earlierOrders';
import { selectHasLeftRequest } from '@/features/request/state/orderSelectors';
import { orderConfirmed, orderDeclined, submissionChanged } from './submissionSlice';
import { waitFor } from '@/lib/saga';
import type { SagaDeps } from '@/sagaDeps';

/** Asks to confirm; leaving the screen declines. Returns whether the user said yes. If not, releases the form. */
export function* askToConfirm({ telemetry }: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  yield* put(submissionChanged({ status: 'confirming', concerns }));
  const { yes } = yield* race({
    yes: take(orderConfirmed),
    no: take(orderDeclined),
    left: waitFor(selectHasLeftRequest),
  });
  const kinds = concerns.map(({ kind }) => kind).join();
  telemetry.event(yes === undefined ? 'order-declined' : 'order-confirmed', { concerns: kinds });
  if (yes === undefined) yield* put(submissionChanged({ status: 'editing' }));
  return yes !== undefined;
}
