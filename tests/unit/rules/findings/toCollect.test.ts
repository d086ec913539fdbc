import { describe, expect, it } from 'vitest';
import { borrowerNames, nameFinder } from '@/features/findings/reader/borrowerNames';
import { collectTable, collectText, titledLists } from '@/features/findings/reader/findingsTable';
import { forBorrowers } from '@/features/findings/collectTexts';
import {
  askedBy,
  collectGroups,
  idsOf,
  lineKey,
  linesIn,
  matchingGroups,
} from '@/features/findings/reader/collectList';
import { comparedText } from '@/features/findings/reader/comparedText';
import type { Finding } from '@/features/findings/reader/findings';
import { toCollect } from '@/features/findings/reader/toCollect';
import { creditDetail, historyItem } from '@tests/fixtures/historyItem';
import { readFile } from '@tests/support/findingsFiles';
import { fc } from '@tests/support/properties';

const LPA = { isDu: false, documentCategories: ['3'] };
const DU = { isDu: true, documentCategories: ['3', '4'] };
const NAMES = ['Imke Quill', 'Rafe Quill'];

const finding = (over: Partial<Finding> = {}): Finding => ({
  group: null,
  section: '3',
  messageId: '90001',
  text: 'Keep one pay statement.',
  severity: null,
  borrowerName: null,
  ...over,
});

/** 'LPA: 10, 3, 7' */
const countsOf = (all: readonly Finding[], engine: typeof LPA) => {
  const { collected, others, isWhole } = toCollect({ findings: all }, engine);
  return [collected.length, others.length, isWhole];
};

describe('what is to collect', () => {
  // @spec FND-26
  it.each([
    ['lpa-5-run1.xml', LPA, [3, 7, false]],
    ['lpa-4-run1.xml', LPA, [2, 7, false]],
    ['fha-total-via-lpa-5.xml', LPA, [3, 7, false]],
    ['du-codified-run1.xml', DU, [4, 3, false]],
    ['du-codified-run2.xml', DU, [5, 3, false]],
    ['du-codified-run1.xml', { isDu: true, documentCategories: [] }, [7, 0, true]],
    ['mismo34-plain.xml', DU, [2, 0, true]],
    ['mismo34-plain.xml', LPA, [2, 0, true]],
    ['empty-findings.xml', DU, [0, 0, true]],
  ])('of %s is its documentation part or its categories', async (name, engine, expected) => {
    const { findings } = await readFile(name);
    expect(countsOf(findings, engine)).toEqual(expected);
  });

  // @spec FND-26
  it('of LPA without a documentation part is nothing, but of a list without parts everything', () => {
    expect(countsOf([finding({ group: 'LoanProcessingMessages' })], LPA)).toEqual([0, 1, false]);
    expect(countsOf([finding({ section: 'DocumentChecklist' }), finding()], LPA)).toEqual([1, 1, false]);
    expect(countsOf([finding({ section: 'GeneralMessages' })], LPA)).toEqual([1, 0, true]);
  });
});

describe('the borrowers that a text names', () => {
  // @spec FND-27
  it.each([
    ['Keep one pay statement of Imke Quill.', ['Imke Quill']],
    ['KEEP ONE OF IMKE QUILL AND RAFE QUILL', ['Imke Quill', 'Rafe Quill']],
    ['Rafe Quill’s income and imke quill’s job', ['Imke Quill', 'Rafe Quill']],
    ['Rafe Quillon, Trafe Quill, Rafe Quill-Mars and Anna-Rafe Quill', []],
    ['Rafe Quill-Marsh', ['Rafe Quill Marsh']],
    ['Rafe Quill Mars pays for Imke Quill.', ['Imke Quill']],
    ["Rafe Quill'Amour, O'Rafe Quill, Rafe Quill2", []],
    ['(Rafe Quill)', ['Rafe Quill']],
    ['Rafe - Quill', []],
    ['Rafe Quill Marsh pays for Imke Quill.', ['Imke Quill', 'Rafe Quill Marsh']],
    ['Rafe Quill and Rafe Quill Marsh', ['Rafe Quill', 'Rafe Quill Marsh']],
    ['May: see May Quill', []],
  ])('%s', (text, expected) => {
    expect(nameFinder(['Imke Quill', 'Rafe Quill', 'Rafe Quill Marsh', 'May', ''])(text)).toEqual(expected);
  });

  it('are all of several whose names overlap', () => {
    const names = ['Ann Marie', 'Marie Smith', 'Ann Lee', 'Lee', 'Marie Smith Lee'];
    expect(nameFinder(names)('Ann Marie Smith')).toEqual(['Ann Marie', 'Marie Smith']);
    expect(nameFinder(names)('Ann Marie Smith Lee')).toEqual(['Ann Marie', 'Marie Smith Lee']);
    expect(nameFinder(['Lee'])('Ann Lee')).toEqual([]);
  });

  it('is found in whichever way the file writes its letters', () => {
    expect(nameFinder(['Zo\u00EB Quill'])('ZOE\u0308 QUILL')).toEqual(['Zo\u00EB Quill']);
  });

  it('are those of the loan, in any letter case once', () => {
    const item = historyItem({
      creditDetail: [creditDetail({ borrowerName: 'IMKE  QUILL' }), creditDetail({ borrowerName: 'Rafe Quill' })],
    });
    const header = { borrowerName: 'Imke Quill' } as Parameters<typeof borrowerNames>[0];
    expect(borrowerNames(header, [item, item], ['rafe quill', null, 'Ann Ash'])).toEqual([...NAMES, 'Ann Ash']);
    expect(borrowerNames(undefined, [], [])).toEqual([]);
  });
});

