import { describe, expect, it } from 'vitest';
import { intervalOf, ratiosOf, spreadOf, verdictOf, wordOf } from '@tools/bench/statistics';

/** Ratios that differ from 1 by the given percents. */
const ratiosBy = (...percents: number[]): number[] => percents.map((percent) => (100 + percent) / 100);

describe('spreadOf', () => {
  it.each([
    ['one figure', [7], 7, 7, 7],
    ['figures in any order', [5, 1, 4, 2, 3], 2, 3, 4],
    ['figures between which the quartiles lie', [1, 2, 3, 4], 1.75, 2.5, 3.25],
    ['figures of turns that were not all measured', [1, NaN, 2, 3, NaN], 1.5, 2, 2.5],
    ['an outlier of five', [2, 3, 900, 1, 4], 2, 3, 4],
  ])('finds median and quartiles of %s', (_, figures, low, median, high) => {
    expect(spreadOf(figures)).toEqual({ low, median, high });
  });

  it('finds nothing where nothing was measured', () => {
    expect(spreadOf([])).toEqual({ low: NaN, median: NaN, high: NaN });
  });
});

describe('wordOf', () => {
  it.each([
    ['ahead', 0.8, 0.99],
    ['level', 0.8, 1],
    ['level', 0.8, 1.2],
    ['level', 1, 1.2],
    ['behind', 1.01, 1.2],
    ['not measured', NaN, NaN],
  ])('says %s for a spread from %d to %d', (word, low, high) => {
    expect(wordOf({ low, median: (low + high) / 2, high })).toBe(word);
  });
});

describe('ratiosOf', () => {
  it('compares within a turn, so that a slow minute of the machine does not count', () => {
    const spread = spreadOf(ratiosOf([90, 180, 900], [100, 200, 1000]));
    expect(wordOf(spread)).toBe('ahead');
    expect(spread).toEqual({ low: 0.9, median: 0.9, high: 0.9 });
  });

  it('has no ratio of a turn in which one failed', () => {
    expect(ratiosOf([1, NaN, 3, 4], [2, 2, NaN])).toEqual([0.5, NaN, NaN, NaN]);
  });
});

describe('intervalOf', () => {
  it.each([
    ['no turn', [], -Infinity, Infinity, 'no difference'],
    ['five equal turns', [-9, -9, -9, -9, -9], -Infinity, Infinity, 'no difference'],
    ['six faster turns', [-5, -1, -2, -3, -4, -6], 0.94, 0.99, 'faster'],
    ['six faster turns and a failed one', [-5, -1, NaN, -2, -3, -4, -6], 0.94, 0.99, 'faster'],
    ['six slower turns', [5, 1, 2, 3, 4, 6], 1.01, 1.06, 'slower'],
    ['one of six against the others', [-5, 1, -2, -3, -4, -6], 0.94, 1.01, 'no difference'],
    ['an outlier of nine', [-5, 90, -2, -3, -4, -6, -7, -8, -9], 0.92, 0.98, 'faster'],
    [
      'three of fifteen against the others',
      [50, 40, 30, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12],
      0.91,
      0.99,
      'faster',
    ],
    [
      'four of fifteen against the others',
      [50, 40, 30, 20, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12],
      0.91,
      1.2,
      'no difference',
    ],
  ])('holds the true median of %s', (_, percents, low, high, verdict) => {
    const interval = intervalOf(ratiosBy(...percents));
    expect([interval.low, interval.high]).toEqual([low, high]);
    expect(verdictOf(interval)).toBe(verdict);
  });
});
