import { describe, expect, it } from 'vitest';
import { compareDates, compareIds } from '@/features/runs/rules/historyRows';
import { fc } from '@tests/support/properties';

describe('ids', () => {
  it.each([
    ['9', '10'],
    ['2', '9'],
    ['19', '21'],
    ['007', '8'],
    ['0099', '100'],
    ['100', '101'],
    ['99', 'A1'],
    ['2', '10b'],
    ['10', '1b'],
    ['99999999999999999998', '99999999999999999999'],
    ['A1', 'B1'],
  ])('%s comes before %s', (smaller, larger) => {
    expect(compareIds(smaller, larger)).toBeLessThan(0);
    expect(compareIds(larger, smaller)).toBeGreaterThan(0);
  });

  it.each([
    ['7', '007'],
    ['0', '000'],
    ['A', 'A'],
    ['', ''],
  ])('%j and %j are the same', (one, other) => {
    expect(compareIds(one, other)).toBe(0);
  });

  it('of digits have the order of their numbers, whatever their length, and come before texts', () => {
    const digits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 25n }), fc.nat(3));
    const small = fc.tuple(fc.bigInt({ min: 0n, max: 120n }), fc.nat(3));
    const number = fc.oneof(digits, small);
    fc.assert(
      fc.property(number, number, fc.constantFrom('', 'a', '1b'), ([a, zeros], [b, moreZeros], text) => {
        const [x, y] = ['0'.repeat(zeros) + String(a), '0'.repeat(moreZeros) + String(b)];
        expect(Math.sign(compareIds(x, y))).toBe(Number(a > b) - Number(a < b));
        expect(compareIds(x, text)).toBeLessThan(0);
      }),
    );
  });

  it('have one order', () => {
    const id = fc.oneof(fc.nat(30).map(String), fc.constantFrom('', 'a', 'b1', '1b', '01'));
    fc.assert(
      fc.property(id, id, id, (a, b, c) => {
        expect(Math.sign(compareIds(a, b)) + Math.sign(compareIds(b, a))).toBe(0);
        if (compareIds(a, b) <= 0 && compareIds(b, c) <= 0) expect(compareIds(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('dates', () => {
  const EARLY = '2026-11-18T10:00:00Z';
  const LATE = '2026-11-19T10:00:00Z';

  it.each([
    [LATE, EARLY],
    [EARLY, null],
    [EARLY, 'soon'],
  ])('%s comes before %s', (first, second) => {
    expect(compareDates(first, second)).toBeLessThan(0);
    expect(compareDates(second, first)).toBeGreaterThan(0);
  });

  it.each([
    [EARLY, EARLY],
    [EARLY, '2026-11-18T11:00:00+01:00'],
    [null, 'soon'],
  ])('%s and %s are the same', (one, other) => {
    expect(compareDates(one, other)).toBe(0);
  });
});
