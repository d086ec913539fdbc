import { describe, expect, it } from 'vitest';
import { dateCell } from '@/features/runs/rules/historyItem';
import { toCsv, toTabs } from '@/lib/csv';
import { fc } from '@tests/support/properties';

const LIMIT = 32_767;

const cellOf = (csv: string): string => csv.replace(/^\uFEFF/, '').trimEnd();

describe('a cell of a file', () => {
  it('keeps an identifier of any length digit for digit, also in a spreadsheet', () => {
    const identifier = fc
      .stringMatching(/^[1-9]\d{19}$/)
      .chain((all) => fc.integer({ min: 1, max: 20 }).map((length) => all.slice(0, length)));
    fc.assert(
      fc.property(identifier, (digits) => {
        const expected = digits.length > 11 ? `'${digits}` : digits;
        expect([cellOf(toCsv([[digits]])), toTabs([[digits]])]).toEqual([expected, expected]);
      }),
    );
  });

  it.each(['11/03/2026 15:20:09', '2026-11-03 15:20', '46.20 %', '$ 12'])('keeps %s as a service wrote it', (text) => {
    expect([cellOf(toCsv([[text]])), toTabs([[text]])]).toEqual([`'${text}`, `'${text}`]);
  });

  it('fits into a spreadsheet, and says what is cut', () => {
    const long = fc.tuple(fc.constantFrom('a', '=', '1', '😀'), fc.integer({ min: 16_000, max: 40_000 }));
    fc.assert(
      fc.property(long, ([character, count]) => {
        const text = character.repeat(count);
        const cell = toTabs([[text]]);
        expect(cell.length).toBeLessThanOrEqual(LIMIT);
        expect(cell.isWellFormed()).toBe(true);
        expect(cell.endsWith(' … [cut]')).toBe(text.length + (cell.startsWith("'") ? 1 : 0) > LIMIT);
      }),
    );
  });

  it('names the zone of a time', () => {
    expect(dateCell('2026-11-20T12:00:00Z')).toMatch(/^11\/20\/26 \d\d:00:00 [AP]M \S+/);
    expect(dateCell(null)).toBeNull();
  });
});
