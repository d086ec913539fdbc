const REFERENCE_LENGTH = 30;

/** Removes every character outside A-Z, a-z and 0-9 from an identifier. Don't use it for a password. @spec REQ-30 */
export const cleanIdentifier = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** Cleans a credit reference number and cuts it to 30 characters. */
export const cleanReference = (text: string): string => cleanIdentifier(text).slice(0, REFERENCE_LENGTH);
