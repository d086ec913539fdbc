import { describe, expect, it } from 'vitest';
import { shareStructure } from '@/lib/shareStructure';
import { fc } from '@tests/support/properties';

const data = fc.jsonValue();
/** A strict comparison that distinguishes 0 from -0, as identity does. */
const isSame = (a: unknown, b: unknown): boolean => {
  try {
    expect(a).toStrictEqual(b);
    return true;
  } catch {
    return false;
  }
};

/** Returns every object of the next value that has an equal object at the same place in the previous value. */
function* equalParts(previous: unknown, next: unknown): Generator<[was: object, is: object]> {
  if (typeof previous !== 'object' || typeof next !== 'object' || previous === null || next === null) return;
  if (isSame(previous, next)) yield [previous, next];
  else if (Array.isArray(previous) === Array.isArray(next))
    for (const key of Object.keys(next))
      yield* equalParts((previous as Record<string, unknown>)[key], (next as Record<string, unknown>)[key]);
}

describe('shareStructure', () => {
  it('returns an equal value, whatever the previous one was', () => {
    fc.assert(
      fc.property(data, data, (previous, next) => {
        const [before, after] = [structuredClone(previous), structuredClone(next)];
        expect(shareStructure(previous, next)).toStrictEqual(after);
        expect([previous, next]).toStrictEqual([before, after]);
      }),
    );
  });

  it('returns the previous value when nothing changed', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(shareStructure(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('keeps every equal part, wherever something else changed', () => {
    const change = fc.record({ same: data, other: data, list: fc.array(data) });
    fc.assert(
      fc.property(change, data, data, ({ same, other, list }, one, another) => {
        const previous = { same, deep: { list: [...list, same, one], other } };
        const next = structuredClone({ same, deep: { list: [...list, same, another], other } });
        const shared = shareStructure(previous, next);
        for (const [was, is] of equalParts(previous, shared)) expect(is).toBe(was);
      }),
    );
  });

  it.each([
    ['a list for an object', {}, []],
    ['one item fewer', [1, 2], [1]],
    ['a key fewer', { a: 1, b: 2 }, { a: 1 }],
    ['another key', { a: undefined }, { b: undefined }],
    ['a key more', { a: 1 }, { a: 1, b: undefined }],
    ['a key that every object inherits', { a: 1 }, JSON.parse('{"__proto__":{}}')],
  ])('distinguishes %s from the previous value', (_, previous, next) => {
    expect(shareStructure<unknown>(previous, next)).toStrictEqual(next);
  });
});

it('ends with what is nested deeper than data is', () => {
  const deep = (): unknown => JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`);
  expect(() => shareStructure(deep(), deep())).not.toThrow();
});
