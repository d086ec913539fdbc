import { attempt } from '@/lib/attempt';

/** A document as the API returns it. */
export interface StoredDocument {
  base64: string;
  extension: string;
}

const LARGEST_BYTES = 50 * 1024 * 1024;

/**
 * Decodes base64 text; returns undefined when the text is empty, not base64 or larger than 50 MB.
 *
 * @source Specification §2: "Whatever the service sends"
 * @source Specification §3: "Document: documentBytes"
 */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  const text = base64.replace(/\s/g, '');
  if (text === '' || text.length > (LARGEST_BYTES * 4) / 3) return undefined;
  return attempt(() => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
}

/**
 * True for bytes that start like a PDF file, whatever the extension says. A byte order mark or whitespace may come
 * first.
 */
export const isPdf = (bytes: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?\s*%PDF-/.test(new TextDecoder('latin1').decode(bytes.slice(0, 1024)));

/** Kinds that a program shows; the system runs none of them. */
const SHOWN_KINDS = ['csv', 'jpeg', 'jpg', 'json', 'pdf', 'png', 'tif', 'tiff', 'txt', 'xml'];

/** Returns the file extension if it is of a kind that is only shown; 'bin' for any other text, such as 'exe' or a path. */
export const safeExtension = (extension: string): string => {
  const ending = extension.toLowerCase().replace(/.*\./, '');
  return SHOWN_KINDS.includes(ending) ? ending : 'bin';
};
