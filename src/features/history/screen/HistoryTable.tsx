import { memo } from 'react';
import { useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import type { RequestGroup } from '@/features/requests/rules/historyRows';
import { directionOf, type HistoryColumn, sortValueOf } from '@/features/history/rules/historySort';
import { selectSelectedServiceKey } from '@/features/requests/historySlice';
import { selectIsRequestOpen } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { ErrorArea } from '@/ui/FailureNotice';
import { lazyComponent } from '@/ui/lazyComponent';
import { MissingValue } from '@/ui/Delivered';
import { CardTable } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { TableColumn } from './historyColumns';
import type { CellInput } from './RequestCells';
import { linkedHighlight } from './useRequestLink';

export interface HistoryTableProps {
  readonly caption: string;
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly TableColumn[];
  readonly sort: string;
  readonly onSort: (column: HistoryColumn) => void;
  readonly canDownload: boolean;
}

export function HistoryTable({ caption, groups, columns, sort, onSort, ...rest }: HistoryTableProps) {
  return (
    <CardTable className="history-table" data-sticky {...linkedHighlight}>
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

interface ColumnHeadingProps extends Pick<HistoryTableProps, 'sort' | 'onSort'> {
  readonly column: HistoryColumn;
}

const ColumnHeading = ({ column, sort, onSort }: ColumnHeadingProps) => {
  const { id, heading, isHeadingHidden, isFigure } = column;
  return (
    <th scope="col" data-column={id} data-align={isFigure ? 'end' : undefined} aria-sort={directionOf(sort, column)}>
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

interface RequestRowProps extends Omit<CellInput, 'isSelected'> {
  readonly columns: readonly TableColumn[];
}

/** One service of a request. Re-renders only when that service changes. */
const RequestRow = memo(function RequestRow({ item, columns, ...rest }: RequestRowProps) {
  const isSelected = useSelector((state: RootState) => selectSelectedServiceKey(state) === item.key);
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {columns.map(({ id, heading, isHeadingHidden, isFigure, cell }) => (
        <td
          key={id}
          data-column={id}
          data-label={isHeadingHidden ? undefined : heading}
          data-align={isFigure ? 'end' : undefined}
        >
          {cell({ item, isSelected, ...rest }) ?? <MissingValue />}
        </td>
      ))}
    </tr>
  );
});

interface RequestRowsProps extends Pick<HistoryTableProps, 'columns' | 'canDownload'> {
  readonly group: RequestGroup;
}

/** A request: one row per service, with details below when expanded. Re-renders only when the request changes. */
const RequestRows = memo(function RequestRows({ group, columns, canDownload }: RequestRowsProps) {
  return (
    <tbody id={group.id} data-group data-links={group.linkedIds.join(' ')}>
      {group.items.map((item, index) => (
        <RequestRow
          // Ids can repeat, and the first service may be listed last.
          key={`${item.key} ${group.items.slice(0, index).filter(({ key }) => key === item.key).length}`}
          toggles={index === 0 ? group.id : null}
          latestDate={group.latestDate}
          {...{ item, columns, canDownload }}
        />
      ))}
      <OpenedDetail group={group} columnCount={columns.length} />
    </tbody>
  );
});

/** Closed at first, so its code loads after the first rows. */
const RequestDetail = lazyComponent(
  async () => (await import('./onDemand')).RequestDetail,
  ({ group }) => <span>{historyTexts.detailsFailed(group.requestId)}</span>,
);

interface OpenedDetailProps extends Pick<RequestRowsProps, 'group'> {
  readonly columnCount: number;
}

/** Reads its own expanded state, so that expanding it doesn't re-render the rows above. */
function OpenedDetail({ group, columnCount }: OpenedDetailProps) {
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, group.id));
  if (!isOpened) return null;
  return (
    <tr data-detail>
      <td colSpan={columnCount}>
        <ErrorArea name="requestDetail" message={historyTexts.detailsFailed(group.requestId)}>
          <RequestDetail group={group} />
        </ErrorArea>
      </td>
    </tr>
  );
}
