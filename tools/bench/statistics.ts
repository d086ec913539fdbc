/** The middle of some figures, and what half of them lie between. */
export interface Spread {
  low: number;
  median: number;
  high: number;
}

/** Returns median and quartiles, which single slow runs can't change. Ignores NaN. @empty NaN for no figures */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return below + (above - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** Divides figures that were taken in the same turns: a slow minute of the machine slows both down. */
export const ratiosOf = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((our, turn) => our / (theirs[turn] ?? NaN));

/** @shape 'level' if the quartiles hold 1 */
export const wordOf = ({ low, high }: Spread): string =>
  high < 1 ? 'ahead' : low > 1 ? 'behind' : low <= 1 ? 'level' : 'not measured';

/**
 * Returns the ratios' median, and the interval that holds the true median in 95 of 100 runs, by the sign test: single
 * outliers don't count.
 *
 * @empty an interval without limits for less than six ratios, from which nothing follows
 */
export function intervalOf(ratios: readonly number[]): Spread {
  const sorted = ratios.filter((ratio) => !Number.isNaN(ratio)).toSorted((a, b) => a - b);
  const count = sorted.length;
  // Coins would put that many ratios or fewer beyond either limit in at most 2.5 % of the runs.
  let [rank, ways, probability] = [0, 1, 0.5 ** count];
  while (probability <= 0.025) {
    rank += 1;
    ways *= (count - rank + 1) / rank;
    probability += ways * 0.5 ** count;
  }
  const [low = -Infinity, high = Infinity] = rank === 0 ? [] : [sorted[rank - 1], sorted.at(-rank)];
  return { ...spreadOf(sorted), low, high };
}

/** @shape 'no difference' unless all of the interval lies on one side of 1 */
export const verdictOf = ({ low, high }: Spread): string =>
  high < 1 ? 'faster' : low > 1 ? 'slower' : 'no difference';
