import type { CsvCell } from '@/lib/csv';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { DtiChange } from './dtiChanges';
import { compareIds, type RequestGroup } from '@/features/runs/rules/historyRows';
import { own } from '@/lib/own';

interface ColumnInput {
  item: HistoryItem;
  group: RequestGroup;
  /** The change of the DTI against the previous run; undefined for a first run. */
  change: DtiChange | undefined;
}

type ColumnValue = (input: ColumnInput) => CsvCell;

/** Everything about a column of the history but its cell. */
export interface HistoryColumn {
  /** Also in addresses. */
  id: string;
  heading: string;
  /** The column heads controls, so that only screen readers need its heading. */
  isHeadingHidden?: boolean;
  /** Figures are aligned by their decimals. */
  isFigure?: boolean;
  /** What the column sorts by and the file contains, unless one of the next two says otherwise. */
  value?: ColumnValue;
  sortValue?: ColumnValue;
  csvValue?: ColumnValue;
  /** The first press sorts numbers and dates from the highest; texts start with A. */
  isHighestFirst?: boolean;
}

/** The order of the specification, in which the requests are already. */
export const NEWEST_FIRST = '-sent';

/** Ignores a column that the user doesn't have. @shape the id of a column, 'dti', or '-dti' for descending */
export function sortFrom(text: string, columns: readonly HistoryColumn[]): string {
  const column = sortedColumn(columns, text);
  return column && sortValueOf(column) ? text : NEWEST_FIRST;
}

/** One direction, then the other, then newest first. @empty '' for newest first, which the address leaves out */
export function nextSort(sort: string, { id, isHighestFirst = false }: HistoryColumn): string {
  const [first, second] = isHighestFirst ? [`-${id}`, id] : [id, `-${id}`];
  const next = sort === first ? second : sort === second ? NEWEST_FIRST : first;
  return next === NEWEST_FIRST ? '' : next;
}

/** Returns how a column orders the table. @empty undefined for the other columns */
export const directionOf = (sort: string, { id }: HistoryColumn): 'ascending' | 'descending' | undefined =>
  sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;

export const sortedColumn = (columns: readonly HistoryColumn[], sort: string): HistoryColumn | undefined =>
  columns.find((column) => directionOf(sort, column) !== undefined);

/** Returns what a column sorts by. @empty undefined for a column that does not sort */
export const sortValueOf = ({ sortValue, value }: HistoryColumn): ColumnValue | undefined => sortValue ?? value;

/**
 * Sorts requests by a column. The services of a request stay together: its highest value counts in descending order,
 * its lowest in ascending order. Requests without a value come last, and equal requests stay newest first.
 * @spec HIS-25, HIS-67, HIS-68
 * @empty the same list for newest first
 */
export function sortGroups(
  groups: readonly RequestGroup[],
  columns: readonly HistoryColumn[],
  sort: string,
  changes: Readonly<Record<string, DtiChange>>,
): readonly RequestGroup[] {
  const column = sortedColumn(columns, sort);
  const valueOf = column && sortValueOf(column);
  if (column === undefined || valueOf === undefined || sort === NEWEST_FIRST) return groups;
  const direction = directionOf(sort, column) === 'descending' ? -1 : 1;
  const compare = (a: CsvCell, b: CsvCell): number =>
    Number(a === null) - Number(b === null) || direction * compareValues(a ?? 0, b ?? 0);
  const extremeOf = (group: RequestGroup): CsvCell => {
    const values = group.items.map((item) => valueOf({ item, group, change: own(changes, item.key) }));
    return values.map((value) => (value === '' ? null : value)).toSorted(compare)[0] ?? null;
  };
  return groups
    .map((group) => ({ group, value: extremeOf(group) }))
    .toSorted((a, b) => compare(a.value, b.value))
    .map(({ group }) => group);
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareIds(String(a).toLowerCase(), String(b).toLowerCase());
