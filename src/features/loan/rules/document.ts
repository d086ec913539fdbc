import type { StoredDocument } from '@/features/documents/api/contract/documents';
import { attempt } from '@/lib/attempt';

const LARGEST_BYTES = 50 * 1024 * 1024;

/** Decodes base64 in its common alphabet, without a prefix, or returns why it can't. @spec DAT-10, API-41 */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | 'empty' | 'notBase64' | 'tooLarge' {
  const { length } = base64.replace(/\s/g, '');
  if (length === 0) return 'empty';
  if (length > (LARGEST_BYTES * 4) / 3) return 'tooLarge';
  return attempt(() => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))) ?? 'notBase64';
}

/** What decides the kind is at the start. */
const START_BYTES = 2 ** 20;
/** Elements with which a web page starts; browsers need none of them in particular. */
const PAGE_ELEMENTS =
  /^(?:a|base|body|br|center|div|font|form|h[1-6]|head|html|iframe|img|link|main|meta|noscript|p|script|section|span|style|table|title)$/i;

/**
 * By its content, whatever its extension says. Only its start counts: the rest of an XML document may be wrong. With an
 * XML declaration, only the root `html` makes a web page: a report may use the names of the other elements.
 */
export function documentKind(bytes: Uint8Array): 'pdf' | 'webPage' | 'other' {
  const text = new TextDecoder().decode(bytes.slice(0, START_BYTES));
  if (/^\s*%PDF-/.test(text)) return 'pdf';
  const [, doctype, element] = BEFORE_ROOT.exec(text) ?? [];
  if (doctype?.toLowerCase() === 'html') return 'webPage';
  const pageElements = /^\s*<\?xml\s/.test(text) ? /^html$/i : PAGE_ELEMENTS;
  return pageElements.test(element ?? '') ? 'webPage' : 'other';
}

/** White space, instructions, comments and a document type come before the root element. */
const BEFORE_ROOT =
  /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!doctype\s+([\w.:-]+)[^<>[]*(?:\[[^\]]*\]\s*)?>)*<([\w.:-]+)/i;

/** Kinds that a program shows; the system runs none of them. */
const SHOWN_KINDS = ['csv', 'jpeg', 'jpg', 'json', 'pdf', 'png', 'tif', 'tiff', 'txt', 'xml'];

/**
 * Returns the file extension if it is of a kind that is only shown; 'bin' for any other text, such as 'exe' or a path.
 */
export const safeExtension = (extension: string): string => {
  const ending = extension.toLowerCase().replace(/.*\./, '');
  return SHOWN_KINDS.includes(ending) ? ending : 'bin';
};

export function fileIn(document: StoredDocument | undefined) {
  const { documentBytes: base64, extension } = document ?? { documentBytes: '', extension: '' };
  const bytes = decodeBase64(base64);
  return typeof bytes === 'string' ? bytes : { bytes, kind: documentKind(bytes), extension: safeExtension(extension) };
}
