/**
 * What a spreadsheet may take for the beginning of a formula: also behind whitespace and invisible characters, and in
 * the full-width and small forms, which NFKC turns into the plain ones. A leading tab or line break starts a new cell
 * in some programs.
 */
const FORMULA = /^(?:[\s\p{C}\p{DI}]*[=+\-@\u2212]|\s*[\t\r\n])/u;

/** Text that a spreadsheet reads as a number, date, time, fraction or truth value, and writes in another way. */
const CHANGED = new RegExp(
  [
    String.raw`[$(]?\s*[.,]?\d[\d.,]*(?:e[+-]?\d+)?\s*[-%)]?`,
    String.raw`\d{1,4}(?:[-/.: ]\d{1,4}){1,6}`,
    String.raw`\d{1,2}(?::\d\d)*\s*[ap]m?`,
    String.raw`(?=.*\d)\d{0,4}[-\s/]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-\s/.,]*[\d\s,]*`,
    'true',
    'false',
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'i',
);
/** Whole numbers that a spreadsheet shows digit for digit: from twelve digits on, it writes 1.23E+11. */
const KEPT = /^(?:0|[1-9]\d{0,10})$/;
/** Characters that fit into a cell. The rest would fall into other rows, or be lost without a word. */
const CELL_LIMIT = 32_767;
const CUT = ' … [cut]';

/**
 * A text that a spreadsheet would run as a formula, or change like the identifier 0012345678, gets an apostrophe. The
 * byte order mark marks the text as UTF-8. @shape RFC 4180; numbers stay numbers @empty null gives an empty cell
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

export type CsvCell = string | number | null;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = asText(value);
  return /[",\r\n]/.test(safe) ? quoted(safe) : safe;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function asText(value: string): string {
  const plain = value.normalize('NFKC');
  const isChanged = CHANGED.test(plain.trim()) && !KEPT.test(value);
  return atMost(isChanged || FORMULA.test(plain) ? `'${value}` : value);
}

/** Never ends in half of a character. */
const atMost = (text: string): string =>
  text.length <= CELL_LIMIT ? text : text.slice(0, CELL_LIMIT - CUT.length).replace(/[\uD800-\uDBFF]$/, '') + CUT;

/** For the clipboard, without formulas. @shape tabs between cells, none within; a line per row @empty null gives '' */
export const toTabs = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(tabCell).join('\t')).join('\n');

function tabCell(value: CsvCell): string {
  if (typeof value !== 'string') return cell(value);
  const safe = asText(value.replaceAll(/[\t\r\n]+/g, ' '));
  return safe.startsWith('"') ? quoted(safe) : safe;
}
