import type { CsvCell } from './csv';
import type { DtiChange } from './dtiChanges';
import type { HistoryItem } from './historyItem';
import { compareIds } from './historyOrder';
import type { RequestGroup } from './historyRows';

export interface ColumnInput {
  item: HistoryItem;
  group: RequestGroup;
  /** The change of the DTI against the previous run; undefined for a first run. */
  change: DtiChange | undefined;
}

type ColumnValue = (input: ColumnInput) => CsvCell;

/** Everything about a column of the history but its cell. */
export interface HistoryColumn {
  /** Also in addresses and stored preferences. */
  id: string;
  heading: string;
  /** The column heads controls, so that only screen readers need its heading. */
  isHeadingHidden?: boolean;
  /** The user can hide the column. */
  isOptional?: boolean;
  /** Figures are aligned by their decimals. */
  isFigure?: boolean;
  /** What the column sorts by and the file contains; without it, neither. */
  value?: ColumnValue;
  /** What the column sorts by, if that is not its value. */
  sortValue?: ColumnValue;
  /** What the file contains, if that is not its value. */
  csvValue?: ColumnValue;
  /** The first press sorts numbers and dates from the highest; texts start with A. */
  isHighestFirst?: boolean;
}

export interface HistorySort {
  column: string;
  isDescending: boolean;
}

/** The order of the specification, in which the requests are already. */
export const NEWEST_FIRST: HistorySort = { column: 'sent', isDescending: true };

/** The order that a press on a column's heading gives: one direction, then the other, then newest first again. */
export function nextSort(sort: HistorySort, { id, isHighestFirst = false }: HistoryColumn): HistorySort {
  if (sort.column !== id) return { column: id, isDescending: isHighestFirst };
  return sort.isDescending === isHighestFirst ? { column: id, isDescending: !isHighestFirst } : NEWEST_FIRST;
}

/** Writes the order for the address: 'dti', or '-dti' for descending. @empty '' for newest first */
export const sortText = ({ column, isDescending }: HistorySort): string =>
  column === NEWEST_FIRST.column && isDescending ? '' : `${isDescending ? '-' : ''}${column}`;

/** Reads the order from the address. Ignores a column that the user doesn't have. */
export function sortFrom(text: string, columns: readonly HistoryColumn[]): HistorySort {
  const isDescending = text.startsWith('-');
  const column = columns.find(({ id }) => id === text.slice(Number(isDescending)));
  if (column === undefined || sortValueOf(column) === undefined) return NEWEST_FIRST;
  const sort = { column: column.id, isDescending };
  return sortText(sort) === '' ? NEWEST_FIRST : sort;
}

/** Returns what a column sorts by. @empty undefined for a column that does not sort */
export const sortValueOf = ({ sortValue, value }: HistoryColumn): ColumnValue | undefined => sortValue ?? value;

/** The column that orders the table. */
export const sortedColumn = <Column extends HistoryColumn>(
  columns: readonly Column[],
  sort: HistorySort,
): Column | undefined => columns.find(({ id }) => id === sort.column);

/**
 * Sorts requests by a column. The services of a request stay together: its highest value counts in descending order, its
 * lowest in ascending order. Requests without a value come last, and equal requests stay newest first.
 * @empty the same list for newest first
 */
export function sortGroups(
  groups: readonly RequestGroup[],
  columns: readonly HistoryColumn[],
  sort: HistorySort,
  changes: Readonly<Record<string, DtiChange>>,
): readonly RequestGroup[] {
  const column = sortedColumn(columns, sort);
  const valueOf = column && sortValueOf(column);
  if (valueOf === undefined || sortText(sort) === '') return groups;
  const direction = sort.isDescending ? -1 : 1;
  const compare = (a: CsvCell, b: CsvCell): number =>
    Number(a === null) - Number(b === null) || direction * compareValues(a ?? 0, b ?? 0);
  const extremeOf = (group: RequestGroup): CsvCell => {
    const values = group.items.map((item) => valueOf({ item, group, change: changes[item.key] }));
    return values.map((value) => (value === '' ? null : value)).toSorted(compare)[0] ?? null;
  };
  return groups
    .map((group) => ({ group, value: extremeOf(group) }))
    .toSorted((a, b) => compare(a.value, b.value))
    .map(({ group }) => group);
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareIds(String(a).toLowerCase(), String(b).toLowerCase());
