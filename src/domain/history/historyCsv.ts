import { fullDateTime, momentOf } from '@/lib/format';
import { toCsv, type CsvCell } from './csv';
import { columnsFor, type ColumnId, type ColumnRules } from './historyColumns';
import { dataSetRows } from './historyDataSet';
import type { HistoryItem } from './historyItem';
import { creditPullLabel, kindLabel } from './historyLabels';
import type { RequestGroup } from './historyRows';

type Cell = (item: HistoryItem, group: RequestGroup) => CsvCell;

/** All requests of the loan, not only those on the page, with their data sets, as comma-separated text. */
export function historyCsv(groups: readonly RequestGroup[], rules: ColumnRules): string {
  const columns = csvColumns(rules);
  const headings = [...columns.map(({ heading }) => heading), ...dataSetRows(null).map(({ label }) => label)];
  const rows = groups.flatMap((group) =>
    group.items.map((item) => [
      ...columns.map(({ cell }) => cell(item, group)),
      ...dataSetRows(item.ausDataSet).map(({ value, amount }) => amount ?? value),
    ]),
  );
  return toCsv([headings, ...rows]);
}

/** The columns of the screen as far as they hold words, whether or not the reader has hidden them, and the error behind a warning. */
const csvColumns = (rules: ColumnRules): { heading: string; cell: Cell }[] => [
  ...columnsFor(rules).flatMap(({ id, heading }) => {
    const cell = CELLS[id];
    return cell === undefined ? [] : [{ heading, cell }];
  }),
  { heading: 'Error', cell: ({ error }) => error },
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
};

const dateCell = (date: string | null): CsvCell => (momentOf(date) === null ? null : fullDateTime(date));
