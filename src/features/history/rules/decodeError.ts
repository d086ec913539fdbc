import type { RuntimeConfig } from '@/config/runtimeConfig';
import { escapeRegExp } from '@/lib/escapeRegExp';

type ErrorGuide = NonNullable<RuntimeConfig['ERROR_GUIDE']>;

/** What an error code means, and the field of the order to check, if one helps. */
type KnownError = ErrorGuide['CODES'][string];

/**
 * Returns what the first known code in an error text means. A code counts only in a line of a configured form, because
 * a line may begin with any number.
 * @empty undefined without a guide or a known code; show the text alone
 */
export function decodeError(text: string, guide: ErrorGuide | undefined): KnownError | undefined {
  if (guide === undefined) return undefined;
  const forms = guide.FORMS.map(patternOf);
  return text
    .split(/[\r\n]+/)
    .flatMap((line) => forms.map((form) => form.exec(line.trim())?.[1]))
    .flatMap((code) => (code !== undefined && Object.hasOwn(guide.CODES, code) ? [guide.CODES[code]] : []))[0];
}

/** @shape a whole line, such as '{code}: {text}' */
const patternOf = (form: string): RegExp => new RegExp(`^${form.trim().split(PARTS).map(partPattern).join('')}$`, 'i');

const PARTS = /(\{code\}|\{text\}|\s+)/;

function partPattern(part: string): string {
  if (part === '{code}') return String.raw`(?<![\w-])([\w-]+)(?![\w-])`;
  if (part === '{text}') return '.+';
  return /^\s+$/.test(part) ? String.raw`\s+` : escapeRegExp(part);
}
