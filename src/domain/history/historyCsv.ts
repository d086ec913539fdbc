import * as historyTexts from '@/config/texts/historyTexts';
import { fullDateTime, momentOf } from '@/lib/format';
import { toCsv, type CsvCell } from './csv';
import { dtiChanges } from './dtiChanges';
import { columnsFor, type ColumnId, type ColumnRules } from './historyColumns';
import { dataSetRows } from './historyDataSet';
import type { HistoryItem } from './historyItem';
import { creditPullLabel, kindLabel } from './historyLabels';
import type { RequestGroup } from './historyRows';

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
