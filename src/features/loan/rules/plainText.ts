import { escapeRegExp } from '@/lib/escapeRegExp';
import { replaceInvisible } from '@/lib/visibleText';

/** Letters that Unicode doesn't divide into a letter and an accent. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  'Ø=O ø=o Ł=L ł=l Đ=D đ=d Ð=D ð=d Ħ=H ħ=h ı=i Þ=Th þ=th Æ=Ae æ=ae Œ=Oe œ=oe ß=ss ẞ=SS'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const NO_PLAIN_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'g');

/**
 * A text as names are compared in it: without accents, and with one kind of apostrophe and hyphen. Its case stays. An
 * invisible character is left out, also where the reader of a file shows its code.
 */
export const plainText = (text: string): string =>
  /^[ -Z\\^_a-z]*$/.test(text)
    ? text
    : replaceInvisible(
        text
          .replaceAll(/\[U\+[\dA-F]{4,6}\]/g, '')
          .replaceAll(/[\s\u0085]+/g, ' ')
          .replaceAll('\u00B4', "'")
          .normalize('NFKD'),
        () => '',
      )
        .replaceAll(/[\u0300-\u036F]/g, '')
        .replaceAll(NO_PLAIN_LETTER, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
        .replaceAll(/[`\u02B9\u02BB-\u02BD\u02C8\u055A\u2018\u2019\u201B\u2032]/g, "'")
        // Dashes as long as an em divide sentences.
        .replaceAll(/[\u02D7\u2043\u2212]|(?![\u2014\u2015\u2E3A\u2E3B])\p{Pd}/gu, '-');

/** The letters and digits alone, in capitals. */
export const lettersOf = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Points and commas within a number count. */
const BETWEEN_WORDS = /[-'\s]+|(?<!\d)[.,]+|[.,]+(?!\d)/;

/**
 * What finds a search in a `plainText`: as names compare, and identifiers without their hyphens.
 * @spec FND-15, OWN-2
 * @empty null for an empty search
 */
export function searchPattern(query: string): RegExp | null {
  const whole = plainText(query).trim();
  const words = whole.split(BETWEEN_WORDS).filter((word) => word !== '');
  const pattern = words.map(looselySpelled).join("[-'., ]{0,3}");
  return whole === '' ? null : new RegExp(pattern || escapeRegExp(whole), 'iu');
}

const looselySpelled = (word: string): string =>
  Array.from(word, escapeRegExp)
    .join(`[-'.,]?`)
    .replaceAll(/(?<=\d)\[-'\.,\]\?(?=\d)/g, '-?');
