import { describe, expect, it } from 'vitest';
import { pairedDifference, verdictOf } from '@tests/bench/statistics';

/** Pairs that differ by the given percents. */
const pairsOf = (...percents: number[]): [number, number][] => percents.map((percent) => [100 + percent, 100]);

describe('pairedDifference', () => {
  it.each([
    { name: 'no pair', percents: [], low: -Infinity, high: Infinity, verdict: 'no difference' },
    {
      name: 'five equal pairs',
      percents: [-9, -9, -9, -9, -9],
      low: -Infinity,
      high: Infinity,
      verdict: 'no difference',
    },
    { name: 'six faster pairs', percents: [-5, -1, -2, -3, -4, -6], low: -6, high: -1, verdict: 'faster' },
    { name: 'six slower pairs', percents: [5, 1, 2, 3, 4, 6], low: 1, high: 6, verdict: 'slower' },
    {
      name: 'one of six against the others',
      percents: [-5, 1, -2, -3, -4, -6],
      low: -6,
      high: 1,
      verdict: 'no difference',
    },
    {
      name: 'an outlier of nine',
      percents: [-5, 90, -2, -3, -4, -6, -7, -8, -9],
      low: -8,
      high: -2,
      verdict: 'faster',
    },
    {
      name: 'three of fifteen against the others',
      percents: [50, 40, 30, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12],
      low: -9,
      high: -1,
      verdict: 'faster',
    },
    {
      name: 'four of fifteen against the others',
      percents: [50, 40, 30, 20, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12],
      low: -9,
      high: 20,
      verdict: 'no difference',
    },
  ])('holds the true median of $name', ({ percents, low, high, verdict }) => {
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
