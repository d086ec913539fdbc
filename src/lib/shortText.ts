/** More than any real name has. */
const MOST = 120;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Cuts a text that the service delivered, because a broken record can hold a name of thousands of characters. */
export const shortText = (text: string, most = MOST): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A text inside other text, whose words a name in another direction would reorder. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END}` : text);

/** Both, for a text inside a sentence. */
export const inSentence = (text: string): string => isolated(shortText(text));
