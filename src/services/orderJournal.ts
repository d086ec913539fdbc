import * as v from 'valibot';
import type { LoanId } from '@/domain/loan/loan';
import type { OrderAttempt } from '@/domain/order/orderOutcome';
import { SERVICE_OPTIONS } from '@/domain/request/ausService';
import type { SessionMemory } from './sessionMemory';

/** Ids, times and hashes: nothing about people, and never a password. */
const attempt = v.object({
  attemptId: v.string(),
  fingerprint: v.string(),
  startedAt: v.number(),
  mode: v.picklist(['aus', 'credit']),
  services: v.array(v.picklist(SERVICE_OPTIONS)),
  knownRequestIds: v.array(v.string()),
});

/**
 * The order that has left and whose outcome is not known yet. It outlives a reload and a crash of the tab, so that an order
 * whose answer was lost is looked up rather than placed again.
 */
export interface OrderJournal {
  read: (loanId: LoanId) => OrderAttempt | undefined;
  write: (loanId: LoanId, attempt: OrderAttempt) => void;
  forget: (loanId: LoanId) => void;
}

export const orderJournal = (memory: SessionMemory): OrderJournal => ({
  read(loanId) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), attempt), memory.read(keyOf(loanId)));
    return parsed.success ? parsed.output : undefined;
  },
  write: (loanId, entry) => memory.write(keyOf(loanId), JSON.stringify(entry)),
  forget: (loanId) => memory.forget(keyOf(loanId)),
});

const keyOf = (loanId: LoanId): string => `order:${loanId}`;
