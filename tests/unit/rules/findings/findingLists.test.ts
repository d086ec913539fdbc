import { describe, expect, it } from 'vitest';
import { compareFindings, type FindingsComparison } from '@/features/findings/reader/compareFindings';
import { factRows, factsSource, otherIdentifier } from '@/features/findings/reader/factRows';
import {
  labelRules,
  partLabel,
  sectionLabel,
  severityNote,
  unusualSeverity,
} from '@/features/findings/reader/findingLabels';
import { findingParts } from '@/features/findings/reader/findingParts';
import { countIn, hitsIn, matchesIn, matchesQuery } from '@/features/findings/reader/findingSearch';
import { comparisonTable, findingsTable } from '@/features/findings/reader/findingsTable';
import { newRun } from '@/features/findings/reader/engineRun';
import type { SentFindings } from '@/features/documents/api/contract/documents';
import type { Finding, Findings } from '@/features/findings/reader/findings';
import { readSentFindings } from '@/features/findings/reader/readFindings';
import { toCsv } from '@/lib/csv';
import { fullDateTime } from '@/lib/format';
import { historyItem } from '@tests/fixtures/historyItem';
import { readFile } from '@tests/support/findingsFiles';
import { fc } from '@tests/support/properties';

const finding = (overrides: Partial<Finding> = {}): Finding => ({
  group: null,
  section: '1',
  messageId: '90001',
  text: 'Keep one pay statement.',
  severity: null,
  borrowerName: null,
  ...overrides,
});

describe('parts and sections', () => {
  // @spec FND-14
  it("are the engine's own, in the order of the file, and the checklist is a part of its own", async () => {
    const parts = findingParts(await readFile('lpa-5-run1.xml'));
    const names = { DU_CATEGORIES: {}, DU_SEVERITIES: {}, PART_NAMES: {}, DU_DOCUMENT_CATEGORIES: [] };
    expect(parts.map(({ group }) => partLabel(group ?? '', { names }))).toEqual([
      'Loan processing messages',
      'Documentation checklist',
    ]);
    expect(parts[0]?.sections.map(({ section }) => section)).toEqual([
      'EmploymentandIncome',
      'AssetsandReserves',
      'PropertyandAppraisal',
      'GeneralMessages',
    ]);
  });

  it('keep every message once, in the order of its section', () => {
    const some = fc.array(
      fc.record({
        group: fc.constantFrom(null, 'constructor', '__proto__'),
        section: fc.constantFrom(null, '1', 'toString'),
        text: fc.string(),
      }),
    );
    fc.assert(
      fc.property(some, (given) => {
        const findings = given.map((over) => finding(over));
        const shown = findingParts({ findings }).flatMap(({ sections }) => sections.flatMap((one) => one.findings));
        expect(new Set(shown)).toEqual(new Set(findings));
        expect(shown).toHaveLength(findings.length);
        const first = findings.filter(({ group, section }) => group === null && section === '1');
        expect(shown.filter((one) => first.includes(one))).toEqual(first);
      }),
    );
  });
});

