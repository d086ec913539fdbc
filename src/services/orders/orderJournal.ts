import * as v from 'valibot';
import type { LoanId } from '@/domain/loan/loan';
import { orderAttemptSchema, type OrderAttempt } from '@/domain/order/orderAttempt';
import type { LastingMemory } from '@/services/browser/memory';

const entry = v.pipe(v.string(), v.parseJson(), orderAttemptSchema);

/**
 * Unsettled orders of a loan. They outlive their tab, so that another looks them up instead of ordering again. Each has
 * its own storage entry, so that tabs never overwrite each other's.
 */
export function orderJournal({ lasting: memory, loanId }: { lasting: LastingMemory; loanId: LoanId }) {
  const prefix = `order:${loanId}`;
  const keyOf = (key: string): string => `${prefix}:${key}`;
  const entries = () =>
    memory
      .list(prefix)
      // Another loan's id may start with this one.
      .filter(([key]) => key === prefix || key.startsWith(`${prefix}:`))
      .map(([key, text]) => ({ key, parsed: v.safeParse(entry, text) }));
  return {
    /** `isReadable` is false when there are entries that this version can't read: they may be orders in flight. */
    read: (): { attempts: OrderAttempt[]; isReadable: boolean } => {
      const all = entries();
      return {
        attempts: all.flatMap(({ parsed }) => (parsed.success ? [parsed.output] : [])),
        isReadable: all.every(({ parsed }) => parsed.success),
      };
    },
    /** Returns false when the entry won't outlive this tab. */
    write: (attempt: OrderAttempt): boolean => memory.write(keyOf(attempt.key), JSON.stringify(attempt)),
    forget: (key: string): void => memory.forget(keyOf(key)),
    forgetUnreadable: (): void => {
      for (const { key, parsed } of entries()) if (!parsed.success) memory.forget(key);
    },
  };
}

export type OrderJournal = ReturnType<typeof orderJournal>;