const listed = (findings: readonly Finding[], names: readonly string[] = NAMES, engine = DU) =>
  collectGroups(toCollect({ findings }, engine), names);

describe('the list', () => {
  // @spec FND-27
  it('is grouped by field, else by name in the text, else for the loan, which is last', () => {
    const groups = listed([
      finding({ text: 'Insure the house.' }),
      finding({ text: 'A letter of Rafe Quill.' }),
      finding({ text: 'A statement of RAFE QUILL and Imke Quill.' }),
      finding({ text: 'A form of Rafe Quill.', borrowerName: 'IMKE QUILL' }),
      finding({ text: 'A form.', borrowerName: 'Borrower 3' }),
    ]);
    expect(groups.map(({ borrowers, lines }) => [borrowers, lines.map((line) => line.findings[0].text)])).toEqual([
      [['Imke Quill', 'Rafe Quill'], ['A statement of RAFE QUILL and Imke Quill.']],
      [['Imke Quill'], ['A form of Rafe Quill.']],
      [['Rafe Quill'], ['A letter of Rafe Quill.']],
      [['Borrower 3'], ['A form.']],
      [[], ['Insure the house.']],
    ]);
  });

  // @spec FND-28
  it('has equal texts of one borrower once, with all ids, also those in other parts', async () => {
    const { findings } = await readFile('lpa-5-run1.xml');
    const groups = listed(findings, NAMES, LPA);
    expect(
      groups.map(({ borrowers, lines }) => [
        borrowers.join(),
        ...lines.map((line) => [idsOf(line), line.elsewhere.map(({ messageId }) => messageId)]),
      ]),
    ).toEqual([
      ['Imke Quill', [['DCH9101'], ['FEI9001']]],
      ['Rafe Quill', [['DCH9101'], ['FEI9001']]],
      ['', [['DCH9102'], ['FPA9004']]],
    ]);
    const [group] = listed([
      finding({ messageId: '1', text: 'A form.' }),
      finding({ messageId: '2', text: ' A\n form. ' }),
      finding({ messageId: '1', text: 'A form.' }),
      finding({ messageId: null, text: 'A form.' }),
    ]);
    expect(group?.lines.map(idsOf)).toEqual([['1', '2', null]]);
    expect(listed([finding({ borrowerName: 'A B' }), finding({ borrowerName: 'C D' })])).toHaveLength(2);
  });

  // @spec FND-27
  it('keeps equal texts for borrowers of one name apart, each with a tick of its own, and says so', () => {
    const form = (messageId: string) => finding({ messageId, text: 'A form.', borrowerName: 'Imke Quill' });
    const others = [finding({ text: 'A letter.', borrowerName: 'Rafe Quill' })];
    const groups = listed([form('1'), form('2'), ...others, ...others], ['Imke Quill', 'IMKE QUILL', 'Rafe Quill']);
    expect(groups.map((group) => [forBorrowers(group), group.lines.map(idsOf)])).toEqual([
      ['Imke Quill (2 borrowers have this name)', [['1'], ['2']]],
      ['Rafe Quill', [[others[0]?.messageId]]],
    ]);
    const keys = groups.flatMap((group) => group.lines.map((line) => lineKey(group, line)));
    expect(new Set(keys).size).toBe(3);
    expect(linesIn(askedBy(groups, groups).both)).toBe(3);
  });

  const anyFinding = fc.record<Finding>({
    group: fc.constantFrom(null, 'DocumentationMessages', 'LoanProcessingMessages'),
    section: fc.constantFrom(null, '1', '3', 'DocumentChecklist', '__proto__'),
    messageId: fc.constantFrom(null, '1', '2', 'constructor'),
    text: fc
      .array(fc.constantFrom('Imke', 'Quill', 'Rafe', ' ', '\n', 'form', 'Ünal', '\t'), { minLength: 1, maxLength: 6 })
      .map((words) => words.join('')),
    severity: fc.constant(null),
    borrowerName: fc.constantFrom(null, null, 'Imke Quill', 'RAFE QUILL', '__proto__'),
  });
  const engines = fc.constantFrom(LPA, DU, { isDu: true, documentCategories: [] });

  // @spec FND-26, FND-28
  it('drops no message and no id, whatever the engine says', () => {
    fc.assert(
      fc.property(fc.array(anyFinding), engines, (all, engine) => {
        const { collected, others } = toCollect({ findings: all }, engine);
        expect(collected.length + others.length).toBe(all.length);
        expect(new Set([...collected, ...others])).toEqual(new Set(all));
        const groups = listed(all, NAMES, engine);
        const lines = groups.flatMap((group) => group.lines);
        expect(lines.flatMap((line) => line.findings)).toHaveLength(collected.length);
        expect(linesIn(groups)).toBe(lines.length);
        expect(new Set(lines.flatMap((line) => line.findings))).toEqual(new Set(collected));
        for (const line of lines) expect(new Set(line.findings.map(comparedText)).size).toBe(1);
        expect(new Set(lines.flatMap(idsOf))).toEqual(new Set(collected.map(({ messageId }) => messageId)));
        for (const group of groups) {
          expect(new Set(group.lines.map((line) => comparedText(line.findings[0]))).size).toBe(group.lines.length);
        }
        expect(new Set(groups.map(({ borrowers }) => borrowers.join())).size).toBe(groups.length);
      }),
    );
  });

  // @spec FND-29
  it('is searched by text, ids and borrower, and an empty search keeps it', () => {
    const groups = listed([
      finding({ messageId: '77', text: 'A form.', borrowerName: 'Imke Quill' }),
      finding({ messageId: '78', text: 'A letter.' }),
    ]);
    const found = (query: string) => matchingGroups(groups, query).map(({ lines }) => lines.length);
    expect(matchingGroups(groups, '  ')).toEqual(groups);
    expect([found('form'), found('imke'), found('78'), found('zebra')]).toEqual([[1], [1], [1], []]);
  });
});

