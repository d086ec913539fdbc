import { readFileSync } from 'node:fs';
import { readFindings } from '@/domain/findings/readFindings';
import type { Findings, FindingsFile, Reading } from '@/domain/findings/findings';

const FOLDER = 'tests/fixtures/findings';

const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
const duIn = (encoding: string): string => textOf('du-codified-run1.xml').replace('UTF-8', encoding);

/** The same files in other encodings, with a character that each writes in its own way. */
const ENCODED: Readonly<Partial<Record<string, () => Buffer>>> = {
  'du-codified-utf16le.xml': () => Buffer.from(`\uFEFF${duIn('UTF-16').replaceAll('Imke', 'Zoë')}`, 'utf16le'),
  'du-codified-utf16le-nobom.xml': () => Buffer.from(duIn('UTF-16LE'), 'utf16le'),
  // Byte 0x92 is a curly apostrophe in windows-1252, and a control character in Latin-1.
  'lpa-4-windows1252.xml': () =>
    Buffer.from(
      textOf('lpa-4-run1.xml')
        .replace('UTF-8', 'windows-1252')
        .replaceAll('IMKE', 'ZOË')
        .replaceAll('isn&apos;t', 'isn\x92t'),
      'latin1',
    ),
};

/** A file of tests/fixtures/findings, or one in another encoding. */
export const bytesOf = (name: string): Buffer => ENCODED[name]?.() ?? readFileSync(`${FOLDER}/${name}`);

/** The file as the API sends it. */
export const findingsFile = (name: string): FindingsFile => ({ base64: bytesOf(name).toString('base64') });

export const expectedOfFiles = (): unknown => JSON.parse(textOf('expected.json'));

export const expectedFileNames = (): string[] => Object.keys((expectedOfFiles() as { files: object }).files);

export const base64Of = (text: string): FindingsFile => ({ base64: Buffer.from(text).toString('base64') });

/** Reads without pauses. */
export const read = (file: FindingsFile, sliceLength?: number): Promise<Reading> =>
  readFindings(file, () => Promise.resolve(), sliceLength);

export async function readFile(name: string): Promise<Findings> {
  const reading = await read(findingsFile(name));
  if ('refused' in reading) throw new Error(`${name}: ${reading.refused}`);
  return reading;
}
