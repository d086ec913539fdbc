/**
 * A table as comma-separated text that spreadsheets open safely: a text that would be run as a formula gets an apostrophe in
 * front, and the byte order mark tells that the text is UTF-8.
 *
 * @shape RFC 4180; numbers stay numbers
 * @empty null is an empty cell
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

export type CsvCell = string | number | null;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