const run = { requestId: '12', ausRequestType: 'DU' };

describe('the list as a file', () => {
  const groups = listed([
    finding({ messageId: '1', text: 'A form\nof Rafe Quill.' }),
    finding({
      messageId: '2',
      text: 'Accounts:\nHolder\tKind\nBank, A\tSavings\nEnd',
      cells: ['Accounts:', ['Holder', 'Kind'], ['Bank, A', 'Savings'], 'End'],
    }),
    finding({ messageId: '3', text: 'A form of Rafe Quill.' }),
  ]);

  // @spec FND-29
  it('is plain text: the borrower, then one line each, without ids', () => {
    const text = collectText([{ run, groups }]);
    expect(text).toBe(
      'Rafe Quill:\n- A form of Rafe Quill.\n\nFor the loan:\n- Accounts: Holder | Kind; Bank, A | Savings End',
    );
    expect(collectText([{ run, groups: [] }])).toBe('');
  });

  // @spec FND-29
  it('says what both engines ask for, and what only one of them does', () => {
    const lists = [
      { run, groups },
      {
        run: { requestId: '13', ausRequestType: 'LPA' },
        groups: listed([finding(), finding({ messageId: 'L1', text: 'A form of  Rafe Quill.' })]),
      },
    ];
    expect(collectText(lists).split('\n\n')).toEqual([
      'Both ask',
      'Rafe Quill:\n- A form of Rafe Quill.',
      'Only DU',
      expect.stringMatching(/^For the loan:/),
      'Only LPA',
      'For the loan:\n- Keep one pay statement.',
    ]);
    expect(titledLists(lists).map(({ groups: some }) => some.flatMap(({ lines }) => lines.map(idsOf)))).toEqual([
      [['1', '3', 'L1']],
      [['2']],
      [[finding().messageId]],
    ]);
  });

  // @spec FND-29
  it('is a table with all ids', () => {
    expect(collectTable([{ run, groups }])[1]).toEqual([
      '12',
      'DU',
      'Rafe Quill',
      'A form\nof Rafe Quill.',
      '1, 3',
      '',
    ]);
  });

  // @spec FND-29
  it('has every text in one line and every id in its cell', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''));
    fc.assert(
      fc.property(texts, (some) => {
        const lists = [{ run, groups: listed(some.map((text, at) => finding({ text, messageId: `id${at};` }))) }];
        const lines = lists[0]?.groups.flatMap((group) => group.lines) ?? [];
        const copied = collectText(lists).split(/\r\n|[\n\r\u2028\u2029]/);
        expect(copied.filter((line) => line.startsWith('- '))).toHaveLength(lines.length);
        const table = collectTable(lists);
        expect(table).toHaveLength(lines.length + 1);
        const cells = table.map((row) => row[4]).join();
        for (const at of some.keys()) expect(cells).toContain(`id${at};`);
      }),
    );
  });
});
