import type { RequestGroup } from '@/domain/history/historyRows';
import { type HistoryColumn, type HistorySort, sortValueOf } from '@/domain/history/historySort';
import { CardTable } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { TableColumn } from './historyColumns';
import { RequestRows } from './RequestRows';
import { useLinkedHighlight } from './useRequestLink';

interface HistoryTableProps {
  readonly caption: string;
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly TableColumn[];
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
  /** The user may save request and response XML. */
  readonly canDownload: boolean;
  readonly isCompact: boolean;
}

/** The past requests of the loan, one tbody each. */
export function HistoryTable({ caption, groups, columns, sort, onSort, isCompact, ...rest }: HistoryTableProps) {
  const highlight = useLinkedHighlight();
  return (
    <CardTable className="history-table" data-sticky data-density={isCompact ? 'compact' : undefined} {...highlight}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeading key={column.id} {...{ column, sort, onSort }} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <RequestRows key={group.id} {...{ group, columns }} {...rest} />
      ))}
    </CardTable>
  );
}

interface ColumnHeadingProps {
  readonly column: HistoryColumn;
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
}

/** A heading that sorts the table by its column. */
const ColumnHeading = ({ column, sort, onSort }: ColumnHeadingProps) => {
  const { id, heading, isHeadingHidden, isFigure } = column;
  return (
    <th
      scope="col"
      data-column={id}
      data-align={isFigure ? 'end' : undefined}
      aria-sort={sort.column === id ? DIRECTIONS[sort.isDescending ? 'down' : 'up'] : undefined}
    >
      {isHeadingHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : sortValueOf(column) === undefined ? (
        <span>{heading}</span>
      ) : (
        <button className="sort-button" type="button" onClick={() => onSort(column)}>
          {heading}
        </button>
      )}
    </th>
  );
};

const DIRECTIONS = { down: 'descending', up: 'ascending' } as const;
