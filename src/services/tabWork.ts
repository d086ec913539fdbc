import type { LoanId } from '@/domain/loan/loan';
import type { OrderAttempt } from '@/domain/order/orderAttempt';
import { attempt } from '@/lib/attempt';
import { orderDrafts } from './orderDrafts';
import type { SessionMemory } from './sessionMemory';

/** The mark of the person whose work this tab stores. */
const PERSON = 'tabPerson';
/** The last order that this tab sent for each loan. */
const SENT = 'sentOrders';

/** Removes everything of one person's work that survives a reload of this tab. */
export function forgetTabWork(memory: SessionMemory): void {
  orderDrafts(memory).forgetAll();
  memory.forget(SENT);
}

/**
 * Keeps the tab's work if it belongs to the person who is signed in now, and removes it otherwise: after a reload, the
 * provider may sign in another person. An unknown person counts as another one.
 */
export function keepOwnWork(memory: SessionMemory, mark: string | undefined): void {
  if (mark !== undefined && memory.read(PERSON) === mark) return;
  forgetTabWork(memory);
  if (mark === undefined) memory.forget(PERSON);
  else memory.write(PERSON, mark);
}

/** Notes which order this tab sent last: only that one empties this tab's draft. */
export function noteSentHere(memory: SessionMemory, loanId: LoanId, { key }: OrderAttempt): void {
  memory.write(SENT, JSON.stringify({ ...sentKeys(memory), [loanId]: key }));
}

export const isSentHere = (memory: SessionMemory, loanId: LoanId, { key }: OrderAttempt): boolean =>
  sentKeys(memory)[loanId] === key;

const sentKeys = (memory: SessionMemory): Record<string, string> =>
  attempt(() => JSON.parse(memory.read(SENT) ?? '{}') as Record<string, string>) ?? {};
