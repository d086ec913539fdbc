import { fc } from '@tests/support/properties';
import { describe, expect, it } from 'vitest';
import { inSentence, shortText } from '@/lib/shortText';

/** Of any characters; half of them, of two code units each, so that a cut falls inside one. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('😀', 'a', '𠮷'), maxLength: 400 }),
);

describe('a delivered text', () => {
  it('stays as it is up to its length, and is a start of the whole beyond it, in whole characters', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 300 }), (whole, most) => {
        const short = shortText(whole, most);
        if (whole.length <= most) expect(short).toBe(whole);
        else expect(whole.startsWith(short.slice(0, -1)) && short.endsWith('…')).toBe(true);
        expect(short.length).toBeLessThanOrEqual(most + 1);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });

  it('is not cut inside a character', () => {
    expect(shortText('ab😀', 3)).toBe('ab…');
  });

  it.each(['Dana Whitfield', 'Łukasz Ørsted', '李小龍'])('in a sentence, %s stays as it is', (name) => {
    expect(inSentence(name)).toBe(name);
  });

  it.each(['שרה Cohen 2', 'Omar عمر', 'a\u202Eb'])('in a sentence, %s reorders no other word', (name) => {
    expect(inSentence(name)).toBe(`\u2068${name}\u2069`);
  });
});
