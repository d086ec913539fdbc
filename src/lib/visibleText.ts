/** Emoji, which may contain invisible characters, or one of those. TypeScript's target has no literal with this flag. */
export const EMOJI_OR_INVISIBLE = new RegExp(String.raw`(\p{RGI_Emoji})|[\p{DI}\p{Cc}\p{Cf}]`, 'gv');

/**
 * Removes the invisible characters of a typed or pasted text: they can hide in it, turn it around or split a number.
 * Keeps those of emoji, and words apart. Don't use it for a password.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/[\t\v\f\x85\p{Zl}\p{Zp}]/gu, ' ')
    .replace(EMOJI_OR_INVISIBLE, (_, emoji: string | undefined) => emoji ?? '');
