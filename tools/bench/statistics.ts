/** The middle of some ratios, and limits around it. */
export interface Interval {
  low: number;
  median: number;
  high: number;
}

const sorted = (figures: readonly number[]): number[] =>
  figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b);

/** Returns median and quartiles, which single slow runs can't change. Ignores NaN. @empty NaN for no figures */
export function spreadOf(figures: readonly number[]): Interval {
  const known = sorted(figures);
  const at = (share: number): number => {
    const place = (known.length - 1) * share;
    const [below = NaN, above = NaN] = [known[Math.floor(place)], known[Math.ceil(place)]];
    return below + (above - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
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
  return { ...spreadOf(known), low, high };
}

/** @shape 'level' if the quartiles hold 1 */
export const wordOf = ({ low, high }: Interval): string =>
  high < 1 ? 'ahead' : low > 1 ? 'behind' : low <= 1 ? 'level' : 'not measured';

/** @shape 'no difference' unless all of the interval lies on one side of 1 */
export const verdictOf = ({ low, high }: Interval): string =>
  high < 1 ? 'faster' : low > 1 ? 'slower' : 'no difference';
