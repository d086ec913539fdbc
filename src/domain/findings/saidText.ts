import { replaceInvisible } from '@/lib/visibleText';

/**
 * Returns a text of a file as the app shows, copies and compares it: an invisible character, which could turn a text
 * around or split a word, becomes its code, such as `[U+202E]`. Line ends and tabs stay.
 * @spec FND-9
 */
export const saidText = (text: string): string =>
  replaceInvisible(detached(text), (found) => (/[\t\n\r]/.test(found) ? found : codeOf(found)));

/** @empty null for a missing or blank text */
export const saidOrNull = (text: string | null | undefined): string | null => saidText((text ?? '').trim()) || null;

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Copies the characters: a part of a string keeps the whole string in memory, and the file holds more than messages. */
const detached = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
