import * as v from 'valibot';
import { refusedOrder } from '@/api/contract/orders';
import { keepValid } from '@/api/http/keepValid';
import type { RefusalLine } from '@/domain/order/orderRefusal';

/** The reasons in the body of a 400 answer to an order. @empty a body that is not one gives none */
export function refusalLines(body: unknown): RefusalLine[] {
  const parsed = v.safeParse(refusedOrder, body);
  return parsed.success ? (keepValid(parsed.output).kept.errors ?? []) : [];
}
