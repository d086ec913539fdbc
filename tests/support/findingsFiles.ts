import { readFileSync } from 'node:fs';
import { readFindings } from '@/features/findings/reader/readFindings';
import type { FindingsFile } from '@/features/documents/api/contract/documents';
import type { Findings, Reading } from '@/features/findings/reader/findings';

const FOLDER = 'tests/fixtures/findings';

const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/**
 * Files in other encodings: the name of the same file, and its text with a character that each encodes in its own way.
 */
const ENCODED: Readonly<Record<string, { of: string; encode: (text: string) => Buffer }>> = {
  'du-codified-utf16le.xml': {
    of: 'du-codified-run1.xml',
    encode: (text) => Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16').replaceAll('Imke', 'Zoë')}`, 'utf16le'),
  },
  'du-codified-utf16le-nobom.xml': {
    of: 'du-codified-run1.xml',
    encode: (text) => Buffer.from(text.replace('UTF-8', 'UTF-16LE'), 'utf16le'),
  },
  'lpa-4-windows1252.xml': {
    of: 'lpa-4-run1.xml',
    // Byte 0x92 is a curly apostrophe in windows-1252, and a control character in Latin-1.
    encode: (text) =>
      Buffer.from(
        text.replace('UTF-8', 'windows-1252').replaceAll('IMKE', 'ZOË').replaceAll('isn&apos;t', 'isn\x92t'),
        'latin1',
      ),
  },
};

/** A file of tests/fixtures/findings, or one in another encoding. */
export function bytesOf(name: string): Buffer {
  const encoded = ENCODED[name];
  return encoded ? encoded.encode(textOf(encoded.of)) : readFileSync(`${FOLDER}/${name}`);
}

/** The file as the API sends it. */
export const findingsFile = (name: string): FindingsFile => ({ base64: bytesOf(name).toString('base64') });

/** What the files say; those in other encodings say the same. */
export function expectedOfFiles(): { files: Record<string, unknown> } {
  const expected = JSON.parse(textOf('expected.json')) as { files: Record<string, unknown> };
  const encoded = Object.entries(ENCODED).map(([name, { of }]): [string, unknown] => [name, expected.files[of]]);
  return { ...expected, files: { ...expected.files, ...Object.fromEntries<unknown>(encoded) } };
}

export const expectedFileNames = (): string[] => Object.keys(expectedOfFiles().files);

export const base64Of = (text: string): FindingsFile => ({ base64: Buffer.from(text).toString('base64') });

/** Reads without pauses. */
export const read = (file: FindingsFile, sliceLength?: number): Promise<Reading> =>
  readFindings(file, () => Promise.resolve(), sliceLength);

export async function readFile(name: string): Promise<Findings> {
  const reading = await read(findingsFile(name));
  if ('refused' in reading) throw new Error(`${name}: ${reading.refused}`);
  return reading;
}
