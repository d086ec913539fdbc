import * as uiTexts from '@/config/texts/uiTexts';
import { listFormat } from '@/lib/format';
import { shortText } from '@/lib/shortText';

/** No sentence lists more: a broken record can have thousands of items, each of any length. */
const MOST = 10;
const MOST_CHARACTERS = 300;

/** The first texts, and the number of the others. One more is shown instead of counted. */
function cut(texts: readonly string[], most: number): { first: string[]; rest: number } {
  const count = texts.length === most + 1 ? most + 1 : most;
  return {
    first: texts.slice(0, count).map((text) => shortText(text, MOST_CHARACTERS)),
    rest: Math.max(0, texts.length - count),
  };
}

/** 'DU, LPA, and LPA-C'; 'DU, LPA, …, and 12 more'. */
export function listed(texts: readonly string[], most = MOST): string {
  const { first, rest } = cut(texts, most);
  return listFormat(rest === 0 ? first : [...first, uiTexts.more(rest)]);
}

/** '12, 13'; '12, 13, …, and 12 more'. */
export const enumerated = (texts: readonly string[], most = MOST): string => limited(texts, most).join(', ');

/** The same as texts of their own, such as lines. */
export function limited(texts: readonly string[], most = MOST): string[] {
  const { first, rest } = cut(texts, most);
  return rest === 0 ? first : [...first, uiTexts.andMore(rest)];
}
