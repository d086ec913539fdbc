import * as errorTexts from '@/config/texts/errorTexts';
import type { RuntimeConfig } from '@/config/runtimeConfig';

type ErrorGuide = NonNullable<RuntimeConfig['errorGuide']>;

/** What an error number means, and the field of the order to check; null if no field helps. */
type KnownError = ErrorGuide[string];

/** The agencies' best documented errors, unless the configuration has a table of its own. */
const CREDIT_ERRORS: ErrorGuide = {
  '41': { meaning: errorTexts.agencySilent, field: 'agency' },
  '111336': { meaning: errorTexts.accountUnknown, field: 'account' },
  '111342': { meaning: errorTexts.reportUnknown, field: 'references' },
};

/** A number at the start of a line or after the word error, so that times and amounts are not taken for one. */
const NUMBER = /(?:^|\berror\b[\s:#]*)(\d{1,9})\b/gim;

/**
 * Returns what the first known number in an error text means.
 *
 * @empty undefined if the text contains no known number; show the text alone
 */
export function decodeError(text: string, guide: ErrorGuide = CREDIT_ERRORS): KnownError | undefined {
  for (const [, number = ''] of text.matchAll(NUMBER)) {
    if (Object.hasOwn(guide, number)) return guide[number];
  }
  return undefined;
}
