/**
 * What a spreadsheet may take for the beginning of a formula: also behind whitespace and invisible characters, and in
 * the full-width and small forms, which NFKC turns into the plain ones. A leading tab or line break starts a new cell
 * in some programs.
 */
const FORMULA = /^(?:[\s\p{C}\p{DI}]*[=+\-@\u2212]|\s*[\t\r\n])/u;

/**
 * Formats a table as CSV text that spreadsheets open safely. A text that a spreadsheet would run as a formula gets a
 * leading apostrophe. The byte order mark marks the text as UTF-8.
 *
 * @shape RFC 4180; numbers stay numbers
 * @empty null gives an empty cell
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

export type CsvCell = string | number | null;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
