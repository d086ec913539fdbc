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
  const safe = notFormula(value);
  return /[",\r\n]/.test(safe) ? quoted(safe) : safe;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const notFormula = (value: string): string => (FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value);

/**
 * Formats a table as text for the clipboard: a spreadsheet reads tabs as columns, and runs no formula in it.
 *
 * @shape a line per row; tabs and line breaks within a cell become spaces
 * @empty null gives an empty cell
 */
export const toTabs = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(tabCell).join('\t')).join('\n');

function tabCell(value: CsvCell): string {
  if (typeof value !== 'string') return cell(value);
  const safe = notFormula(value.replaceAll(/[\t\r\n]+/g, ' '));
  return safe.startsWith('"') ? quoted(safe) : safe;
}