describe("the labels of DU's numbers and of parts", () => {
  const names = {
    DU_CATEGORIES: { 4: 'Credit' },
    DU_SEVERITIES: { 2: 'Verify' },
    PART_NAMES: { PropertyandAppraisal: 'The house', DocumentationMessages: 'Papers' },
    DU_DOCUMENT_CATEGORIES: [],
  };
  const rules = (format: Findings['format'], system: 'du' | 'lp', given: (string | null)[] = []) =>
    labelRules({ format, findings: given.map((severity) => finding({ severity })) }, system, names);
  const [du, lpa] = [rules('du', 'du'), rules('lpa5', 'lp')];

  // @spec FND-21
  it.each([
    [du, '4', 'Credit', '2', 'Verify'],
    [du, '5', 'Category 5', '3', 'Severity 3'],
    [du, 'constructor', 'constructor', 'toString', 'toString'],
    [du, null, 'Without a section', null, null],
    [lpa, '4', '4', '2', '2'],
    [rules('service', 'du'), '4', 'Credit', '2', 'Verify'],
    [rules('service', 'lp'), '4', '4', '2', '2'],
  ])('are names only if the configuration has them', (of, section, sectionName, severity, severityName) => {
    expect(sectionLabel(section, of)).toBe(sectionName);
    expect(unusualSeverity({ severity }, of)).toBe(severityName);
  });

  // @spec FND-25
  it('are the configured names of parts, else words', () => {
    expect(sectionLabel('PropertyandAppraisal', lpa)).toBe('The house');
    expect(sectionLabel('CreditandLiabilities', lpa)).toBe('Credit and liabilities');
    expect(partLabel('DocumentationMessages', lpa)).toBe('Papers');
    expect(partLabel('PricingMessages', lpa)).toBe('Pricing messages');
  });

  // @spec FND-21
  it.each([
    [['2', '2', '2'], 'Verify, unless a message has another.', [null, null, null]],
    [['2', '2', '3', null], 'Verify, unless a message has another.', [null, null, 'Severity 3', 'no severity']],
    [[null, null, '3'], null, [null, null, 'Severity 3']],
    [[], null, []],
  ])('of severities %j are said once: %s', (severities, note, rows) => {
    const of = rules('du', 'du', severities);
    const findings = severities.map((severity) => finding({ severity }));
    expect(severityNote(of)).toBe(note);
    expect(findings.map((one) => unusualSeverity(one, of))).toEqual(rows);
  });
});

