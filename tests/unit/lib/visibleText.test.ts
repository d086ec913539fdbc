import { describe, expect, it } from 'vitest';
import { visibleText } from '@/lib/visibleText';
import { fc } from '@tests/support/properties';

/** Pasted from mails and web pages: they hide in a text, turn it around, or split a number. */
const INVISIBLE = [
  ...['\u00AD', '\u034F', '\u061C', '\u115F', '\u180E', '\u200B', '\u200C', '\u200D', '\u200E', '\u200F'],
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2060', '\u2063', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u206F', '\u3164', '\uFE0F', '\uFEFF', '\uFFA0', '\u{E0041}', '\0', '\b', '\u001B', '\u007F', '\u009F'],
];

describe('a typed or pasted text', () => {
  it.each(INVISIBLE.map((character) => ({ character, code: character.codePointAt(0)?.toString(16) })))(
    'loses the invisible character $code',
    ({ character }) => {
      expect(visibleText(`BRIGHT${character}138${character}`)).toBe('BRIGHT138');
      expect(visibleText(character.repeat(3))).toBe('');
    },
  );

  it.each(['\t', '\v', '\u0085', '\u2028', '\u2029'])('keeps words apart that %j separates', (separator) => {
    expect(visibleText(`Second${separator}try`)).toBe('Second try');
  });

  it.each(['Second try, 2\u00A0%', 'Peña-Ñúñez', 'ايمان', '山田太郎', 'e\u0301', '👍🏽', ' '])('keeps %s', (text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('has nothing left to remove, wherever invisible characters stand', () => {
    const parts = fc.array(fc.oneof(fc.constantFrom(...INVISIBLE), fc.string({ unit: 'grapheme-ascii' })));
    fc.assert(
      fc.property(parts, (mixed) => {
        const once = visibleText(mixed.join(''));
        expect(visibleText(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cf}\p{Cc}]/u);
      }),
    );
  });
});
