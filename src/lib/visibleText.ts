export const replaceInvisible = (text: string, replacement: (found: string) => string): string =>
  text.replace(/[\p{DI}\p{Cc}\p{Cf}]/gu, replacement);

/** They can hide in a typed or pasted text, turn it around or split a number. Keeps words apart. Not for passwords. */
export const visibleText = (text: string): string =>
  replaceInvisible(text.replace(/[\t\v\f\x85\p{Zl}\p{Zp}]/gu, ' '), () => '');
