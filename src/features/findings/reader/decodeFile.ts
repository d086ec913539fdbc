import { attempt } from '@/lib/attempt';
import type { FindingsFile } from '@/features/documents/api/contract/documents';
import { Refused } from './findings';

/** Lets the browser handle input between two slices of a file; it throws to stop the reading. */
export type Pause = () => Promise<void>;

export const LARGEST_BYTES = 8 * 1024 * 1024;

/**
 * Returns the text of a file. The encoding is never guessed: it is that of the byte order mark or of the first zero
 * bytes, else UTF-8 without an error, else the one that the file declares.
 * @spec FND-5, FND-6
 * @throws Refused
 */
export async function decodeFile(file: FindingsFile, pause: Pause, sliceLength: number): Promise<string> {
  if ('text' in file) {
    if (file.text.length > LARGEST_BYTES) throw new Refused('tooLarge');
    return withoutMark(file.text);
  }
  const text = decodeBytes(await decodeBase64(file.base64, pause, sliceLength));
  if (text === undefined) throw new Refused('badEncoding');
  await pause();
  return withoutMark(text);
}

/** White space before the declaration is against the rules of XML, but says nothing. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF?\s*/, '');

/** Decodes in slices: `atob` of a whole file would block the page. */
async function decodeBase64(base64: string, pause: Pause, sliceLength: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.min(LARGEST_BYTES, Math.ceil((base64.length * 3) / 4)));
  let [length, carried, isPadded] = [0, '', false];
  for (let at = 0; at < base64.length; at += sliceLength) {
    const digits = carried + base64.slice(at, at + sliceLength).replace(/\s/g, '');
    if (isPadded && digits !== '') throw new Refused('notBase64');
    const isLast = at + sliceLength >= base64.length;
    const whole = isLast ? digits.length : digits.length - (digits.length % 4);
    const decoded = attempt(() => atob(digits.slice(0, whole)));
    if (decoded === undefined) throw new Refused('notBase64');
    if (length + decoded.length > LARGEST_BYTES) throw new Refused('tooLarge');
    for (let index = 0; index < decoded.length; index += 1) bytes[length + index] = decoded.charCodeAt(index);
    length += decoded.length;
    carried = digits.slice(whole);
    isPadded = decoded !== '' && digits.endsWith('=', whole);
    await pause();
  }
  return bytes.subarray(0, length);
}

/** @empty undefined: the bytes don't fit the encoding, or the file declares none that is known */
function decodeBytes(bytes: Uint8Array): string | undefined {
  const encoding = wideEncodingOf(bytes);
  if (encoding !== undefined) return decodeAs(encoding, bytes);
  return decodeAs('utf-8', bytes) ?? (WESTERN.test(declaredIn(bytes)) ? decodeWestern(bytes) : undefined);
}

const decodeAs = (encoding: string, bytes: Uint8Array): string | undefined =>
  attempt(() => new TextDecoder(encoding, { fatal: true }).decode(bytes));

/** UTF-16, by its mark or by the zero byte of each character of markup. */
function wideEncodingOf([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : undefined;
}

/** Windows-1252 has more characters than Latin-1, and files declare either. */
const WESTERN = /^(?:windows-1252|cp1252|iso-8859-1|iso_8859-1|latin1|l1)$/i;

/** Of the bytes from 0x80 to 0x9F. Browsers know them; Node 20, in which the conformance kit runs, reads Latin-1. */
const OF_WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const decodeWestern = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9F]/g, (control) => OF_WINDOWS[control.charCodeAt(0) - 0x80] ?? control);

const DECLARATION_BYTES = 256;

/** @empty '' if the file declares no encoding */
function declaredIn(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  return /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1] ?? '';
}
