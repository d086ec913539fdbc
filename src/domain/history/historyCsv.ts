import { fullDateTime, momentOf } from '@/lib/format';
import { toCsv, type CsvCell } from './csv';
import { dataSetRows } from './historyDataSet';
import type { HistoryItem } from './historyItem';
import { creditPullLabel, kindLabel } from './historyLabels';
import type { RequestGroup } from './historyRows';

interface CsvOptions {
  /** The Credit Pull Type column exists only in a soft-pull phase. */
  hasCreditPullType: boolean;
  /** The Received column needs its privilege. */
  hasReceivedDate: boolean;
}

interface Column {
  heading: string;
  cell: (item: HistoryItem, group: RequestGroup) => CsvCell;
}

/** All requests of the loan, not only those on the page, with their data sets, as comma-separated text. */
export function historyCsv(groups: readonly RequestGroup[], options: CsvOptions): string {
  const columns = columnsFor(options);
  const headings = [...columns.map(({ heading }) => heading), ...dataSetRows(null).map(({ label }) => label)];
  const rows = groups.flatMap((group) =>
    group.items.map((item) => [
      ...columns.map(({ cell }) => cell(item, group)),
      ...dataSetRows(item.ausDataSet).map(({ value, amount }) => amount ?? value),
    ]),
  );
  return toCsv([headings, ...rows]);
}

const columnsFor = ({ hasCreditPullType, hasReceivedDate }: CsvOptions): Column[] => [
  { heading: 'Request #', cell: (_item, { requestId }) => requestId },
  ...(hasCreditPullType ? [{ heading: 'Credit Pull Type', cell: creditPullLabel }] : []),
  { heading: 'AUS Type', cell: kindLabel },
  { heading: 'AUS', cell: ({ service }) => service },
  { heading: 'CaseFile ID', cell: ({ casefileId }) => casefileId },
  { heading: 'Sent', cell: ({ requestDate }) => dateCell(requestDate) },
  ...(hasReceivedDate ? [{ heading: 'Received', cell: ({ receivedOn }: HistoryItem) => dateCell(receivedOn) }] : []),
  { heading: 'Submitter', cell: ({ submittedBy }) => submittedBy },
  { heading: 'Outcome', cell: ({ status }) => status },
  { heading: 'Error', cell: ({ error }) => error },
];

const dateCell = (date: string | null): CsvCell => (momentOf(date) === null ? null : fullDateTime(date));
