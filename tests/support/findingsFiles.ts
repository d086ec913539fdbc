import { readFileSync } from 'node:fs';
import { readFindings } from '@/domain/findings/readFindings';
import type { Findings, FindingsFile, Reading } from '@/domain/findings/findings';

const FOLDER = 'tests/fixtures/findings';

/** A file of tests/fixtures/findings as the API sends it. */
export const findingsFile = (name: string): FindingsFile => ({
  base64: readFileSync(`${FOLDER}/${name}`).toString('base64'),
});

export const expectedOfFiles = (): unknown => JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8'));

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
