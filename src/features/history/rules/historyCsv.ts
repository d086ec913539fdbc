import * as historyTexts from '@/features/history/texts';
import { toCsv } from '@/lib/csv';
import { dtiChanges } from './dtiChanges';
import { dataSetRows } from './historyDataSet';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import type { HistoryColumn } from './historySort';
import { own } from '@/lib/own';

/** Returns the requests with their data sets as CSV text, including requests that are not on the page. */
export function historyCsv(groups: readonly RequestGroup[], columns: readonly HistoryColumn[]): string {
  // The text columns of the screen, including hidden ones, and the error text behind a warning.
  const cells = columns.flatMap(({ heading, value, csvValue = value }) =>
    csvValue ? [{ heading, valueOf: csvValue }] : [],
  );
  const changes = dtiChanges(groups.flatMap(({ items }) => items));
  const headings = [
    ...cells.map(({ heading }) => heading),
    historyTexts.errorMessage,
    ...dataSetRows(null).map(({ label }) => label),
  ];
  const rows = groups.flatMap((group) =>
    group.items.map((item) => [
      ...cells.map(({ valueOf }) => valueOf({ item, group, change: own(changes, item.key) })),
      item.error,
      ...dataSetRows(item.ausDataSet).map(({ value, amount }) => amount ?? value),
    ]),
  );
  return toCsv([headings, ...rows]);
}