describe('the search', () => {
  // @spec FND-15
  it.each([
    ['', true],
    [' PAY ', true],
    ['9000', true],
    ['income', true],
    ['QUILL', true],
    ['stub', false],
  ])('for %j: %s', (query, isFound) => {
    expect(matchesQuery(finding({ section: 'Income', borrowerName: 'Imke Quill' }), query)).toBe(isFound);
  });

  it('finds a letter in whichever way the file writes it', () => {
    expect(matchesQuery(finding({ text: 'Jose\u0301' }), 'jos\u00E9')).toBe(true);
  });

  // @spec FND-15
  it.each([
    ['an apostrophe', "o'brien", 'Rafe [O\u2019Brien]'],
    ['an accent', 'pena', '[Pen\u0303a] and [PENA]'],
    ['a hyphen', 'quill marsh', 'of [Quill\u2011Marsh], [Quill Marsh]'],
    ['a soft hyphen', 'quill', '[Qu[U+00AD]ill]'],
    ['an identifier', '1646-794851', 'casefile [1646794851]'],
    ['an identifier with hyphens', '1646794851', 'casefile [1646-794851]'],
    ['a number', '45', '4.5 and [45]'],
    ['a number with a point', '4.5', '[4.5] and 45'],
  ])('finds and marks %s', (_, query, marked) => {
    const parts = marked.split(/\[(?!U\+)|(?<!U\+[\dA-F]{4})\]/);
    expect(matchesQuery(finding({ text: parts.join('') }), query)).toBe(true);
    expect(hitsIn(parts.join(''), query)).toEqual(
      parts.map((text, at) => ({ text, isMarked: at % 2 === 1 })).filter(({ text }) => text !== ''),
    );
  });

  it('marks every place, and changes no character', () => {
    expect(hitsIn('Pay or repay', 'pay')).toEqual([
      { text: 'Pay', isMarked: true },
      { text: ' or re', isMarked: false },
      { text: 'pay', isMarked: true },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, query) => {
        expect(
          hitsIn(text, query)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

const readSent = async (sent: SentFindings): Promise<Findings> =>
  (await readSentFindings(sent, () => Promise.resolve())) as Findings;

describe('the facts', () => {
  // @spec FND-14
  it('name their source, and fall back to History', async () => {
    const item = historyItem({ casefileId: '1684025517', status: 'Approve/Eligible' });
    const rows = factRows(await readFile('du-codified-run1.xml'), item);
    expect(rows.map(({ label, value, source }) => [label, value, source])).toEqual([
      ['Casefile ID', '9990001234', null],
      ['Submission', '1', null],
      ['Engine version', '99.1', null],
      ['Date', '11/03/26 09:15:02 AM', null],
      ['Outcome', 'Approve/Eligible', null],
    ]);
    expect(factsSource({ format: 'du' })).toBe('from the response file');
    expect(factsSource({ format: 'service' })).toBe('sent by the service');
    const few = factRows(await readFile('empty-findings.xml'), item);
    expect(few.at(-1)).toEqual({ label: 'Outcome', value: 'Approve/Eligible', source: 'from History' });
    expect(few[2]).toEqual({ label: 'Engine version', value: null, source: null });
  });

  it("show an unmistakable date in the user's time, and say that TOTAL scored the loan", async () => {
    const rows = factRows(await readFile('fha-total-via-lpa-5.xml'), historyItem());
    expect(rows.find(({ label }) => label === 'Date')?.value).toBe(fullDateTime('2026-11-03T15:20:09Z'));
    expect(rows.at(-1)).toMatchObject({ label: 'Scorecard', value: 'FHA TOTAL' });
    expect(rows[0]?.label).toBe('LPA key');
  });

  // @spec APP-27
  it.each(['0001-01-01T00:00:00Z', '01/01/1900 12:00:00 AM', '12319999 235959', '2026-11-03T15:20:09+99:00'])(
    'have no date where the engine writes %s',
    async (at) => {
      const facts = { ...newRun(null).facts, at };
      const rows = factRows(await readSent({ messages: [], facts }), historyItem());
      expect(rows.find(({ label }) => label === 'Date')).toEqual({ label: 'Date', value: null, source: null });
    },
  );

  // @spec FND-22
  it.each([
    ['9990001234', undefined],
    [' 9990001234 ', undefined],
    [null, undefined],
    ['1684025517', { inFile: '9990001234', inHistory: '1684025517' }],
  ])('contradict the identifier %j of History', async (casefileId, expected) => {
    expect(otherIdentifier(await readFile('du-codified-run1.xml'), historyItem({ casefileId }))).toEqual(expected);
  });
});

const compared = async (): Promise<FindingsComparison> => {
  const comparison = compareFindings(await readFile('du-codified-run1.xml'), await readFile('du-codified-run2.xml'));
  return 'refused' in comparison ? expect.fail() : comparison;
};

describe('the search in a comparison', () => {
  // @spec FND-15
  it('finds a changed message by either of its texts', async () => {
    const comparison = await compared();
    expect(countIn(comparison)).toBe(9);
    expect(matchesIn(comparison, '41.20').changed).toHaveLength(1);
    expect(matchesIn(comparison, '43.75').changed).toHaveLength(1);
    expect(countIn(matchesIn(comparison, '43.76'))).toBe(0);
  });
});

describe('the table for a spreadsheet', () => {
  // @spec FND-18
  it('has every message with its run, and runs no formula', async () => {
    const run = historyItem({ requestId: '12', ausRequestType: 'DU' });
    const csv = toCsv(findingsTable([{ run, findings: [finding({ text: '=cmd|calc', borrowerName: '@Quill' })] }]));
    expect(csv.split('\r\n')[1]).toBe("12,DU,,1,90001,'=cmd|calc,,'@Quill");
    const { findings } = await readFile('lpa-5-run1.xml');
    expect(findingsTable([{ run, findings }])).toHaveLength(1 + findings.length);
  });

  it('says of a comparison which message is new, gone, changed and the same', async () => {
    const runs = { older: historyItem({ requestId: '11' }), newer: historyItem({ requestId: '12' }) };
    const [headings, ...rows] = comparisonTable(runs, await compared());
    expect(headings?.[0]).toBe('Change');
    expect(rows.slice(0, 4).map(([change, request, , , , id]) => [change, request, id])).toEqual([
      ['new', '12', '90007'],
      ['new', '12', '90008'],
      ['gone', '11', '90005'],
      ['changed', '12', '90002'],
    ]);
    expect(rows[3]?.at(-1)).toContain('41.20');
    expect(rows).toHaveLength(9);
  });
});
