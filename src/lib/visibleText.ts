/** Emoji, which may contain invisible characters, or one of those. TypeScript's target has no literal with this flag. */
const EMOJI_OR_INVISIBLE = String.raw`(\p{RGI_Emoji})|[\p{DI}\p{Cc}\p{Cf}]`;
let prepared: RegExp | undefined;

/** Replaces the invisible characters of a text, but not those of emoji. */
export const replaceInvisible = (text: string, replacement: (found: string) => string): string =>
  // The invisible characters of emoji are all of this kind. Browsers take long to prepare the pattern of emoji.
  /\p{DI}/u.test(text)
    ? text.replace(
        (prepared ??= new RegExp(EMOJI_OR_INVISIBLE, 'gv')),
        (found, emoji: string | undefined) => emoji ?? replacement(found),
      )
    : text.replace(/[\p{Cc}\p{Cf}]/gu, replacement);

/**
 * Removes the invisible characters of a typed or pasted text: they can hide in it, turn it around or split a number.
 * Keeps those of emoji, and words apart. Don't use it for a password.
 */
export const visibleText = (text: string): string =>
  replaceInvisible(text.replace(/[\t\v\f\x85\p{Zl}\p{Zp}]/gu, ' '), () => '');
