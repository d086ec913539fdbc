import { momentOf } from '@/lib/format';
import { dtiOf, type DtiChange } from './dtiChanges';
import { reportAction } from './historyAction';
import type { ColumnId, HistoryColumn } from './historyColumns';
import type { HistoryItem } from './historyItem';
import { creditPullLabel, kindLabel } from './historyLabels';
import { compareIds } from './historyOrder';
import type { RequestGroup } from './historyRows';

export interface HistorySort {
  column: ColumnId;
  isDescending: boolean;
}

/** The order of the specification, in which the requests are already. */
export const NEWEST_FIRST: HistorySort = { column: 'sent', isDescending: true };

type Changes = Readonly<Record<string, DtiChange>>;
type SortValue = string | number | null;

/** Numbers and dates start with the highest, texts with A. */
const HIGHEST_FIRST: readonly ColumnId[] = ['request', 'sent', 'received', 'dti', 'dtiChange'];

/** The order that a press on a column's heading gives: one direction, then the other, then newest first again. */
export function nextSort(sort: HistorySort, column: ColumnId): HistorySort {
  const first = HIGHEST_FIRST.includes(column);
  if (sort.column !== column) return { column, isDescending: first };
  return sort.isDescending === first ? { column, isDescending: !first } : NEWEST_FIRST;
}

/** Writes the order for the address: 'dti', or '-dti' for descending. @empty '' for newest first */
export const sortText = ({ column, isDescending }: HistorySort): string =>
  column === NEWEST_FIRST.column && isDescending ? '' : `${isDescending ? '-' : ''}${column}`;

/** Reads the order from the address. Ignores a column that the user doesn't have. */
export function sortFrom(text: string, columns: readonly { id: ColumnId }[]): HistorySort {
  const isDescending = text.startsWith('-');
  const column = columns.find(({ id }) => id === text.slice(Number(isDescending)))?.id;
  if (column === undefined || !isSortable(column)) return NEWEST_FIRST;
  const sort = { column, isDescending };
  return sortText(sort) === '' ? NEWEST_FIRST : sort;
}

/** The heading of the column that orders the table. */
export const headingOf = (columns: readonly HistoryColumn[], { column }: HistorySort): string =>
  columns.find(({ id }) => id === column)?.heading ?? column;

export const isSortable = (column: ColumnId): boolean => column in VALUES;

/**
 * Sorts requests by a column. The services of a request stay together: its highest value counts in descending order, its
 * lowest in ascending order. Requests without a value come last, and equal requests stay newest first.
 *
 * @empty the same list for newest first
 */
export function sortGroups(
  groups: readonly RequestGroup[],
  { column, isDescending }: HistorySort,
  changes: Changes,
): readonly RequestGroup[] {
  const valueOf = VALUES[column];
  if (valueOf === undefined || (column === NEWEST_FIRST.column && isDescending)) return groups;
  const direction = isDescending ? -1 : 1;
  const compare = (a: SortValue, b: SortValue): number =>
    Number(a === null) - Number(b === null) || direction * compareValues(a ?? 0, b ?? 0);
  return groups
    .map((group) => ({ group, value: group.items.map((item) => valueOf(item, group, changes)).toSorted(compare)[0] }))
    .toSorted((a, b) => compare(a.value ?? null, b.value ?? null))
    .map(({ group }) => group);
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareIds(String(a), String(b));

const VALUES: Partial<Record<ColumnId, (item: HistoryItem, group: RequestGroup, changes: Changes) => SortValue>> = {
  request: (_, { requestId }) => requestId,
  creditPull: creditPullLabel,
  ausType: kindLabel,
  aus: ({ service }) => service,
  casefile: ({ casefileId }) => casefileId,
  sent: (_, { latestDate }) => momentOf(latestDate),
  received: ({ receivedOn }) => momentOf(receivedOn),
  submitter: ({ submittedBy }) => submittedBy?.toLowerCase() ?? null,
  outcome: ({ status }) => status.toLowerCase() || null,
  dti: dtiOf,
  dtiChange: ({ key }, _, changes) => changes[key]?.change ?? null,
  report: (item) => REPORT_ORDER[reportAction(item).kind],
};

/** Reports first, then failures with their report, then messages. */
const REPORT_ORDER = { findings: 1, failedFindings: 2, message: 3, running: null, nothing: null } as const;
