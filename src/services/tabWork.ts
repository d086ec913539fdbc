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
export const noteSentHere = (memory: SessionMemory, loanId: LoanId, { key }: OrderAttempt): void =>
  writeSent(memory, loanId, { key });

/** Notes that the draft is no longer that of the last order. */
export function noteDraftEdited(memory: SessionMemory, loanId: LoanId): void {
  const sent = readSent(memory)[loanId];
  if (sent !== undefined) writeSent(memory, loanId, { ...sent, isEdited: true });
}

export const isSentHere = (memory: SessionMemory, loanId: LoanId, { key }: OrderAttempt): boolean =>
  readSent(memory)[loanId]?.key === key;

export const isDraftEdited = (memory: SessionMemory, loanId: LoanId): boolean =>
  readSent(memory)[loanId]?.isEdited === true;

interface SentOrder {
  readonly key: string;
  /** The user has changed the draft since. */
  readonly isEdited?: boolean;
}

const readSent = (memory: SessionMemory): Partial<Record<string, SentOrder>> =>
  attempt(() => JSON.parse(memory.read(SENT) ?? '{}') as Partial<Record<string, SentOrder>>) ?? {};

function writeSent(memory: SessionMemory, loanId: LoanId, sent: SentOrder): void {
  memory.write(SENT, JSON.stringify({ ...readSent(memory), [loanId]: sent }));
}
