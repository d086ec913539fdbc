const REFERENCE_LENGTH = 30;

/** Removes every character outside A-Z, a-z and 0-9 from an identifier. Don't use it for a password. @spec REQ-30 */
export const cleanIdentifier = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** Keeps the API's spelling if the typed value differs only in stripped characters. */
export const keepSpelling = (typed: string, onFile: string | null): string =>
  onFile !== null && typed !== '' && cleanIdentifier(typed) === cleanIdentifier(onFile) ? onFile : typed;

/** Cleans a credit reference number and cuts it to 30 characters. */
export const cleanReference = (text: string): string => cleanIdentifier(text).slice(0, REFERENCE_LENGTH);
