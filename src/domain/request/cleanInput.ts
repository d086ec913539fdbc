/** The most characters a credit reference number has. */
const REFERENCE_LENGTH = 30;

/**
 * An identifier as typed or pasted, without anything outside A-Z, a-z and 0-9. Never meant for a password.
 *
 * @source Specification §5, input cleaning
 */
export const cleanIdentifier = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** A credit reference number as typed or pasted: cleaned, and at most 30 characters. */
export const cleanReference = (text: string): string => cleanIdentifier(text).slice(0, REFERENCE_LENGTH);
