/** Returns the median, because one slow run can't change it. @empty NaN for no figures */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Shuffles the items with a seed, so that no target always runs first or last. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** What most pairs differ by, in percent of the second figure; the interval holds the true median in 95 of 100 runs. */
export interface Difference {
  median: number;
  low: number;
  high: number;
}

/**
 * Compares figures that were taken in pairs, by the sign test: a slow hour of the machine slows both of a pair down, and
 * single outliers don't count.
 *
 * @empty an interval without limits for less than six pairs, from which nothing follows
 */
export function pairedDifference(pairs: readonly (readonly [ours: number, theirs: number])[]): Difference {
  const differences = pairs.map(([ours, theirs]) => (ours / theirs - 1) * 100).toSorted((a, b) => a - b);
  const count = differences.length;
  // Coins would put that many differences or fewer beyond either limit in at most 2.5 % of the runs.
  let [rank, ways, probability] = [0, 1, 0.5 ** count];
  while (probability <= 0.025) {
    rank += 1;
    ways *= (count - rank + 1) / rank;
    probability += ways * 0.5 ** count;
  }
  const [low = -Infinity, high = Infinity] = rank === 0 ? [] : [differences[rank - 1], differences.at(-rank)];
  return { median: median(differences), low, high };
}

/** @shape 'no difference' unless all of the interval lies on one side of zero */
export const verdictOf = ({ low, high }: Difference): string =>
  high < 0 ? 'faster' : low > 0 ? 'slower' : 'no difference';

/** The measured values, by target and figure. */
export interface Ledger {
  note: (target: string, figures: Readonly<Record<string, number>>) => void;
  /** Returns the median. @empty NaN for what was not measured */
  of: (target: string, figure: string) => number;
}

export function createLedger(): Ledger {
  const taken: [target: string, figures: Readonly<Record<string, number>>][] = [];
  return {
    note: (...noted) => void taken.push(noted),
    of: (target, figure) =>
      median(taken.flatMap(([of, figures]) => (of === target && figure in figures ? [figures[figure] ?? NaN] : []))),
  };
}
