import { describe, expect, it } from 'vitest';
import { pairedDifference, verdictOf } from '@tools/bench/statistics';

/** Pairs that differ by the given percents. */
const pairsOf = (...percents: number[]): [number, number][] => percents.map((percent) => [100 + percent, 100]);

describe('pairedDifference', () => {
  it.each([
    ['no pair', [], -Infinity, Infinity, 'no difference'],
    ['five equal pairs', [-9, -9, -9, -9, -9], -Infinity, Infinity, 'no difference'],
    ['six faster pairs', [-5, -1, -2, -3, -4, -6], -6, -1, 'faster'],
    ['six slower pairs', [5, 1, 2, 3, 4, 6], 1, 6, 'slower'],
    ['one of six against the others', [-5, 1, -2, -3, -4, -6], -6, 1, 'no difference'],
    ['an outlier of nine', [-5, 90, -2, -3, -4, -6, -7, -8, -9], -8, -2, 'faster'],
    [
      'three of fifteen against the others',
      [50, 40, 30, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12],
      -9,
      -1,
      'faster',
    ],
    [
      'four of fifteen against the others',
      [50, 40, 30, 20, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12],
      -9,
      20,
      'no difference',
    ],
  ])('holds the true median of %s', (_, percents, low, high, verdict) => {
    const difference = pairedDifference(pairsOf(...percents));
    expect([difference.low, difference.high].map((limit) => Math.round(limit * 100) / 100)).toEqual([low, high]);
    expect(verdictOf(difference)).toBe(verdict);
  });

  it('compares within a pair, so that a slow hour of the machine does not count', () => {
    const difference = pairedDifference([1, 2, 3, 4, 5, 6].map((slow) => [90 * slow, 100 * slow]));
    expect(difference.median).toBeCloseTo(-10);
    expect(difference.high).toBeCloseTo(-10);
  });
});
