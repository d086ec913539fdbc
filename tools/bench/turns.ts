import type { Stage } from './server/serve';
import type { Target } from './targets';

/** A page that takes turns with others, and the server it comes from. */
export interface Contender {
  name: string;
  stage: Stage;
  target: Target;
}

/** The values that a contender measured, by figure. */
export type Figures = Readonly<Record<string, number>>;

/** The measured values. */
export interface Ledger {
  /** Returns one value a turn. @empty NaN for a turn in which it was not measured */
  of: (contender: string, figure: string) => number[];
  /** How many measurements failed. */
  failures: number;
}

/** What each contender does once in a turn. */
type Task = readonly [contenders: readonly Contender[], measure: (contender: Contender) => Promise<Figures>];

/** Takes all turns. Logs and skips a failed measurement. */
export async function takeTurns(tasks: readonly Task[], turns: number): Promise<Ledger> {
  const taken = Array.from({ length: turns }, () => new Map<string, Figures>());
  let failures = 0;
  for (const [turn, noted] of taken.entries())
    for (const [contenders, measure] of tasks)
      // Alternates, so that none always follows the same other.
      for (const contender of turn % 2 === 0 ? contenders : contenders.toReversed()) {
        const { name } = contender;
        console.log(`Turn ${turn + 1} of ${turns}: ${name}`);
        try {
          noted.set(name, { ...noted.get(name), ...(await measure(contender)) });
        } catch (error) {
          failures += 1;
          console.error(error);
        }
      }
  return { failures, of: (name, figure) => taken.map((noted) => noted.get(name)?.[figure] ?? NaN) };
}
