import { describe, expect, it } from 'vitest';
import { engineDate } from '@/features/findings/reader/factRows';
import type { Finding } from '@/features/findings/reader/findings';
import { readableName } from '@/features/findings/reader/partNames';
import { textBlocks, wholeText } from '@/features/findings/reader/textBlocks';
import { wordChanges } from '@/features/findings/reader/wordChanges';
import { fullDateTime } from '@/lib/format';
import { fc } from '@tests/support/properties';

// @spec FND-25
describe('the name of a part', () => {
  it.each([
    ['GeneralMessages', 'General messages'],
    ['CreditandLiabilities', 'Credit and liabilities'],
    ['CreditAndLiabilities', 'Credit and liabilities'],
    ['PropertyandAppraisal', 'Property and appraisal'],
    ['MortgageInsuranceAndFees', 'Mortgage insurance and fees'],
    ['DocumentationChecklistMessages', 'Documentation checklist messages'],
    ['FHAMessages', 'FHA messages'],
    ['MessagesOfHUD', 'Messages of HUD'],
    ['DemandDeposits', 'Demand deposits'],
    ['LandValue', 'Land value'],
    ['Form1003Data', 'Form1003 data'],
    ['ÉtudeGénérale', 'Étude générale'],
  ])('%s reads %s', (name, words) => {
    expect(readableName(name)).toBe(words);
  });

  it.each(['constructor', 'Income', '3', 'FHA', 'Credit and Liabilities', 'VERIFY', 'a_b', 'camelCase', ''])(
    '%j stays as delivered',
    (name) => {
      expect(readableName(name)).toBe(name);
    },
  );

  it('loses no letter', () => {
    const letters = (text: string) => text.replaceAll(' ', '').toLowerCase();
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Credit', 'and', 'FHA', 'X', 'é', '1', '-', ' ', 'Land')), (parts) => {
        const name = parts.join('');
        expect(letters(readableName(name))).toBe(letters(name));
      }),
    );
  });
});

// @spec FND-25
describe('the date of an engine', () => {
  it.each([
    ['11032026 091502', '11/03/26 09:15:02 AM'],
    ['11/03/2026 15:20:09', '11/03/26 03:20:09 PM'],
    ['11/03/2026', '11/03/26 12:00:00 AM'],
    ['2026-11-03T15:20:09Z', fullDateTime('2026-11-03T15:20:09Z')],
    ['13032026 091502', '13032026 091502'],
    ['02/30/2026 10:00:00', '02/30/2026 10:00:00'],
    ['11032026 256199', '11032026 256199'],
    ['11/032026 091502', '11/032026 091502'],
    ['yesterday', 'yesterday'],
    ['2026-13-03T15:20:09Z', null],
  ])('%s reads %s', (at, shown) => {
    expect(engineDate(at)).toBe(shown);
  });
});

const said = (cells: Finding['cells'], text = ''): Pick<Finding, 'text' | 'cells'> =>
  cells === undefined ? { text } : { text, cells };

/** The blocks of a message: a line, or the rows of a table. */
const inWords = (finding: ReturnType<typeof said>, pieces = [{ text: wholeText(finding), isMarked: false }]) => {
  const joined = (some: readonly { text: string }[]) => some.map(({ text }) => text).join('');
  return textBlocks(finding, pieces).map((block) =>
    block.rows === undefined ? joined(block.line) : block.rows.map((row) => row.map(joined)),
  );
};

describe('a message with tables', () => {
  const older = said(['Counted:', ['Bank', '$1'], ['Other', '$2'], 'End']);
  const newer = said(['Counted:', ['Bank', '$3'], ['Other', '$2'], 'End']);

  it('keeps lines and neighboring rows as blocks', () => {
    expect(inWords(older)).toEqual([
      'Counted:',
      [
        ['Bank', '$1'],
        ['Other', '$2'],
      ],
      'End',
    ]);
    expect(inWords(said(undefined, 'One\nTwo'))).toEqual(['One\nTwo']);
  });

  // @spec FND-17
  it('keeps its tables where the words that changed are marked', () => {
    const { newer: pieces } = wordChanges(wholeText(older), wholeText(newer));
    expect(textBlocks(newer, pieces)[1]).toEqual({
      rows: [
        [[{ text: 'Bank', isMarked: false }], [{ text: '$3', isMarked: true }]],
        [[{ text: 'Other', isMarked: false }], [{ text: '$2', isMarked: false }]],
      ],
    });
  });

  it('has each character once, whatever the lines and cells hold', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '1'), maxLength: 4 });
    const cells = fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cells, cells, (before, after) => {
        const finding = said(after);
        const pieces = wordChanges(wholeText(said(before)), wholeText(finding)).newer;
        const lines = inWords(finding, pieces).flatMap<string | string[]>((block) =>
          typeof block === 'string' ? [block] : block,
        );
        expect(lines).toEqual(after);
      }),
    );
  });
});
