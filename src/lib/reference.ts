/** No vowels, so that no words appear, and no digits, which look like numbers of loans and people. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/**
 * Returns a random code for an error, such as `KRTB-WMXD`. It is short enough to read out, and the log contains it too.
 */
export function newReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
