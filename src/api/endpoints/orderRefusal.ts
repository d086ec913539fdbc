import * as v from 'valibot';
import { refusedOrder } from '@/api/contract/orders';
import { keepValid } from '@/api/http/keepValid';
import type { RefusalLine } from '@/domain/order/orderRefusal';

/** Returns the reasons in the body of a 400 response to an order. @empty [] for any other body */
export function refusalLines(body: unknown): RefusalLine[] {
  const parsed = v.safeParse(refusedOrder, body);
  return parsed.success ? (keepValid(parsed.output).kept.errors ?? []) : [];
}
