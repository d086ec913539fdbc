import * as v from 'valibot';
import type { LoanId } from '@/features/loan/rules/loan';
import { isLost, type OrderAttempt, orderAttemptSchema } from '@/features/request/protocol/rules/orderAttempt';
import type { LastingMemory } from '@/browser/memory';

const entry = v.pipe(v.string(), v.parseJson(), orderAttemptSchema);

/**
 * Unsettled orders of a loan. They outlive their tab, so that another looks them up instead of ordering again. Each has
 * its own storage entry, so that tabs never overwrite each other's.
 */
export function orderJournal({ lasting: memory, loanId }: { lasting: LastingMemory; loanId: LoanId }) {
  const prefix = `order:${loanId}`;
  const nameOf = (key: string): string => `${prefix}:${key}`;
  const write = (attempt: OrderAttempt): boolean => memory.write(nameOf(attempt.key), JSON.stringify(attempt));
  return {
    /** `unreadable` names the entries that this version can't read: they may be orders in flight. */
    read: (): { attempts: OrderAttempt[]; unreadable: string[] } => {
      const known = new Map<string, OrderAttempt>();
      const unreadable = new Set<string>();
      for (const [name, text] of memory.list(prefix)) {
        // Another loan's id may start with this one.
        if (name !== prefix && !name.startsWith(nameOf(''))) continue;
        const { success, output } = v.safeParse(entry, text);
        const stored = known.get(name);
        if (!success || nameOf(output.key) !== name) unreadable.add(name);
        else if (stored === undefined) known.set(name, output);
        else {
          // Another tab has changed what this one wrote. That an order was placed stays true.
          const latest = isLost(stored) && !isLost(output) ? output : stored;
          known.set(name, latest);
          write(latest);
        }
      }
      return { attempts: [...known.values()], unreadable: [...unreadable] };
    },
    /** Returns false when the entry won't outlive this tab. */
    write,
    forget: (key: string): void => memory.forget(nameOf(key)),
    forgetUnreadable: (names: readonly string[]): void => names.forEach(memory.forget),
  };
}
