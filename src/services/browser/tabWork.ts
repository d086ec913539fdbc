import { orderDrafts } from '@/services/orders/orderDrafts';
import type { SessionMemory } from './memory';

/** The mark of the person whose work this tab stores. */
const PERSON = 'tabPerson';
/** The entry of sentOrders.ts. */
export const SENT_ORDERS = 'sentOrders';

/** Removes everything of one person's work that survives a reload of this tab. */
export function forgetTabWork(memory: SessionMemory): void {
  orderDrafts(memory).forgetAll();
  memory.forget(SENT_ORDERS);
}

/** Removes the work of another or unknown person: after a reload, the provider may sign in another one. */
export function keepOwnWork(memory: SessionMemory, mark: string | undefined): void {
  if (mark !== undefined && memory.read(PERSON) === mark) return;
  forgetTabWork(memory);
  if (mark === undefined) memory.forget(PERSON);
  else memory.write(PERSON, mark);
}
