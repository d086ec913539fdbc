/** The names of fields whose values identify a loan, a request, a person or an account. */
const IDENTIFIER = /(?:id|ids|number|numbers|key|keys|identifier)$/i;

/** Digits of this length are hardly ever in a random text by chance. */
const TELLING = 6;

/** Whether a text names, by its digits, what the data identifies. Short digits must be a whole part of the text. */
export function identifiesAny(text: string, data: unknown): boolean {
  const parts = text.split(/[^\da-z]+/i).flatMap(digitsIn);
  const joined = text.replace(/[^\da-z]/gi, '');
  const isNamed = (digits: string): boolean =>
    digits.length < TELLING ? parts.includes(digits) : joined.includes(digits);
  return hasIdentifier(data, false, isNamed);
}

function hasIdentifier(data: unknown, isIdentifier: boolean, isNamed: (digits: string) => boolean): boolean {
  if (typeof data === 'string' || typeof data === 'number') return isIdentifier && digitsIn(String(data)).some(isNamed);
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((item) => hasIdentifier(item, isIdentifier, isNamed));
  return Object.entries(data).some(
    ([name, value]) =>
      (IDENTIFIER.test(name) && hasIdentifier(value, true, isNamed)) || hasIdentifier(value, false, isNamed),
  );
}

/** The groups of digits, without leading zeros. @empty [] for a text without digits other than 0 */
const digitsIn = (text: string): string[] => text.match(/[1-9]\d*/g) ?? [];
