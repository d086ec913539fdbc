import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { compareFindings } from '@/features/findings/reader/compareFindings';
import type { Finding, RefusalReason } from '@/features/findings/reader/findings';
import { bytesOf, expectedOfFiles, findingsFile, read, readFile } from '@tests/support/findingsFiles';

const text = v.nullish(v.string(), null);
const known = v.object({
  shape: v.picklist(['du-codified', 'lpa-4', 'lpa-5', 'mismo34']),
  engine: v.string(),
  facts: v.object({
    casefile: text,
    key: text,
    submission: text,
    version: text,
    at: text,
    status: text,
    recommendation: text,
    eligibility: text,
    isTotal: text,
  }),
  messages: v.number(),
  untold: v.number(),
  sections: v.array(v.string()),
});
const refused = v.object({ known: v.literal(false), why: v.string() });
const comparison = v.object({
  same: v.number(),
  changed: v.array(v.tuple([v.string(), v.string(), v.string()])),
  gone: v.array(v.tuple([v.string(), v.string()])),
  added: v.array(v.tuple([v.string(), v.string()])),
});
const expected = v.parse(
  v.object({ files: v.record(v.string(), v.union([known, refused])), du: comparison, lpa: comparison }),
  expectedOfFiles(),
);

const FORMATS = { 'du-codified': 'du', 'lpa-4': 'lpa4', 'lpa-5': 'lpa5', mismo34: 'mismo34' };
const REASONS: Record<string, RefusalReason> = {
  'too deep': 'tooDeep',
  'document type': 'documentType',
  'not well-formed': 'notWellFormed',
  'unknown format': 'unknownFormat',
  'several submissions': 'severalSubmissions',
  'two formats': 'twoFormats',
};
const FLAGS: Record<string, boolean> = { true: true, false: false, Y: true, N: false };

const sectionOf = ({ group, section }: Finding): string => [group, section].filter((part) => part !== null).join('/');

describe('a response file', () => {
  // @spec FND-3, FND-4, FND-5, FND-6, FND-8
  it.each(Object.entries(expected.files))('%s gives what is expected of it', async (name, wanted) => {
    const reading = await read(findingsFile(name));
    if ('why' in wanted) {
      expect(reading).toEqual({ refused: REASONS[wanted.why] });
      return;
    }
    if ('refused' in reading) throw new Error(reading.refused);
    const { casefile, key, version, isTotal, ...facts } = wanted.facts;
    expect(reading).toMatchObject({
      format: FORMATS[wanted.shape],
      engine: wanted.engine,
      facts: { ...facts, identifier: casefile ?? key, engineVersion: version },
      isTotal: isTotal === null ? null : FLAGS[isTotal],
      untold: wanted.untold,
    });
    expect(reading.findings).toHaveLength(wanted.messages);
    expect([...new Set(reading.findings.map(sectionOf))]).toEqual(wanted.sections);
  });

  // @spec FND-6
  it('is read from base64 with line breaks', async () => {
    const base64 = bytesOf('du-codified-run1.xml').toString('base64');
    expect(await read({ base64: base64.replaceAll(/.{76}/g, '$&\n') })).toEqual(await readFile('du-codified-run1.xml'));
  });
});

describe('the messages of two runs', () => {
  // @spec FND-10
  it.each([
    ['DU', 'du-codified-run1.xml', 'du-codified-run2.xml', expected.du],
    ['LPA', 'lpa-5-run1.xml', 'lpa-5-run2.xml', expected.lpa],
  ])('of %s differ as expected', async (_, older, newer, wanted) => {
    const found = compareFindings(await readFile(older), await readFile(newer));
    if ('refused' in found) throw new Error(found.refused);
    const told = ({ messageId, text: said }: Finding) => [messageId, said];
    expect({
      same: found.same.length,
      changed: found.changed.map((pair) => [pair.newer.messageId, pair.older.text, pair.newer.text]),
      gone: found.gone.map(told),
      added: found.added.map(told),
    }).toEqual(wanted);
  });
});
