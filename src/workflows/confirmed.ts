import type { SagaGenerator } from 'typed-redux-saga';
import { put, race, take } from 'typed-redux-saga';
import type { OrderConcern } from '@/domain/order/orderGuard';
import { selectArea } from '@/features/navigation/navigationSlice';
import { orderConfirmed, orderDeclined, submissionChanged } from '@/features/orderDraft/orderDraftSlice';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';

/** Asks about the concerns. Leaving the screen is no answer, so it counts as a no. */
export function* confirmed({ telemetry }: SagaDeps, concerns: OrderConcern[]): SagaGenerator<boolean> {
  if (concerns.length === 0) return true;
  yield* put(submissionChanged({ status: 'confirming', concerns }));
  const { yes } = yield* race({ yes: take(orderConfirmed), no: take(orderDeclined), left: waitFor(selectIsElsewhere) });
  const kinds = concerns.map(({ kind }) => kind).join();
  telemetry.event(yes === undefined ? 'order-declined' : 'order-confirmed', { concerns: kinds });
  if (yes !== undefined) return true;
  yield* put(submissionChanged({ status: 'editing' }));
  return false;
}

export const selectIsElsewhere = (state: Parameters<typeof selectArea>[0]): boolean => selectArea(state) !== 'request';
