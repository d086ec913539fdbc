import * as v from 'valibot';
import { type LoanId, loanKey } from '@/config/loanId';
import { type Clocks, isLost, type OrderAttempt, orderAttemptSchema } from './rules/orderAttempt';
import { attempt } from '@/lib/attempt';
import type { LastingMemory, SessionMemory } from '@/browser/memory';
import { TAB_WORK } from '@/browser/tabWork';
import type { SagaDeps } from '@/sagaDeps';

const entry = v.pipe(v.string(), v.parseJson(), orderAttemptSchema);

/**
 * Unsettled orders of a loan. They outlive their tab, so that another looks them up instead of ordering again. Each has
 * its own storage entry, so that tabs never overwrite each other's.
 */
export function orderJournal({ lasting: memory, loanId }: { lasting: LastingMemory; loanId: LoanId }) {
  const prefix = `order:${loanKey(loanId)}`;
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

/** As this tab notes its last order. */
interface LastOrder {
  readonly key: string;
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

/** Notes that the draft is still that of the last order: the order itself has changed it. */
export const noteDraftOfOrder = (memory: SessionMemory, loanId: LoanId, key: string): void =>
  memory.soon(TAB_WORK.sentOrders + loanId, () => writeSent(memory, loanId, { key }));

/** The order that this tab sent last for a loan. */
export const sentHere = (memory: SessionMemory, loanId: LoanId): LastOrder | undefined => readSent(memory)[loanId];

const readSent = (memory: SessionMemory): Partial<Record<string, LastOrder>> =>
  attempt(() => JSON.parse(memory.read(TAB_WORK.sentOrders) ?? '{}') as Partial<Record<string, LastOrder>>) ?? {};

function writeSent(memory: SessionMemory, loanId: LoanId, sent: LastOrder): void {
  memory.write(TAB_WORK.sentOrders, JSON.stringify({ ...readSent(memory), [loanId]: sent }));
}

/** When each tab sent its orders and had their answers, in time that no change of the clock affects. */
const sentAfter = new WeakMap<LastingMemory, Map<string, number>>();

export function noteTimeOf(memory: LastingMemory, { key }: OrderAttempt): void {
  sentAfter.set(memory, new Map(sentAfter.get(memory)).set(key, performance.now()));
}

/** Returns the clocks of this moment, which say how old an order is. */
export function clocksNow({ now, serverClock, lasting }: Pick<SagaDeps, 'now' | 'serverClock' | 'lasting'>) {
  const [computer, server, tick] = [now(), serverClock.now(), performance.now()];
  const sent = sentAfter.get(lasting);
  return ({ key }: OrderAttempt): Clocks => {
    const after = sent?.get(key);
    return { computer, server, elapsed: after === undefined ? undefined : tick - after };
  };
}
