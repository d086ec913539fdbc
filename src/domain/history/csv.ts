import * as historyTexts from '@/config/texts/historyTexts';
import { fullDateTime, momentOf } from '@/lib/format';
import { dtiChanges } from './dtiChanges';
import { type ColumnId, type ColumnRules, columnsFor } from './historyColumns';
import { dataSetRows } from './historyDataSet';
import type { HistoryItem } from './historyItem';
import { creditPullLabel, kindLabel } from './historyLabels';
import type { RequestGroup } from './historyRows';

/**
 * What a spreadsheet may take for the beginning of a formula: also behind whitespace and invisible characters, and in
 * the full-width and small forms, which NFKC turns into the plain ones. A leading tab or line break starts a new cell
 * in some programs.
 */
const FORMULA = /^(?:[\s\p{C}\p{DI}]*[=+\-@\u2212]|\s*[\t\r\n])/u;

/** Text that a spreadsheet reads as a number, date, time, fraction or truth value, and writes in another way. */
const CHANGED = new RegExp(
  [
    String.raw`[$(]?[.,]?\d[\d.,]*(?:e[+-]?\d+)?[-%)]?`,
    String.raw`\d{1,4}(?:[-/.: ]\d{1,4}){1,3}`,
    String.raw`\d{1,2}(?::\d\d)*\s*[ap]m?`,
    String.raw`(?=.*\d)\d{0,4}[-\s/]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-\s/.,]*[\d\s,]*`,
    'true',
    'false',
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'i',
);
/** Whole numbers that a spreadsheet keeps digit for digit. */
const KEPT = /^(?:0|[1-9]\d{0,14})$/;

/**
 * Formats a table as CSV text that spreadsheets open safely. A text that a spreadsheet would run as a formula, or change
 * like the identifier 0012345678, gets a leading apostrophe. The byte order mark marks the text as UTF-8.
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
  const safe = asText(value);
  return /[",\r\n]/.test(safe) ? quoted(safe) : safe;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function asText(value: string): string {
  const plain = value.normalize('NFKC');
  const isChanged = CHANGED.test(plain.trim()) && !KEPT.test(value);
  return isChanged || FORMULA.test(plain) ? `'${value}` : value;
}

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
  const safe = asText(value.replaceAll(/[\t\r\n]+/g, ' '));
  return safe.startsWith('"') ? quoted(safe) : safe;
}

type Cell = (item: HistoryItem, group: RequestGroup, changes: ReturnType<typeof dtiChanges>) => CsvCell;

/** Returns the requests with their data sets as CSV text, including requests that are not on the page. */
export function historyCsv(groups: readonly RequestGroup[], rules: ColumnRules): string {
  const columns = csvColumns(rules);
  const changes = dtiChanges(groups.flatMap(({ items }) => items));
  const headings = [...columns.map(({ heading }) => heading), ...dataSetRows(null).map(({ label }) => label)];
  const rows = groups.flatMap((group) =>
    group.items.map((item) => [
      ...columns.map(({ cell }) => cell(item, group, changes)),
      ...dataSetRows(item.ausDataSet).map(({ value, amount }) => amount ?? value),
    ]),
  );
  return toCsv([headings, ...rows]);
}

/** The text columns of the screen, including hidden ones, and the error text behind a warning. */
const csvColumns = (rules: ColumnRules): { heading: string; cell: Cell }[] => [
  ...columnsFor(rules).flatMap(({ id, heading }) => {
    const cell = CELLS[id];
    return cell === undefined ? [] : [{ heading, cell }];
  }),
  { heading: historyTexts.csvError, cell: ({ error }) => error },
];

const CELLS: Partial<Record<ColumnId, Cell>> = {
  request: (_item, { requestId }) => requestId,
  creditPull: creditPullLabel,
  ausType: kindLabel,
  aus: ({ service }) => service,
  casefile: ({ casefileId }) => casefileId,
  sent: ({ requestDate }) => dateCell(requestDate),
  received: ({ receivedOn }) => dateCell(receivedOn),
  submitter: ({ submittedBy }) => submittedBy,
  outcome: ({ status }) => status,
  dtiChange: ({ key }, _, changes) => changes[key]?.change ?? null,
};

const dateCell = (date: string | null): CsvCell => (momentOf(date) === null ? null : fullDateTime(date));
