/** A document as the service hands it over. */
export interface StoredDocument {
  base64: string;
  extension: string;
}

const LARGEST_BYTES = 50 * 1024 * 1024;

/**
 * The bytes of a base64 text; undefined when it is empty, larger than 50 MB or not base64.
 *
 * @source Specification §3, Document
 */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  const text = base64.replace(/\s/g, '');
  if (text === '' || text.length > (LARGEST_BYTES * 4) / 3) return undefined;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** True for bytes that begin as PDF files do, whatever the extension says; a byte order mark and blanks may come before. */
export const isPdf = (bytes: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?\s*%PDF-/.test(new TextDecoder('latin1').decode(bytes.slice(0, 1024)));

/** A file name's ending that cannot lead anywhere: letters and digits only. */
export const safeExtension = (extension: string): string => {
  const ending = extension.toLowerCase().replace(/.*\./, '');
  return /^[a-z0-9]{1,8}$/.test(ending) ? ending : 'bin';
};
