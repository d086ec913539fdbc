/** Neither vowels, which make words, nor digits, which look like numbers of loans and people. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** A name for something that went wrong, such as `KRTB-WMXD`: short enough to read out, and in the log beside what happened. */
export function newReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
