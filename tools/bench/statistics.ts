/** The middle of some ratios, and where the true one lies. */
export interface Interval {
  low: number;
  median: number;
  high: number;
}

const sorted = (figures: readonly number[]): number[] =>
  figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b);

/** Ignores NaN. @empty NaN for no figures */
export function medianOf(figures: readonly number[]): number {
  const known = sorted(figures);
  const middle = (known.length - 1) / 2;
  return ((known[Math.floor(middle)] ?? NaN) + (known[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Divides figures that were taken in the same turns: a slow minute of the machine slows both down. */
export const ratiosOf = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((our, turn) => our / (theirs[turn] ?? NaN));

/**
 * Returns the ratios' median, and the interval that holds the true median in 95 of 100 runs, by the sign test: single
 * outliers don't count.
 *
 * @empty an interval without limits for less than six ratios, from which nothing follows
 */
export function intervalOf(ratios: readonly number[]): Interval {
  const known = sorted(ratios);
  const count = known.length;
  // Coins would put that many ratios or fewer beyond either limit in at most 2.5 % of the runs.
  let [rank, ways, probability] = [0, 1, 0.5 ** count];
  while (probability <= 0.025) {
    rank += 1;
    ways *= (count - rank + 1) / rank;
    probability += ways * 0.5 ** count;
  }
  const [low = -Infinity, high = Infinity] = rank === 0 ? [] : [known[rank - 1], known.at(-rank)];
  return { median: medianOf(known), low, high };
}

/** @shape 'no difference' unless all of the interval lies on one side of 1 */
export const verdictOf = ({ low, high }: Interval): string =>
  high < 1 ? 'faster' : low > 1 ? 'slower' : 'no difference';
