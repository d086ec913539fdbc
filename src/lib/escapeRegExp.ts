/** A text as the part of a pattern that matches it. Browsers have no RegExp.escape yet. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
