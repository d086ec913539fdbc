import { describe, expect, it } from 'vitest';
import type { TextPiece } from '@/features/findings/reader/findingSearch';
import { wordChanges } from '@/features/findings/reader/wordChanges';
import { fc } from '@tests/support/properties';

const marked = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('the words that changed', () => {
  // @spec FND-17
  it.each([
    ['ratio is 41.20 & fine', 'ratio is 43.75 & fine', 'ratio is [41.20] & fine', 'ratio is [43.75] & fine'],
    ['keep one statement', 'keep two recent statements', 'keep [one statement]', 'keep [two recent statements]'],
    ['a b c', 'a c', 'a [b] c', 'a c'],
    ['a c', 'a b c', 'a c', 'a [b] c'],
    ['same', 'same', 'same', 'same'],
    ['one\nline', 'one  line', 'one\nline', 'one  line'],
    ['', 'new', '', '[new]'],
    [' a', 'a', ' a', 'a'],
  ])('%j to %j', (older, newer, before, after) => {
    const changes = wordChanges(older, newer);
    expect([marked(changes.older), marked(changes.newer)]).toEqual([before, after]);
  });

  it('leave each text as it is, and mark nothing of equal texts', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 20 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(words, words, (older, newer) => {
        const changes = wordChanges(older, newer);
        expect(changes.older.map(({ text }) => text).join('')).toBe(older);
        expect(changes.newer.map(({ text }) => text).join('')).toBe(newer);
        expect(wordChanges(older, older).older.some(({ isMarked }) => isMarked)).toBe(false);
      }),
    );
  });

  it('of a message of 3,000 words are only those that differ', () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`);
    const changes = wordChanges(words.join(' '), words.with(1_500, 'changed').join(' '));
    expect(changes.newer.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['changed']);
  });

  it('of two texts of 20,000 characters without a common word are marked as a whole', () => {
    const [older, newer] = ['a', 'b'].map((letter) => `${letter} `.repeat(10_000));
    const changes = wordChanges(`first ${older ?? ''}last`, `first ${newer ?? ''}last`);
    expect(changes.newer.map(({ isMarked }) => isMarked)).toEqual([false, true, false]);
  });
});
