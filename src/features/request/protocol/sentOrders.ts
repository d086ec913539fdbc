import type { LoanId } from '@/features/loan/rules/loan';
import type { OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { attempt } from '@/lib/attempt';
import type { SessionMemory } from '@/browser/memory';
import { TAB_WORK } from '@/browser/tabWork';

/** The last order that this tab sent for a loan. */
interface SentOrder {
  readonly key: string;
  /** The user has changed the draft since. */
  readonly isEdited?: boolean;
}

/** Notes which order this tab sent last: only that one empties this tab's draft. */
export const noteSentHere = (memory: SessionMemory, loanId: LoanId, { key }: OrderAttempt): void =>
  writeSent(memory, loanId, { key });

/** Notes, with the edit itself, that the draft is no longer that of the last order. */
export const noteDraftEdited = (memory: SessionMemory, loanId: LoanId): void =>
  memory.soon(TAB_WORK.sentOrders + loanId, () => {
    const sent = readSent(memory)[loanId];
    if (sent !== undefined) writeSent(memory, loanId, { ...sent, isEdited: true });
  });

export const isSentHere = (memory: SessionMemory, loanId: LoanId, { key }: OrderAttempt): boolean =>
  readSent(memory)[loanId]?.key === key;

export const isDraftEdited = (memory: SessionMemory, loanId: LoanId): boolean =>
  readSent(memory)[loanId]?.isEdited === true;

const readSent = (memory: SessionMemory): Partial<Record<string, SentOrder>> =>
  attempt(() => JSON.parse(memory.read(TAB_WORK.sentOrders) ?? '{}') as Partial<Record<string, SentOrder>>) ?? {};

function writeSent(memory: SessionMemory, loanId: LoanId, sent: SentOrder): void {
  memory.write(TAB_WORK.sentOrders, JSON.stringify({ ...readSent(memory), [loanId]: sent }));
}
