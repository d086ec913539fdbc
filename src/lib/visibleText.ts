export const replaceInvisible = (text: string, replacement: (found: string) => string): string =>
  text.replace(/[\p{DI}\p{Cc}\p{Cf}]/gu, replacement);

/**
 * Removes the invisible characters of a typed or pasted text: they can hide in it, turn it around or split a number.
 * Keeps words apart. Don't use it for a password.
 */
export const visibleText = (text: string): string =>
  replaceInvisible(text.replace(/[\t\v\f\x85\p{Zl}\p{Zp}]/gu, ' '), () => '');
